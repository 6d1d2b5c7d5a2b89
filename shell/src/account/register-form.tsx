import { register, registerBody } from '@jobspan/shared-kit/contracts/session'
import { Button, Checkbox, Grid, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { z } from 'zod/mini'
import { registerError } from './account-errors.ts'
import { useAccountForm } from './use-account-form.ts'

const messages = {
  email: 'account.errors.email',
  password: 'account.errors.passwordShort',
  first_name: 'account.errors.name',
  last_name: 'account.errors.name',
  terms_and_condition: 'account.errors.terms',
} as const
type Field = keyof typeof messages

/** Where the family name is said first, it is asked first. */
const familyNameFirst: readonly string[] = ['ja', 'zh-cn', 'zh-tw']

/** A new account: name, email and password. */
export const RegisterForm = ({ onDone }: { onDone: () => Promise<void> }) => {
  const t = useText('shell')
  const { api, site, locale } = usePlatform()
  const read = (values: FormData) => ({
    email: String(values.get('email') ?? ''),
    password: String(values.get('password') ?? ''),
    first_name: String(values.get('first_name') ?? ''),
    last_name: String(values.get('last_name') ?? ''),
    terms_and_condition: values.has('terms_and_condition') ? (1 as const) : 0,
    is_subscribe: values.has('is_subscribe') ? (1 as const) : (0 as const),
    country_key: locale.country,
  })
  const form = useAccountForm<Field>({
    check: (values) => {
      const parsed = z.safeParse(registerBody, read(values))
      const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0]))
      return Object.fromEntries(wrong.filter((name) => name in messages).map((name) => [name, messages[name as Field]]))
    },
    send: async (values) => {
      await api.call(register, { body: { ...read(values), terms_and_condition: 1 } })
      await onDone()
    },
    explain: registerError,
  })
  const firstName = (
    <TextField
      key="first"
      label={t('account.firstName')}
      name="first_name"
      autoComplete="given-name"
      error={form.problem('first_name')}
    />
  )
  const lastName = (
    <TextField
      key="last"
      label={t('account.lastName')}
      name="last_name"
      autoComplete="family-name"
      error={form.problem('last_name')}
    />
  )
  return (
    <form onSubmit={form.submit} method="post" noValidate>
      <Stack gap={16}>
        {form.failure && (
          <Notice severity="error" live>
            {form.failure}
          </Notice>
        )}
        <Grid columns={2} gap={16}>
          {familyNameFirst.includes(locale.language) ? [lastName, firstName] : [firstName, lastName]}
        </Grid>
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="email"
          error={form.problem('email')}
        />
        <TextField
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('account.newPasswordHint')}
          error={form.problem('password')}
        />
        <Stack gap={4}>
          <Checkbox
            name="terms_and_condition"
            label={t('account.terms', { brand: site.brand })}
            error={form.problem('terms_and_condition')}
          />
          <Checkbox name="is_subscribe" label={t('account.news')} />
        </Stack>
        <Button type="submit" size="large" block loading={form.sending}>
          {t('account.register')}
        </Button>
      </Stack>
    </form>
  )
}
