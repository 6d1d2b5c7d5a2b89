import { z } from 'zod/mini'
import { isPlainName } from '../members/plain-name.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'

/**
 * The session user (docs/product-rules.md#session-user). `active_key` 1 is an account in use; `is_update_required` asks for the
 * profile to be completed again.
 */
export const sessionUser = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** E.164, such as +6591234567. */
  phone_num: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  active_key: z.number(),
  is_mobile_verified: z.boolean(),
  is_email_verify: z.boolean(),
  is_profile_completed: z.boolean(),
  is_update_required: z.optional(z.boolean()),
  is_new_account: z.boolean(),
  additional_info: z.optional(z.record(z.string(), z.string())),
  notice_period_id: z.optional(z.nullable(z.number())),
  longitude: z.optional(z.nullable(z.number())),
  latitude: z.optional(z.nullable(z.number())),
  register_flow: z.optional(z.nullable(z.string())),
  register_flow_v2: z.optional(z.nullable(z.string())),
  chat_flow: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>

export const session = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('guest'),
    /** By the cookies a member is here, whom the API could not be asked about. Only the shell's server says so, never the API. */
    is_away: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('member'), user: sessionUser }),
])
export type Session = z.infer<typeof session>

/** An address as it is compared and stored: without what is not seen, trimmed, small letters. */
export const emailAddress = z.string().check(cleanLine(), z.toLowerCase(), z.maxLength(254), z.email('not_an_email'))
/**
 * First or last name: at most 50 characters (docs/product-rules.md#names-50-characters), and nothing but a name
 * ({@link isPlainName}; `not_a_name`).
 */
export const personName = z
  .string()
  .check(cleanLine(), z.minLength(1), z.maxLength(50), z.refine(isPlainName, 'not_a_name'))
/** A password that is being chosen. It is taken letter by letter, with what is not seen: so it is stored, and so password managers send it again. */
export const newPassword = z.string().check(z.minLength(8), z.maxLength(128))

export const guestLogin = endpoint({
  method: 'POST',
  path: '/api/auth/guest/login',
  summary: 'Begins a guest session; the cookie carries it',
  body: z.object({
    guest_role: z.literal('jobseeker'),
    country_id: identifier,
    language_id: identifier,
    fcm_token_web: z.optional(z.string().check(z.maxLength(400))),
    device_name: z.optional(z.string().check(z.maxLength(200))),
    device_type: z.optional(z.string().check(z.maxLength(40))),
    device_uuid: z.string().check(z.maxLength(64)),
    device_udid: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: session,
})

/** The campaign that led somebody here, as the browser kept it: what its address named `utm_…` (docs/product-rules.md#campaign). */
export const campaign = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)))

/**
 * Fields of the product's own clients that nothing here reads (docs/product-rules.md#fields-that-are-not-read). They are named so that a
 * body with them is not refused for a field that is not known.
 */
export const unreadFields = {
  client_id: z.optional(z.union([z.number(), z.string().check(z.maxLength(100))])),
  client_secret: z.optional(z.string().check(z.maxLength(200))),
  fcm_token_web: z.optional(z.string().check(z.maxLength(400))),
}

/**
 * The body of a registration (docs/product-rules.md#register-payload). A guest's saved jobs move to the new account. Repeated
 * with the same key and body, it signs in to the account that the first call made.
 */
export const registerBody = z.object({
  email: emailAddress,
  password: newPassword,
  first_name: personName,
  last_name: personName,
  terms_and_condition: z.literal(1),
  contact_number: z.optional(z.string().check(cleanLine(), z.maxLength(15))),
  is_subscribe: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  source: z._default(z.string().check(z.maxLength(40)), 'web'),
  country_key: z._default(countryKey, 'tw'),
  utm: z.optional(campaign),
  ...unreadFields,
})
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Registers and signs in',
  body: registerBody,
  data: z.object({ user: sessionUser }),
  idempotent: true,
  status: 201,
})

/** Succeeds without a session too. */
export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/log-out',
  summary: 'Ends the session',
  body: z.object({ source: z.optional(z.literal('web')), session: z.optional(z.string().check(z.maxLength(200))) }),
  data: z.null(),
})
export const getMe = endpoint({
  method: 'GET',
  path: '/api/jobseeker/me',
  summary: 'Who this session belongs to',
  access: 'session',
  query: z.object({ source: z.optional(z.enum(['web', 'mobile_web'])) }),
  data: session,
})
