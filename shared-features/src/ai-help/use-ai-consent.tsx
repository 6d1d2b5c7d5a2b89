import type { AiPurpose } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { aiHelpQuery } from './ai-help-query.ts'
import { ConsentDialog } from './consent-dialog.tsx'

/** `isByRules`: the member would rather have it done by the rules of this site. */
type OnAllowed = (isByRules: boolean) => void
type Callbacks = { onAllowed: OnAllowed; onError: (error: unknown) => void }

/**
 * Asks the member before anything goes to a provider that they have not consented to; rules that are part of the site need no consent.
 * `dialog` is to be rendered.
 *
 * @param offersRules false where rules would do nothing that they have not done already
 */
export const useAiConsent = (purpose: AiPurpose, { offersRules = true } = {}) => {
  const { api, queryClient } = usePlatform()
  const [asked, setAsked] = useState<{ provider: string; onAllowed: OnAllowed }>()
  const [isOpen, setOpen] = useState(false)
  const ask = async ({ onAllowed, onError }: Callbacks, options: { staleTime?: number } = {}) => {
    try {
      const { source, consented_at: consentedAt } = (await queryClient.fetchQuery({ ...aiHelpQuery(api), ...options }))[
        purpose
      ]
      if (source.kind === 'rules' || consentedAt !== null) return onAllowed(false)
      setAsked({ provider: source.name ?? '', onAllowed })
      setOpen(true)
    } catch (error) {
      onError(error)
    }
  }
  return {
    ask: (callbacks: Callbacks) => void ask(callbacks),
    /** For what the API refused: the consent was withdrawn elsewhere, or another provider answers by now. */
    askAgain: (callbacks: Callbacks) => void ask(callbacks, { staleTime: 0 }),
    dialog: asked && (
      <ConsentDialog
        purpose={purpose}
        provider={asked.provider}
        offersRules={offersRules}
        open={isOpen}
        onClose={() => setOpen(false)}
        onAllowed={(isByRules) => {
          setOpen(false)
          asked.onAllowed(isByRules)
        }}
      />
    ),
  }
}
