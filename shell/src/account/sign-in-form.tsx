import { login, loginBody } from '@jobspan/shared-kit/contracts/session'
import { Button, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { z } from 'zod/mini'
import { signInError } from './account-errors.ts'
import { useAccountForm } from './use-account-form.ts'

const text = (values: FormData, name: string) => String(values.get(name) ?? '')

/** Email and password. */
export const SignInForm = ({ onDone }: { onDone: () => Promise<void> }) => {
  const t = useText('shell')
  const { api, locale } = usePlatform()
  const form = useAccountForm<'email' | 'password'>({
    check: (values) => {
      const parsed = z.safeParse(loginBody, { login: text(values, 'email'), password: text(values, 'password') })
      const wrong = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0]))
      return {
        ...(wrong.has('login') ? { email: 'account.errors.email' } : {}),
        ...(wrong.has('password') ? { password: 'account.errors.passwordMissing' } : {}),
      }
    },
    send: async (values) => {
      const body = { login: text(values, 'email'), password: text(values, 'password'), language_code: locale.language }
      await api.call(login, { body })
      await onDone()
    },
    explain: signInError,
  })
  return (
    <form onSubmit={form.submit} method="post" noValidate>
      <Stack gap={16}>
        {form.failure && (
          <Notice severity="error" live>
            {form.failure}
          </Notice>
        )}
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={form.problem('email')}
        />
        <TextField
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={form.problem('password')}
        />
        <Button type="submit" size="large" block loading={form.sending}>
          {t('account.signIn')}
        </Button>
      </Stack>
    </form>
  )
}
