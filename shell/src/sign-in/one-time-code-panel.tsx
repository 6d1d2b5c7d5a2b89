import { ResendButton, useResend } from '@jobspan/shared-features/account'
import { Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type ReactNode, useEffect, useState } from 'react'
import { formFields } from './form-fields.ts'
import { isolateLtr } from './isolate-ltr.ts'
import { JustSent } from './just-sent.tsx'
import { OneTimeCodeForm } from './one-time-code-form.tsx'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'

/** The six digits that were sent somewhere, looked at as soon as they are whole; another code may be asked for after a while. */
export const OneTimeCodePanel = ({
  to,
  text,
  resendAt,
  isEarlier = false,
  check,
  sendAgain,
  takeFocus,
  children,
}: {
  to: string
  /** Why it was sent, where that is not plain from what was done before. */
  text?: string
  /** When another may be sent, in milliseconds since 1970. */
  resendAt: number
  /** It was sent before, and another was asked for too early. */
  isEarlier?: boolean | undefined
  check: (otp: string) => Promise<void>
  /** False where none was sent, because one went there a moment ago. */
  sendAgain: () => Promise<boolean>
  takeFocus: boolean
  children?: ReactNode
}) => {
  const t = useTranslations('shell')
  const { notify } = usePlatform()
  const task = useAsyncAction(formFields.loginWithCode)
  const sending = useAsyncAction()
  const { secondsLeft, start } = useResend()
  const [code, setCode] = useState('')
  useEffect(() => start((resendAt - Date.now()) / 1000), [resendAt, start])
  const verify = (otp: string) => {
    if (!task.isPending) void task.run(() => check(otp))
  }
  const again = () => {
    setCode('')
    task.setErrorMessage('')
    void sending.run(async () => {
      if (await sendAgain()) notify(t('account.code.sentAgain'), 'success')
    })
  }
  return (
    <StepLayout
      title={t('account.code.title')}
      text={text ?? t('account.code.text', { to: isolateLtr(to) })}
      errorMessage={sending.errorMessage}
      takeFocus={takeFocus}
    >
      {isEarlier && secondsLeft > 0 && <JustSent what="code" secondsLeft={secondsLeft} />}
      <OneTimeCodeForm code={code} onChange={setCode} verify={verify} task={task} />
      <Stack gap={16} align="start">
        <ResendButton secondsLeft={secondsLeft} onPress={again} sending={sending.isPending} />
        {children}
      </Stack>
    </StepLayout>
  )
}
