import { ResendButton } from '@jobspan/shared-features/account'
import { isApiError } from '@jobspan/shared-kit/api'
import { resetPassword } from '@jobspan/shared-kit/contracts/auth/password-reset'
import { newPassword } from '@jobspan/shared-kit/contracts/auth/session'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Button, Stack, TextField, visuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { z } from 'zod/mini'
import { formFields } from './form-fields.ts'
import { isolateLtr } from './isolate-ltr.ts'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'

/** For password managers, which want to know whose password it is. */
const Unseen = styled.input`
  ${visuallyHidden}
`

/** The code was wrong, used or expired: no password set with it ever counts. */
const goneCodes = new Set<number>([errorCode.codeWrong, errorCode.codeUsed, errorCode.codeExpired])

/** The new password; setting it ends every session of the account. */
export const ResetPasswordForm = ({
  email,
  otp,
  sendAgain,
  onDone,
}: {
  email: string
  otp: string
  sendAgain: () => Promise<unknown>
  /** The password is set; the page waits for what follows. */
  onDone: (password: string) => Promise<void>
}) => {
  const t = useTranslations('shell')
  const { api } = usePlatform()
  const task = useAsyncAction(formFields.resetPassword)
  const [fieldError, setFieldError] = useState<string>()
  const [isCodeGone, setCodeGone] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = z.safeParse(newPassword, field.current?.value ?? '')
    setFieldError(parsed.success ? undefined : t('account.errors.passwordShort'))
    if (!parsed.success) return field.current?.focus()
    void task.run(async () => {
      await api.call(resetPassword, { body: { email, otp, new_password: parsed.data } }).catch((error) => {
        setCodeGone(isApiError(error) && goneCodes.has(error.code))
        throw error
      })
      await onDone(parsed.data)
    })
  }
  return (
    <StepLayout
      title={t('account.reset.title')}
      text={t('account.reset.newText', { email: isolateLtr(email) })}
      errorMessage={task.errorMessage}
      takeFocus
    >
      <form onSubmit={submit} method="post" noValidate>
        <Stack gap={16}>
          <Unseen type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
          <TextField
            ref={field}
            label={t('account.reset.newPassword')}
            name="password"
            type="password"
            autoComplete="new-password"
            hint={t('account.newPasswordHint')}
            error={fieldError ?? task.fieldErrors.password}
          />
          <Button type="submit" size="large" block loading={task.isPending}>
            {t('account.reset.submit')}
          </Button>
          {isCodeGone && (
            <ResendButton secondsLeft={0} onPress={() => void task.run(sendAgain)} sending={task.isPending} />
          )}
        </Stack>
      </form>
    </StepLayout>
  )
}
