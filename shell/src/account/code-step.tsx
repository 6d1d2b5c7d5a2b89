import { ResendButton, useResend } from '@jobspan/shared-kit/account'
import { loginWithCode } from '@jobspan/shared-kit/contracts/sign-in'
import { Stack } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { isolated } from './isolated.ts'
import { OtherWays } from './other-ways.tsx'
import { StepFrame } from './step-frame.tsx'
import { useSendCode } from './use-send-code.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'
import { useTask } from './use-task.ts'

/** The six digits that went to an address or a number; sent on as soon as they are whole. */
export const CodeStep = ({ flow, takeFocus }: { flow: SignInFlow; takeFocus: boolean }) => {
  const t = useText('shell')
  const { api, notify } = usePlatform()
  const sendCode = useSendCode(flow)
  const resend = useResend()
  const task = useTask()
  const sending = useTask()
  const [code, setCode] = useState('')
  const { sent } = flow.draft
  const { start } = resend
  useEffect(() => {
    if (sent) start((sent.resendAt - Date.now()) / 1000)
  }, [sent, start])

  const verify = (otp: string) => {
    if (!sent || sent.what === 'link' || task.busy) return
    const body =
      sent.what === 'email-code'
        ? { channel: 'email' as const, email: sent.to, otp }
        : { channel: 'phone' as const, phone_num: sent.to, otp }
    void task.run(async () => flow.end(await api.call(loginWithCode, { body })))
  }
  const again = () => {
    if (!sent) return
    setCode('')
    task.setProblem('')
    void sending.run(async () => {
      await sendCode(sent)
      notify(t('account.code.sentAgain'), 'success')
    })
  }

  return (
    <StepFrame
      title={t('account.code.title')}
      text={sent ? t('account.code.text', { to: isolated(sent.to) }) : undefined}
      problem={sending.problem}
      takeFocus={takeFocus}
    >
      <CodeForm code={code} onChange={setCode} verify={verify} task={task} />
      <Stack gap={16} align="start">
        <ResendButton secondsLeft={resend.secondsLeft} onPress={again} sending={sending.busy} />
        <OtherWays flow={flow} />
      </Stack>
    </StepFrame>
  )
}
