import type { SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'

/** Those of a member with a password, who has proved nothing yet. */
export const signInMethods: SignInMethods = {
  email: 'mei@example.com',
  is_email_verify: true,
  phone_num: null,
  is_mobile_verified: false,
  has_password: true,
  social: [],
  passkeys: [],
  two_factor: { is_enabled: false, recovery_codes_left: 0 },
  confirmed_until: null,
}
