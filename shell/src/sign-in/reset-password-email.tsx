import { emailAddress } from '@jobspan/shared-kit/contracts/auth/session'
import { Button, Stack, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type FormEvent, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { formFields } from './form-fields.ts'
import { getEmailErrorKey } from './get-email-error-key.ts'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'

/** Whose password it is. The answer is the same whether there is such an account or not. */
export const ResetPasswordEmail = ({
  email,
  send,
  takeFocus,
}: {
  email: string
  send: (email: string) => Promise<unknown>
  takeFocus: boolean
}) => {
  const t = useTranslations('shell')
  const task = useAsyncAction(formFields.sendResetCode)
  const [fieldError, setFieldError] = useState<string>()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    const parsed = z.safeParse(emailAddress, typed)
    setFieldError(parsed.success ? undefined : t(getEmailErrorKey(typed)))
    if (!parsed.success) return field.current?.focus()
    void task.run(() => send(parsed.data))
  }
  return (
    <StepLayout
      title={t('account.reset.title')}
      text={t('account.reset.emailText')}
      errorMessage={task.errorMessage}
      takeFocus={takeFocus}
    >
      <form onSubmit={submit} method="post" noValidate>
        <Stack gap={16}>
          <TextField
            ref={field}
            label={t('account.email')}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            error={fieldError ?? task.fieldErrors.email}
          />
          <Button type="submit" size="large" block loading={task.isPending}>
            {t('account.sendCode')}
          </Button>
        </Stack>
      </form>
      <OtherSignInMethodsLink flow={{ redirect: undefined }} />
    </StepLayout>
  )
}
