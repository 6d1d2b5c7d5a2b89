import { landingPath } from '@jobspan/shared-features/account'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { getDisplayName } from '@jobspan/shared-kit/contracts/members/person-name'
import { Button, ButtonLink, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { useEffect } from 'react'
import { useSignOut } from '../session/use-sign-out.ts'
import { getLinkExpiredStep } from './get-link-expired-step.ts'
import { socialNames } from './social-icon.tsx'
import { StepLayout } from './step-layout.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'

/**
 * Somebody who is signed in needs no second account (docs/product-rules.md#registering-twice): offers the way on, or out. Where a
 * social account was to be linked by signing in, and that came too late, says so first: who presses its button next time would
 * wonder.
 */
export const AlreadySignedIn = ({
  flow,
  user,
  shouldContinue,
}: {
  flow: SignInFlow
  user: SessionUser
  /** They came back from a social login that has just signed them in. */
  shouldContinue: boolean
}) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const host = useHost()
  const signOut = useSignOut()
  const [search] = useSearchParams()
  const unlinkedProvider = (Object.keys(socialNames) as SocialProvider[]).find(
    (each) => getLinkExpiredStep(each) === search.get('step'),
  )
  const target = landingPath('sign-in', user, flow.redirect, (path) => host?.hasPage(path) ?? false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once, when it is shown.
  useEffect(() => {
    if (shouldContinue) void flow.finishSignIn('sign-in', user)
  }, [])
  const onward = (
    <ButtonLink size="large" block href={splitLanguage(target).language ? target : inLanguage(locale.language, target)}>
      {t('account.continue')}
    </ButtonLink>
  )
  if (unlinkedProvider) {
    const name = socialNames[unlinkedProvider]
    const settings = urls.accountSettings('account')
    return (
      <StepLayout
        title={t('account.linkAccount.lateTitle', { name })}
        text={t('account.linkAccount.late', { name })}
        takeFocus
      >
        <Stack gap={8}>
          {onward}
          {host?.hasPage(settings) && (
            <ButtonLink variant="quiet" size="large" block href={inLanguage(locale.language, settings)}>
              {t('header.settings')}
            </ButtonLink>
          )}
        </Stack>
      </StepLayout>
    )
  }
  return (
    <StepLayout
      title={t('account.alreadyTitle')}
      text={t('account.already', { name: getDisplayName(user) })}
      takeFocus={false}
    >
      <Stack gap={8}>
        {onward}
        <Button variant="quiet" size="large" block onClick={() => void signOut()}>
          {t('account.switch')}
        </Button>
      </Stack>
    </StepLayout>
  )
}
