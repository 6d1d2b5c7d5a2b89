import { z } from 'zod/mini'
import { phoneNumber } from '../members/phone.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint } from '../platform/endpoint.ts'
import { toCleanLine } from '../platform/invisible-characters.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'
import { campaign, emailAddress, personName, sessionUser, unreadFields } from './session.ts'

/** Ways that another company vouches for, in the order of the buttons (docs/product-rules.md#social-logins). */
export const socialProviders = ['google', 'apple', 'facebook', 'line', 'x'] as const
export const socialProvider = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof socialProvider>

export const secondFactor = z.enum(['totp', 'recovery_code', 'passkey'])
export type SecondFactor = z.infer<typeof secondFactor>

/** What a form shows of a person who verified an email, a number or a social account that has no account here yet. */
export const pendingRegistration = z.object({
  status: z.literal('registration'),
  email: z.nullable(z.string()),
  phone_num: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  provider: z.nullable(socialProvider),
})

/**
 * How a sign-in ends. Everything but `signed_in` waits in the HttpOnly cookie `auth_flow`, for ten minutes: no secret of a
 * half-finished sign-in is ever in a page or an address.
 * A social account that was to be linked is known for a day more, to say at the end that it was not (`not_linked`).
 * `link`: this social account's address belongs to an account here; sign in to that one, and the two are linked.
 */
export const signInResult = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('signed_in'),
    user: sessionUser,
    /** The email was verified for the first time, and a password that somebody had set before is gone: say so. */
    is_password_removed: z.optional(z.boolean()),
    /** A social account was to be linked by this sign-in, and was not: it waits for ten minutes. Say so. */
    not_linked: z.optional(socialProvider),
    /** The same, for the shell of the release before, which knows no other name. */
    not_joined: z.optional(socialProvider),
  }),
  z.object({ status: z.literal('two_factor'), methods: z.array(secondFactor) }),
  pendingRegistration,
  z.object({ status: z.literal('link'), provider: socialProvider, email: z.string() }),
])
export type SignInResult = z.infer<typeof signInResult>

/** Six digits (docs/product-rules.md#six-digit-code). Spaces that people copy along are dropped. */
export const oneTimeCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((text) => toCleanLine(text).replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/)),
)

/** Answer of whatever sends a code: seconds until another may be asked for, and until this one expires. */
export const codeSent = z.object({ resend_after: z.number(), expires_in: z.number() })
export type CodeSent = z.infer<typeof codeSent>

export const loginBody = z.object({
  login: emailAddress,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  language_code: z.optional(languageKey),
  ...unreadFields,
})
/** Wrong address or password: 401 with 40002, the same answer for both. Suspended: 403 with 41044. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/jobseekers/login',
  summary: 'Signs in with email and password',
  body: loginBody,
  data: signInResult,
})
/** An older path for the same (docs/product-rules.md#older-sign-in-path). */
export const plainLogin = endpoint({ ...login, path: '/api/auth/login' })

/**
 * Where a code goes: to an address or to a number, never both. `phone_country` is the country that was picked beside the number: of
 * those that share a calling code, the one whose rules a wrong number is held against; else the site's.
 */
export const codeRecipient = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('email'), email: emailAddress }),
  z.object({ channel: z.literal('phone'), phone_num: phoneNumber, phone_country: z.optional(countryKey) }),
])
export type CodeRecipient = z.infer<typeof codeRecipient>

/** Answers the same, and as fast, whether there is such an account or not. */
export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/api/auth/login/otp',
  summary: 'Sends a code to sign in with',
  body: codeRecipient,
  data: codeSent,
})
export const loginWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/login/verify-otp',
  summary: 'Signs in with a code; an address or number without an account goes on to register',
  body: z.discriminatedUnion('channel', [
    z.object({ channel: z.literal('email'), email: emailAddress, otp: oneTimeCode }),
    z.object({ channel: z.literal('phone'), phone_num: phoneNumber, otp: oneTimeCode }),
  ]),
  data: signInResult,
})

/** `redirect` is an own path to go to afterwards; others are dropped. */
export const sendMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/login/magic-link',
  summary: 'Mails a link that signs in, valid for a month, once',
  body: z.object({ email: emailAddress, redirect: z.optional(z.string().check(z.maxLength(2000))) }),
  data: z.object({ resend_after: z.number() }),
})
const magicToken = z.string().check(z.regex(/^[\w-]{43}$/))
/** Tells whom a link signs in, without using it up: mail scanners open links too, so a person presses a button. */
export const readMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/login/magic-link/read',
  summary: 'Whom a magic link signs in',
  body: z.object({ token: magicToken }),
  data: z.object({ email: z.string(), redirect: z.nullable(z.string()) }),
})
export const loginWithMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/login/magic-link/verify',
  summary: 'Signs in with a magic link',
  body: z.object({ token: magicToken }),
  data: signInResult,
})

