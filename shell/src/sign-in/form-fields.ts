import type { FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

type ApiContracts = typeof import('@jobspan/shared-kit/contracts/auth/account-security') &
  typeof import('@jobspan/shared-kit/contracts/auth/password-reset') &
  typeof import('@jobspan/shared-kit/contracts/auth/session') &
  typeof import('@jobspan/shared-kit/contracts/auth/sign-in')

/** Of the product's own clients; no form of ours sends them. */
const unread = { client_id: null, client_secret: null, fcm_token_web: null } as const
const registration = {
  email: 'email',
  first_name: 'first_name',
  last_name: 'last_name',
  terms_and_condition: 'terms_and_condition',
  is_subscribe: null,
  source: null,
  country_key: null,
  utm: null,
} as const
/** Six digits that were sent: they have one form, wherever they are asked for. */
const code = {
  channel: null,
  email: null,
  phone_num: null,
  otp: 'code',
  method: null,
  password: null,
  response: null,
} as const

/** Where the forms of signing in show what the API refuses. A form of one field shows at it whatever goes wrong. */
export const formFields = {
  register: { ...registration, password: 'password', contact_number: null, ...unread },
  registerPending: registration,
  loginWithCode: code,
  submitReauthentication: code,
  sendLoginCode: { channel: null, email: 'email', phone_num: 'phone', phone_country: 'phone' },
  sendResetCode: { email: 'email' },
  verifyResetCode: code,
  resetPassword: { email: null, otp: null, new_password: 'password', ...unread },
  verifyTwoFactor: { method: null, code: 'code' },
} as const satisfies FormFieldsOf<ApiContracts>
