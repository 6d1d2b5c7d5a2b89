import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { newPassword } from './session.ts'
import { codeSent, oneTimeCode, socialProvider } from './sign-in.ts'

/**
 * What could take an account over, or away, needs a session that proved who it is within the last 15 minutes: by signing in, or
 * by {@link submitReauthentication}. Otherwise 403 with 40007; the page asks and tries again.
 */
export const submitReauthentication = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Proves again who is at the keyboard',
  access: 'member',
  body: z.discriminatedUnion('method', [
    z.object({ method: z.literal('password'), password: z.string().check(z.minLength(1), z.maxLength(128)) }),
    z.object({ method: z.literal('otp'), otp: oneTimeCode }),
    z.object({ method: z.literal('passkey'), response: z.record(z.string(), z.unknown()) }),
  ]),
  data: z.object({ confirmed_until: z.string() }),
})
/** What somebody is about to do, so that the mail can say what its code lets happen. */
export const reauthenticationPurpose = z.enum(['change', 'let_in', 'download', 'delete', 'withdraw'])
export type ConfirmPurpose = z.infer<typeof reauthenticationPurpose>
/** For members without a password: a code to the account's address. */
export const sendConfirmCode = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/otp',
  summary: 'Mails a code to prove again who is at the keyboard',
  access: 'member',
  body: z.object({ purpose: z._default(reauthenticationPurpose, 'change') }),
  data: codeSent,
})

/** Every way into the account; the last one cannot be removed. */
export const signInMethods = z.object({
  email: z.string(),
  is_email_verify: z.boolean(),
  phone_num: z.nullable(z.string()),
  is_mobile_verified: z.boolean(),
  has_password: z.boolean(),
  social: z.array(z.object({ provider: socialProvider, label: z.string(), linked_at: z.string() })),
  passkeys: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.nullable(z.string()),
      /** Kept in a password manager or cloud, so it outlives the device. */
      is_synced: z.boolean(),
    }),
  ),
  two_factor: z.object({ is_enabled: z.boolean(), recovery_codes_left: z.number() }),
  /** Until when sensitive changes need no further proof; null where they do. */
  confirmed_until: z.nullable(z.string()),
})
export type SignInMethods = z.infer<typeof signInMethods>
export const getSignInMethods = endpoint({
  method: 'GET',
  path: '/api/auth/ways-in',
  summary: 'Every way into this account',
  access: 'member',
  data: signInMethods,
})

/** Sets or changes the password; all other sessions end, and a mail says so. Needs a recent proof. */
export const setPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Sets or changes the password',
  access: 'member',
  body: z.object({ new_password: newPassword }),
  data: signInMethods,
})
/** Refused (40008) where nothing else would lead into the account. Needs a recent proof. */
export const unlinkSocial = endpoint({
  method: 'DELETE',
  path: '/api/auth/social/:provider',
  summary: 'Takes a social account off this account',
  access: 'member',
  params: z.object({ provider: socialProvider }),
  data: signInMethods,
})

/** RFC 6238. `secret` in base32, also inside `otpauth_url`; nothing is on until {@link enableTwoFactor}. Needs a recent proof. */
export const startTwoFactorSetup = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/setup',
  summary: 'Begins setting up an authenticator app',
  access: 'member',
  data: z.object({ secret: z.string(), otpauth_url: z.string() }),
})
/** Recovery codes are told once; only their hashes are kept. */
export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  summary: 'Switches two-factor on, proved by a code of the app',
  access: 'member',
  body: z.object({ code: oneTimeCode }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
})
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  summary: 'New recovery codes; the old ones are worth nothing then',
  access: 'member',
  data: z.object({ recovery_codes: z.array(z.string()) }),
})
export const disableTwoFactor = endpoint({
  method: 'DELETE',
  path: '/api/auth/two-factor',
  summary: 'Switches two-factor off',
  access: 'member',
  data: signInMethods,
})

const webAuthnMessage = z.record(z.string(), z.unknown())
const passkeyName = z.string().check(cleanLine(), z.minLength(1), z.maxLength(60))
/** Options for `navigator.credentials.create`. Needs a recent proof. */
export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'Begins adding a passkey (WebAuthn)',
  access: 'member',
  data: z.object({ options: webAuthnMessage }),
})
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Adds a passkey',
  access: 'member',
  body: z.object({ name: passkeyName, response: webAuthnMessage }),
  data: signInMethods,
})
export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  summary: 'Names a passkey',
  access: 'member',
  params: z.object({ id: identifier }),
  body: z.object({ name: passkeyName }),
  data: signInMethods,
})
/** Refused (40008) where nothing else would lead into the account. Needs a recent proof. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'Removes a passkey',
  access: 'member',
  params: z.object({ id: identifier }),
  data: signInMethods,
})

export const deviceSession = z.object({
  id: z.number(),
  /** Such as “Chrome on Android”; null where the device said nothing that can be read. */
  device_name: z.nullable(z.string()),
  device_type: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  country: z.nullable(countryKey),
  signed_in_with: z.enum([
    'password',
    'email_code',
    'phone_code',
    'magic_link',
    'qr',
    'passkey',
    'registration',
    ...socialProvider.options,
  ]),
  signed_in_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
})
export type DeviceSession = z.infer<typeof deviceSession>
export const listDevices = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Devices that are signed in, the present one first, then the latest seen',
  access: 'member',
  data: z.object({ items: z.array(deviceSession) }),
})
/** A session of somebody else is not found. Ending the present one is logging out. */
export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Signs a device out',
  access: 'member',
  params: z.object({ id: identifier }),
  data: z.null(),
})
export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Signs every other device out',
  access: 'member',
  data: z.object({ ended: z.number() }),
})
