import { z } from 'zod/mini'
import { sessionUser } from '../auth/session.ts'
import { endpoint } from '../platform/endpoint.ts'

/**
 * The way to the employer site or another listed one (docs/product-rules.md#hand-off-code). With a member, `url` carries a
 * one-time code of 60 seconds, never the session; without, it is the plain path. An address that is not listed: 422.
 */
export const beginHandOff = endpoint({
  method: 'POST',
  path: '/api/auth/hand-off',
  summary: 'Where to send the visitor, signed in there as here',
  body: z.object({
    /** Absolute address on a listed host; without it, the employer site's entrance for country and language. */
    redirect_url: z.optional(z.string().check(z.maxLength(2000))),
    /** Whether the visitor has closed the offer to go on in the app; the employer site is told, so that it offers it once. */
    is_app_modal_closed: z._default(z.boolean(), false),
  }),
  data: z.object({ url: z.url() }),
})
/** Whether there is an employer site to lead to; the site offers the way only then. */
export const getHandOffAvailability = endpoint({
  method: 'GET',
  path: '/api/auth/hand-off',
  summary: 'Whether there is an employer site',
  data: z.object({ has_employer_site: z.boolean(), is_local_only: z.boolean() }),
})
/** For the other site's server: names itself by its client secret (HTTP Basic, RFC 7617). */
export const redeemHandOff = endpoint({
  method: 'POST',
  path: '/api/auth/hand-off/redeem',
  summary: 'Changes the one-time code for who it is, once',
  access: 'employer',
  body: z.object({ code: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  data: z.object({ user: sessionUser, redirect_url: z.nullable(z.string()) }),
})
