import { z } from 'zod/mini'
import { phoneNumber } from '../members/phone.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
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

/**
 * From a link in a mail to an address that nobody has proven: opaque; one that confirms works for a month and once, one that ends mails or invitations
 * always.
 */
const emailToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(500)) })

/**
 * What a link is for, without changing anything: what its page shows. 41172 where it has expired, 41171 where the address is confirmed by now,
 * 40004 for another.
 */
export const readEmailLink = endpoint({
  method: 'POST',
  path: '/api/data/email/link',
  summary: 'What a link of a mail is about',
  access: 'public',
  body: emailToken,
  data: z.object({
    /** `stop_invitations` is about an address alone, and no account. */
    purpose: z.enum(['confirm', 'stop', 'stop_invitations']),
    /** With all but its first letter hidden. */
    email: z.string(),
    /** RFC 3339; when the account was made. Null where it is about none. */
    created_at: z.nullable(z.string()),
  }),
})
/** Confirms the address of the account, from any device; nobody is signed in. A second time is 41171. */
export const confirmEmailByLink = endpoint({
  method: 'POST',
  path: '/api/data/email/link/confirm',
  summary: 'Confirms an address by the link of its mail',
  access: 'public',
  body: emailToken,
  data: z.object({
    /** The user of this session where the account is theirs; else null. */
    user: z.nullable(sessionUser),
  }),
})
/**
 * The reader says that the account is not theirs: nothing about it is mailed to the address any more. Or they want no invitations: none goes to the mailbox,
 * whoever invites it. Doing it again succeeds.
 */
export const stopEmails = endpoint({
  method: 'POST',
  path: '/api/data/email/link/stop',
  summary: 'Ends the mails to an address that was not confirmed, or invitations to an address',
  access: 'public',
  body: emailToken,
  data: z.null(),
})
/** As {@link stopEmails}, by one click of a mail program (RFC 8058). A GET changes nothing. */
export const oneClickStopPath = '/api/data/email/one-click'
