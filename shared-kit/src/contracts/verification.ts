import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { countryKey } from './locale-keys.ts'
import { phoneNumber } from './phone.ts'
import { emailAddress, sessionUser } from './session.ts'
import { codeSent, oneTimeCode } from './sign-in.ts'

/** Without `email` the account's own address is verified; with one, the address changes to it once the code is right. */
export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/data/email/generate-otp',
  summary: 'Mails a code to verify an address',
  access: 'member',
  body: z.object({ email: z.optional(emailAddress) }),
  data: codeSent,
})
/**
 * A GET that changes something (docs/product-rules.md#email-verification-by-get); the code in it is single use and bound to the
 * session's member.
 */
export const verifyEmail = endpoint({
  method: 'GET',
  path: '/api/data/email/verify',
  summary: 'Verifies the address that the code went to',
  access: 'member',
  query: z.object({ code: oneTimeCode }),
  data: z.object({ user: sessionUser }),
})
/** 41348 to 41415: not a mobile number of that country; a country without text messages is refused as well. `phone_country` as in `codeRecipient`. */
export const sendMobileCode = endpoint({
  method: 'POST',
  path: '/api/data/mobile/generate-otp',
  summary: 'Texts a code to verify a mobile number',
  access: 'member',
  body: z.object({ phone_num: phoneNumber, phone_country: z.optional(countryKey) }),
  data: codeSent,
})
/** Sets `phone_num` and `is_mobile_verified`. */
export const verifyMobile = endpoint({
  method: 'POST',
  path: '/api/data/mobile/verify',
  summary: 'Verifies the number that the code went to',
  access: 'member',
  body: z.object({ phone_num: phoneNumber, otp: oneTimeCode }),
  data: z.object({ user: sessionUser }),
})
/** Takes the number off the account; refused where it is the only way in. */
export const removeMobile = endpoint({
  method: 'DELETE',
  path: '/api/data/mobile',
  summary: 'Removes the mobile number',
  access: 'member',
  data: z.object({ user: sessionUser }),
})
