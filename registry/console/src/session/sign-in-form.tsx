import { isApiError } from '@jobspan/shared-kit/api'
import { Button, ButtonLink, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { type FormEvent, useState } from 'react'
import { showErrorsAndFocusFirst } from '../components/show-errors-and-focus-first.ts'
import { useErrorMessage } from '../components/use-error-message.ts'
import { formFields } from '../form-fields.ts'
import { useSignIn } from '../operations/sign-in.ts'
import { useConsoleText } from '../texts.ts'

type FieldErrors = { email?: string; password?: string }

/** Name and password, and the company's own sign-in where there is one. `email` is filled in for who was signed in. */
export function SignInForm({ email: known = '', oidc }: { email?: string; oidc: string | null }) {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  const signIn = useSignIn()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { email: email.trim(), password }
    const found: FieldErrors = {
      ...(body.email === '' ? { email: t('signIn.emailMissing') } : {}),
      ...(body.password === '' ? { password: t('signIn.passwordMissing') } : {}),
    }
    showErrorsAndFocusFirst(event.currentTarget, () => setErrors(found))
    if (Object.keys(found).length === 0) signIn.mutate(body)
  }

  const refused = isApiError(signIn.error) && signIn.error.status === 401
  const refusal = useFormRefusal()(signIn.error, formFields.signIn, toErrorMessage)
  const summary = refused ? t('signIn.wrong') : refusal.summary
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {summary && (
          <Notice severity="error" live>
            {summary}
          </Notice>
        )}
        <TextField
          label={t('signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          error={errors.email ?? refusal.fields.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextField
          label={t('signIn.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={errors.password ?? refusal.fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" block loading={signIn.isPending}>
          {t('signIn.submit')}
        </Button>
        {oidc && (
          <ButtonLink href={oidc} variant="secondary" block>
            {t('signIn.oidc')}
          </ButtonLink>
        )}
      </Stack>
    </form>
  )
}
