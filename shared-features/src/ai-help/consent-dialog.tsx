import { isApiError } from '@jobspan/shared-kit/api'
import type { AiPurpose } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Button, Heading, LazyDialog, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { Check, type LucideIcon, Minus } from 'lucide-react'
import { useEffect } from 'react'
import { IconList } from '../lists/icon-list.tsx'
import { aiHelpQuery } from './ai-help-query.ts'
import { useAiErrorText } from './use-ai-error-text.ts'
import { useAiTexts } from './use-ai-texts.ts'

/** Whether another provider answers than the one whose name was shown, or none. */
const isOtherProvider = (error: unknown) => isApiError(error) && error.code === errorCode.aiProviderChanged

/** Gives the consent to a provider. Where another one answers by now, asks again which it is. */
const useGiveConsent = (purpose: AiPurpose, provider: string, onGiven: () => void) => {
  const { api, queryClient } = usePlatform()
  const { queryKey } = aiHelpQuery(api)
  return useMutation({
    mutationFn: async () => {
      const { giveAiConsent } = await import('@jobspan/shared-kit/contracts/ai/ai-help')
      return api.call(giveAiConsent, { params: { purpose }, body: { provider } })
    },
    onSuccess: (help) => {
      queryClient.setQueryData(queryKey, help)
      onGiven()
    },
    onError: (error) => {
      if (isOtherProvider(error)) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** What goes to the provider, and what does not. */
function SentData({ purpose }: { purpose: AiPurpose }) {
  const t = useAiTexts()
  const groups = [
    { title: t('consent.sent'), lines: purpose === 'text' ? ['records', 'summary'] : ['style'], glyph: Check },
    {
      title: t('consent.notSent'),
      lines: purpose === 'text' ? ['identity', 'organisations'] : ['profile'],
      glyph: Minus,
    },
  ] satisfies { title: string; lines: string[]; glyph: LucideIcon }[]
  return groups.map(({ title, lines, glyph }) => (
    <Stack key={title} gap={8}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <IconList lines={lines.map((line) => t(`consent.line.${line}`))} glyph={glyph} soft size={15} />
    </Stack>
  ))
}

/**
 * Names the provider, what goes there and what does not. `onAllowed` is called once the consent is stored, or at once where the member would
 * rather have it done by rules.
 */
export function ConsentDialog({
  purpose,
  provider,
  offersRules,
  open,
  onClose,
  onAllowed,
}: {
  purpose: AiPurpose
  provider: string
  offersRules: boolean
  open: boolean
  onClose: () => void
  onAllowed: (isByRules: boolean) => void
}) {
  const t = useAiTexts()
  const toErrorText = useAiErrorText()
  const consent = useGiveConsent(purpose, provider, () => onAllowed(false))
  const { reset } = consent
  useEffect(() => {
    if (open) reset()
  }, [open, reset])
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t(`consent.title.${purpose}`, { provider })}
      footer={
        <>
          <Button variant="secondary" onClick={offersRules ? () => onAllowed(true) : onClose}>
            {t(offersRules ? `consent.rules.${purpose}` : 'consent.notNow')}
          </Button>
          {!isOtherProvider(consent.error) && (
            <Button loading={consent.isPending} onClick={() => consent.mutate()}>
              {t('consent.allow')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {consent.error && (
          <Notice severity="error" live>
            {isOtherProvider(consent.error) ? t('consent.changed') : toErrorText(consent.error)}
          </Notice>
        )}
        <Text>{t(`consent.lead.${purpose}`, { provider })}</Text>
        <SentData purpose={purpose} />
        <Text size={13} tone="soft">
          {t('consent.withdraw')}
        </Text>
      </Stack>
    </LazyDialog>
  )
}