/** What waits in `auth_flow`, for a page that was opened by a social provider's answer or reloaded. 404 where nothing does. */
export const pendingSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/pending',
  summary: 'The half-finished sign-in of this browser',
  data: signInResult,
})
/** Ends a half-finished sign-in; succeeds without one. */
export const cancelPendingSignIn = endpoint({
  method: 'DELETE',
  path: '/api/auth/pending',
  summary: 'Gives up a half-finished sign-in',
  data: z.null(),
})

/** Makes the account of someone who proved an address, number or social account; `email` only where none was proved. */
export const registerPending = endpoint({
  method: 'POST',
  path: '/api/auth/register/pending',
  summary: 'Registers who proved to be there, without a password',
  body: z.object({
    email: z.optional(emailAddress),
    first_name: personName,
    last_name: personName,
    terms_and_condition: z.literal(1),
    is_subscribe: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    source: z._default(z.string().check(z.maxLength(40)), 'web'),
    country_key: z._default(countryKey, 'tw'),
    utm: z.optional(campaign),
  }),
  data: z.object({ user: sessionUser }),
  status: 201,
})

/** Which social buttons there are: those whose client is configured; in development all, on local providers. */
export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/api/auth/social',
  summary: 'The social logins that work here',
  data: z.object({ items: z.array(socialProvider) }),
})
/**
 * The social-login call (docs/product-rules.md#social-logins). The profile itself is never taken from the browser (ADR 22):
 * `POST` answers the address of the provider to go to, with state, nonce and PKCE (RFC 7636) kept on the server; the provider
 * answers to `/api/auth/social/:provider/callback`, which signs in and leads on.
 */
export const socialLogin = endpoint({
  method: 'POST',
  path: '/api/auth/jobseekers/social-login',
  summary: 'Begins a social login, or, signed in, links a social account to this one',
  body: z.object({
    social_type: socialProvider,
    /** `link` needs a member who proved lately who they are. */
    purpose: z._default(z.enum(['sign_in', 'link']), 'sign_in'),
    redirect: z.optional(z.string().check(z.maxLength(2000))),
  }),
  data: z.object({ authorise_url: z.url() }),
})

/** The second step, for `two_factor`. At most ten guesses are looked at, then 40006. */
export const verifyTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify',
  summary: 'The second step of signing in',
  body: z.discriminatedUnion('method', [
    z.object({ method: z.literal('totp'), code: oneTimeCode }),
    z.object({ method: z.literal('recovery_code'), code: z.string().check(cleanLine(), z.maxLength(40)) }),
  ]),
  data: signInResult,
})

/** WebAuthn messages are checked by its own library; here only their size is. */
const webAuthnMessage = z.record(z.string(), z.unknown())
/** Options for `navigator.credentials.get`; also serves the second step and confirming who one is. */
export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/login/options',
  summary: 'Begins signing in with a passkey (WebAuthn)',
  data: z.object({ options: webAuthnMessage }),
})
export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/login/verify',
  summary: 'Signs in with a passkey; counts as both factors',
  body: z.object({ response: webAuthnMessage }),
  data: signInResult,
})

/** The device that shows the code keeps its secret in `auth_flow`. `url` is what the code holds. */
export const startQrLogin = endpoint({
  method: 'POST',
  path: '/api/auth/qr',
  summary: 'A code to be scanned by a phone that is signed in',
  data: z.object({ id: z.string(), url: z.url(), expires_in: z.number() }),
})
/** Asked every two seconds by the device that shows the code; `confirmed` signs in by `claimQrLogin`. */
export const qrLoginState = endpoint({
  method: 'GET',
  path: '/api/auth/qr',
  summary: 'What became of the code shown here',
  data: z.object({ status: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired']) }),
})
export const claimQrLogin = endpoint({
  method: 'POST',
  path: '/api/auth/qr/claim',
  summary: 'Signs in the device whose code was confirmed',
  data: signInResult,
})
const qrId = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) })
/** On the phone: which device asks. Counts as scanned. */
export const readQrLogin = endpoint({
  method: 'GET',
  path: '/api/auth/qr/:id',
  summary: 'The device that asks to be signed in',
  access: 'member',
  params: qrId,
  data: z.object({ device_name: z.string(), country: z.nullable(countryKey), requested_at: z.string() }),
})
export const answerQrLogin = endpoint({
  method: 'POST',
  path: '/api/auth/qr/:id/answer',
  summary: 'Lets the device in, or refuses it',
  access: 'member',
  params: qrId,
  body: z.object({ is_allowed: z.boolean() }),
  data: z.object({ is_allowed: z.boolean() }),
})
