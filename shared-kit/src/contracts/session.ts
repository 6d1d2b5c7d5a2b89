import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { countryKey, languageKey } from './place-keys.ts'

/** Fields of the spec's session user (section 3) that exist so far. */
export const sessionUser = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_num: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  active_key: z.number(),
  is_mobile_verified: z.boolean(),
  is_email_verify: z.boolean(),
  is_profile_completed: z.boolean(),
  is_new_account: z.boolean(),
  chat_flow: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>

export const session = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest') }),
  z.object({ kind: z.literal('member'), user: sessionUser }),
])
export type Session = z.infer<typeof session>

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(50))

export const guestLogin = endpoint({
  method: 'POST',
  path: '/api/auth/guest/login',
  summary: 'Begins a guest session; the cookie carries it',
  body: z.object({
    guest_role: z.literal('jobseeker'),
    country_id: z.number(),
    language_id: z.number(),
    fcm_token_web: z.optional(z.string().check(z.maxLength(400))),
    device_name: z.optional(z.string().check(z.maxLength(200))),
    device_type: z.optional(z.string().check(z.maxLength(40))),
    device_uuid: z.string().check(z.maxLength(64)),
    device_udid: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: session,
})

/**
 * Register payload (spec section 3). A guest's saved jobs move to the new account. Repeated with the same key and body,
 * it signs in to the account that the first call made.
 */
export const registerBody = z.object({
  email,
  password: z.string().check(z.minLength(8), z.maxLength(128)),
  first_name: name,
  last_name: name,
  terms_and_condition: z.literal(1),
  contact_number: z.optional(z.string().check(z.maxLength(15))),
  is_subscribe: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  source: z._default(z.string().check(z.maxLength(40)), 'web'),
  country_key: z._default(countryKey, 'tw'),
})
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Registers and signs in',
  body: registerBody,
  data: z.object({ user: sessionUser }),
  idempotent: true,
})

export const loginBody = z.object({
  login: email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  language_code: z.optional(languageKey),
})
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/jobseekers/login',
  summary: 'Signs in with email and password',
  body: loginBody,
  data: z.object({ user: sessionUser }),
})
/** Succeeds without a session too. */
export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/log-out',
  summary: 'Ends the session',
  body: z.object({ source: z.optional(z.literal('web')) }),
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
