import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'

/** Why nobody is led on: applications are not taken any more, or for now, or they are sent here, or the posting names no address of the web. */
export const redirectRefusals = ['closed', 'on_hold', 'not_external', 'no_address'] as const

/**
 * Whether a visitor may be led on to where the employer takes applications, as it is now: a tab that was open before still has the button
 * (docs/product-rules.md#employers-site). A job that is not there: 40004.
 */
export const getRedirectCondition = endpoint({
  method: 'GET',
  path: '/api/apiGo/web/jobseeker/redirect_condition',
  summary: 'Whether a visitor may be led on to the employer’s site',
  access: 'session',
  query: z.object({ job_id: identifier }),
  data: z.object({
    can_redirect: z.boolean(),
    reason: z.nullable(z.enum(redirectRefusals)),
    /** Where to; null where nobody is led on. */
    external_url: z.nullable(z.string()),
  }),
})
