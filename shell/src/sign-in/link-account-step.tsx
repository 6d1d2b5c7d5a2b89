import { cancelPendingSignIn, type SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Button } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { EmailSignInMethods } from './email-sign-in-methods.tsx'
import { isolateLtr } from './isolate-ltr.ts'
import { pendingSignInQuery } from './pending-sign-in-query.ts'
import { socialNames } from './social-icon.tsx'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/**
 * A social account whose address has an account here: whoever signs in to that one joins the two. The API does the joining at
 * the end of the sign-in; nothing here could be forged into somebody else's account.
 */
export const LinkAccountStep = ({
  provider,
  email,
  flow,
  takeFocus,
}: {
  provider: SocialProvider
  email: string
  flow: SignInFlow
  takeFocus: boolean
}) => {
  const t = useTranslations('shell')
  const { api, queryClient } = usePlatform()
  const task = useAsyncAction()
  const name = socialNames[provider]
  const decline = () =>
    void task.run(async () => {
      await api.call(cancelPendingSignIn)
      queryClient.removeQueries({ queryKey: pendingSignInQuery(api).queryKey })
      flow.go('start', true)
    })
  return (
    <StepLayout
      title={t('account.linkAccount.title', { name })}
      text={t('account.linkAccount.text', { name, email: isolateLtr(email) })}
      errorMessage={task.errorMessage}
      takeFocus={takeFocus}
    >
      <EmailSignInMethods
        email={email}
        withoutPassword={t('account.linkAccount.withoutPassword')}
        flow={flow}
        task={task}
      />
      <Button variant="quiet" onClick={decline}>
        {t('account.linkAccount.decline')}
      </Button>
    </StepLayout>
  )
}
