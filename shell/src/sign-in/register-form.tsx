import { register, registerBody, type SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { Button, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { z } from 'zod/mini'
import { registerError } from './account-errors.ts'
import { formFields } from './form-fields.ts'
import { NameFields } from './name-fields.tsx'
import { type RegistrationField, readRegistration, toFieldErrors } from './registration-values.ts'
import { TermsFields } from './terms-fields.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

/** A new account: name, email and password. */
export const RegisterForm = ({
  email,
  onDone,
  onSend,
}: {
  /** Typed before. */
  email: string
  onDone: (user: SessionUser) => Promise<void>
  onSend: (email: string) => void
}) => {
  const t = useTranslations('shell')
  const { api, locale } = usePlatform()
  const read = (values: FormData) => ({
    email: String(values.get('email') ?? ''),
    password: String(values.get('password') ?? ''),
    ...readRegistration(values, locale.country),
  })
  const form = useSignInForm<RegistrationField>({
    check: (values) => {
      const typed = read(values)
      const parsed = z.safeParse(registerBody, typed)
      return parsed.success ? {} : toFieldErrors(parsed.error.issues, typed)
    },
    send: async (values) => {
      const body = { ...read(values), terms_and_condition: 1 as const }
      onSend(body.email)
      await onDone((await api.call(register, { body })).user)
    },
    explain: registerError,
    fields: formFields.register,
  })
  return (
    <form onSubmit={form.submit} method="post" noValidate>
      <Stack gap={16}>
        {form.failure && (
          <Notice severity="error" live>
            {form.failure}
          </Notice>
        )}
        <NameFields fieldError={form.fieldError} />
        <TextField
          key={email}
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={form.fieldError('email')}
        />
        <TextField
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('account.newPasswordHint')}
          error={form.fieldError('password')}
        />
        <TermsFields errorMessage={form.fieldError('terms_and_condition')} />
        <Button type="submit" size="large" block loading={form.sending}>
          {t('account.register')}
        </Button>
      </Stack>
    </form>
  )
}
