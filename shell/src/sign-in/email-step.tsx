import { Inline, Text, TextLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { EmailSignInMethods } from './email-sign-in-methods.tsx'
import { loadLazySteps } from './load-lazy-steps.ts'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { stepHref } from './sign-in-steps.ts'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** An address has no place to break at, and may be longer than a phone is wide. */
const Address = styled.span`
  overflow-wrap: anywhere;
`

/** How to go on with an address: password, code or link. */
export const EmailStep = ({ flow, takeFocus }: { flow: SignInFlow; takeFocus: boolean }) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const task = useAsyncAction()
  useEffect(() => {
    // What comes next comes soon.
    loadLazySteps().catch(() => undefined)
  }, [])
  return (
    <StepLayout
      title={t('account.emailTitle')}
      text={
        <Inline as="span" gap={8}>
          <Text as="span" direction="ltr" tone="inherit">
            <Address>{flow.draft.email}</Address>
          </Text>
          <TextLink href={stepHref(locale.language, 'start', flow.redirect)}>{t('account.change')}</TextLink>
        </Inline>
      }
      errorMessage={task.errorMessage}
      takeFocus={takeFocus}
    >
      <EmailSignInMethods
        email={flow.draft.email}
        withoutPassword={t('account.withoutPassword')}
        flow={flow}
        task={task}
      />
      <OtherSignInMethodsLink flow={flow} />
    </StepLayout>
  )
}
