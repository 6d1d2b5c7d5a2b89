import { landingPath } from '@jobspan/shared-kit/account'
import { fullName } from '@jobspan/shared-kit/contracts/person-name'
import type { SessionUser } from '@jobspan/shared-kit/contracts/session'
import { Button, ButtonLink, Stack } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage } from '@jobspan/shared-kit/routing'
import { useEffect } from 'react'
import { useSignOut } from './sign-out.ts'
import { StepFrame } from './step-frame.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Somebody who is signed in needs no second account (spec section 8): offers the way on, or out. */
export const AlreadyIn = ({
  flow,
  user,
  goesOn,
}: {
  flow: SignInFlow
  user: SessionUser
  /** They came back from a social login that has just signed them in. */
  goesOn: boolean
}) => {
  const t = useText('shell')
  const { locale } = usePlatform()
  const host = useHost()
  const signOut = useSignOut()
  const target = landingPath('sign-in', user, flow.redirect, (path) => host?.hasPage(path) ?? false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once, when it is shown.
  useEffect(() => {
    if (goesOn) void flow.land('sign-in', user)
  }, [])
  return (
    <StepFrame
      title={t('account.alreadyTitle')}
      text={t('account.already', { name: fullName(user) })}
      takeFocus={false}
    >
      <Stack gap={8}>
        <ButtonLink
          size="large"
          block
          href={splitLanguage(target).language ? target : inLanguage(locale.language, target)}
        >
          {t('account.continue')}
        </ButtonLink>
        <Button variant="quiet" size="large" block onClick={() => void signOut()}>
          {t('account.switch')}
        </Button>
      </Stack>
    </StepFrame>
  )
}
