import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Button, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { loadSignInContracts } from './load-sign-in-contracts.ts'
import { SocialMark, socialNames } from './social-icon.tsx'
import type { useAsyncAction } from './use-async-action.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** A button for each company that vouches here. Pressing one leaves for that company, which leads back. */
export const SocialButtons = ({
  providers,
  flow,
  task,
}: {
  providers: readonly SocialProvider[]
  flow: SignInFlow
  task: ReturnType<typeof useAsyncAction>
}) => {
  const t = useTranslations('shell')
  const { api } = usePlatform()
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const leave = (provider: SocialProvider) => {
    flow.recordMethod(provider)
    setLeaving(provider)
    void task.run(async () => {
      try {
        const { socialLogin } = await loadSignInContracts()
        const body = { social_type: provider, ...(flow.redirect ? { redirect: flow.redirect } : {}) }
        const { authorise_url } = await api.call(socialLogin, { body })
        location.assign(authorise_url)
      } catch (error) {
        setLeaving(null)
        throw error
      }
    })
  }
  if (providers.length === 0) return null
  return (
    <Stack gap={8} as="ul">
      {providers.map((provider) => (
        <li key={provider}>
          <Button
            variant="secondary"
            size="large"
            block
            loading={leaving === provider}
            disabled={leaving !== null && leaving !== provider}
            onClick={() => leave(provider)}
          >
            <SocialMark provider={provider} />
            {t('account.with', { name: socialNames[provider] })}
          </Button>
        </li>
      ))}
    </Stack>
  )
}
