import { Text, TextLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { RegisterForm } from './register-form.tsx'
import { stepHref } from './sign-in-steps.ts'
import { StepLayout } from './step-layout.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** A new account with a password. */
export const RegisterStep = ({ flow, takeFocus }: { flow: SignInFlow; takeFocus: boolean }) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  return (
    <StepLayout title={t('account.registerTitle')} text={t('account.signInText')} takeFocus={takeFocus}>
      <RegisterForm
        email={flow.draft.email}
        onSend={(email) => flow.recordMethod('register', { email })}
        onDone={(user) => flow.finishSignIn('sign-up', user)}
      />
      <Text align="center">
        <TextLink href={stepHref(locale.language, 'start', flow.redirect)}>{t('account.toSignIn')}</TextLink>
      </Text>
    </StepLayout>
  )
}
