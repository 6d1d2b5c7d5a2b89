import { readCampaign } from '@jobspan/shared-features/account'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { getEmailErrorKey } from './get-email-error-key.ts'

/** What every registration asks, as the form holds it, and what led here (docs/product-rules.md#register-payload). */
export const readRegistration = (values: FormData, country: CountryKey) => ({
  first_name: String(values.get('first_name') ?? ''),
  last_name: String(values.get('last_name') ?? ''),
  terms_and_condition: values.has('terms_and_condition') ? (1 as const) : 0,
  // The site sends no news, so it asks nobody.
  is_subscribe: 0 as const,
  country_key: country,
  utm: readCampaign(),
})

const registrationMessages = {
  password: 'account.errors.passwordShort',
  first_name: 'account.errors.name',
  last_name: 'account.errors.name',
  terms_and_condition: 'account.errors.terms',
} as const
export type RegistrationField = keyof typeof registrationMessages | 'email'

/** By what a schema calls what is wrong with a name that is there. */
const nameMessages: Record<string, string> = { custom: 'kit:field.name', too_big: 'kit:field.long' }

const isName = (field: RegistrationField) => field === 'first_name' || field === 'last_name'

/** Messages by field for what a schema refuses of `values`. */
export const toFieldErrors = (
  issues: readonly { code?: string; path: readonly PropertyKey[] }[],
  values: { email?: string },
) => {
  const messages = { ...registrationMessages, email: getEmailErrorKey(values.email ?? '') }
  return Object.fromEntries(
    issues
      .map(({ code, path }) => ({ code, name: String(path[0]) }))
      .filter((issue): issue is { code: string | undefined; name: RegistrationField } => issue.name in messages)
      .map(({ code, name }) => [name, (isName(name) && nameMessages[code ?? '']) || messages[name]]),
  )
}
