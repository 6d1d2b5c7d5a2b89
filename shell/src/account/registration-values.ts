import { readCampaign } from '@jobspan/shared-kit/account'
import type { CountryKey } from '@jobspan/shared-kit/contracts/places'

/** What every registration asks, as the form holds it, and what led here (spec section 3, register payload). */
export const readRegistration = (values: FormData, country: CountryKey) => ({
  first_name: String(values.get('first_name') ?? ''),
  last_name: String(values.get('last_name') ?? ''),
  terms_and_condition: values.has('terms_and_condition') ? (1 as const) : 0,
  is_subscribe: values.has('is_subscribe') ? (1 as const) : (0 as const),
  country_key: country,
  utm: readCampaign(),
})

const registrationMessages = {
  email: 'account.errors.email',
  password: 'account.errors.passwordShort',
  first_name: 'account.errors.name',
  last_name: 'account.errors.name',
  terms_and_condition: 'account.errors.terms',
} as const
export type RegistrationField = keyof typeof registrationMessages

/** Messages by field for what a schema refuses. */
export const problemsOf = (issues: readonly { path: readonly PropertyKey[] }[]) =>
  Object.fromEntries(
    issues
      .map(({ path }) => String(path[0]))
      .filter((name): name is RegistrationField => name in registrationMessages)
      .map((name) => [name, registrationMessages[name]]),
  )
