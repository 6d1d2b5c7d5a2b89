import { isApiError } from '@jobspan/shared-kit/api'
import { registerPending, type SignInResult } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Button, Notice, Stack, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { z } from 'zod/mini'
import { registerError } from './account-errors.ts'
import { formFields } from './form-fields.ts'
import { isolateLtr } from './isolate-ltr.ts'
import { NameFields } from './name-fields.tsx'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { type RegistrationField, readRegistration, toFieldErrors } from './registration-values.ts'
import { socialNames } from './social-icon.tsx'
import { StepLayout } from './step-layout.tsx'
import { TermsFields } from './terms-fields.tsx'
import type { SignInFlow } from './use-sign-in-flow.ts'
import { useSignInForm } from './use-sign-in-form.ts'

/** The short registration of somebody who proved an address, a number or a social account: no password is asked. */
export const CompleteRegistrationStep = ({
  person,
  flow,
  takeFocus,
}: {
  person: Extract<SignInResult, { status: 'registration' }>
  flow: SignInFlow
  takeFocus: boolean
}) => {
  const t = useTranslations('shell')
  const { api, locale } = usePlatform()
  const asksEmail = person.email === null
  const read = (values: FormData) => ({
    ...readRegistration(values, locale.country),
    ...(asksEmail ? { email: String(values.get('email') ?? '') } : {}),
  })
  const form = useSignInForm<RegistrationField>({
    check: (values) => {
      const typed = read(values)
      const parsed = z.safeParse(registerPending.body, typed)
      return parsed.success ? {} : toFieldErrors(parsed.error.issues, typed)
    },
    send: async (values) => {
      const made = await api
        .call(registerPending, { body: { ...read(values), terms_and_condition: 1 } })
        .catch((error) => {
          if (isApiError(error) && error.status === 404) return null
          throw error
        })
      if (made) return flow.finishSignIn('sign-up', made.user)
      // What was proven waited too long: it is proven anew. What was typed is there again then.
      const { first_name, last_name } = read(values)
      const email = person.email ?? String(values.get('email') ?? '')
      flow.expirePendingSignIn({ firstName: first_name, lastName: last_name, ...(email ? { email } : {}) })
    },
    explain: registerError,
    fields: asksEmail ? formFields.registerPending : { ...formFields.registerPending, email: null },
  })
  const verified = person.provider ? socialNames[person.provider] : isolateLtr(person.email ?? person.phone_num ?? '')
  return (
    <StepLayout
      title={t('account.completeRegistration.title')}
      text={t('account.completeRegistration.text', { verified })}
      takeFocus={takeFocus}
    >
      <form onSubmit={form.submit} method="post" noValidate>
        <Stack gap={16}>
          {form.failure && (
            <Notice severity="error" live>
              {form.failure}
            </Notice>
          )}
          <NameFields
            fieldError={form.fieldError}
            firstName={person.first_name || flow.draft.firstName}
            lastName={person.last_name || flow.draft.lastName}
          />
          {asksEmail && (
            <TextField
              label={t('account.email')}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={flow.draft.email}
              error={form.fieldError('email')}
            />
          )}
          <TermsFields errorMessage={form.fieldError('terms_and_condition')} />
          <Button type="submit" size="large" block loading={form.sending}>
            {t('account.register')}
          </Button>
        </Stack>
      </form>
      <OtherSignInMethodsLink flow={flow} />
    </StepLayout>
  )
}
