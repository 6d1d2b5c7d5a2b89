import { ResendButton, useResend } from '@jobspan/shared-kit/account'
import { sendResetCode, verifyResetCode } from '@jobspan/shared-kit/contracts/password-reset'
import { Stack } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { isolated } from './isolated.ts'
import type { Reset } from './reset-password.tsx'
import { StepFrame } from './step-frame.tsx'
import { useTask } from './use-task.ts'

/** The six digits that were mailed. They are only looked at here and used up with the new password. */
export const ResetCode = ({
  email,
  resendAfter,
  onRight,
}: {
  email: string
  resendAfter: number
  onRight: (next: Reset) => void
}) => {
  const t = useText('shell')
  const { api, notify } = usePlatform()
  const task = useTask()
  const sending = useTask()
  const { secondsLeft, start } = useResend()
  const [code, setCode] = useState('')
  useEffect(() => start(resendAfter), [resendAfter, start])
  const verify = (otp: string) => {
    if (task.busy) return
    void task.run(async () => {
      await api.call(verifyResetCode, { body: { email, otp } })
      onRight({ step: 'password', email, otp })
    })
  }
  const again = () => {
    setCode('')
    task.setProblem('')
    void sending.run(async () => {
      start((await api.call(sendResetCode, { body: { email } })).resend_after)
      notify(t('account.code.sentAgain'), 'success')
    })
  }
  return (
    <StepFrame
      title={t('account.code.title')}
      text={t('account.code.text', { to: isolated(email) })}
      problem={sending.problem}
      takeFocus
    >
      <CodeForm code={code} onChange={setCode} verify={verify} task={task} />
      <Stack align="start">
        <ResendButton secondsLeft={secondsLeft} onPress={again} sending={sending.busy} />
      </Stack>
    </StepFrame>
  )
}
