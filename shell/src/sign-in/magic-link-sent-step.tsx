import { ResendButton, useResend } from '@jobspan/shared-features/account'
import { Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'
import { isolateLtr } from './isolate-ltr.ts'
import { JustSent } from './just-sent.tsx'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'
import { useSendCode } from './use-send-code.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** A link is on its way by mail; there is nothing to do here but to wait or to ask again. */
export const MagicLinkSentStep = ({ flow, takeFocus }: { flow: SignInFlow; takeFocus: boolean }) => {
  const t = useTranslations('shell')
  const { notify } = usePlatform()
  const sendCode = useSendCode(flow)
  const { secondsLeft, start } = useResend()
  const sending = useAsyncAction()
  const { sent } = flow.draft
  useEffect(() => {
    if (sent) start((sent.resendAt - Date.now()) / 1000)
  }, [sent, start])
  const again = () =>
    void sending.run(async () => {
      if (!sent) return
      if (await sendCode(sent)) notify(t('account.link.sentAgain'), 'success')
    })
  return (
    <StepLayout
      title={t('account.link.title')}
      text={sent ? t('account.link.text', { to: isolateLtr(sent.to) }) : undefined}
      errorMessage={sending.errorMessage}
      takeFocus={takeFocus}
    >
      {sent?.isEarlier && secondsLeft > 0 && <JustSent what="link" secondsLeft={secondsLeft} />}
      <Stack gap={16} align="start">
        <ResendButton secondsLeft={secondsLeft} onPress={again} sending={sending.isPending} what="link" />
        <OtherSignInMethodsLink flow={flow} />
      </Stack>
    </StepLayout>
  )
}
