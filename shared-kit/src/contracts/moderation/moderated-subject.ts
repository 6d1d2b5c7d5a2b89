import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { identifier } from '../platform/endpoint.ts'

/**
 * What people do who run the marketplace (docs/operations.md#moderation): reports, jobs, suspensions, the outage page. The calls name an operator by
 * HTTP Basic (RFC 7617), and are answered 404 where a proxy passed them on. Every change needs a reason and becomes a row of the audit
 * log. What is done already: 409 (40001), with a sentence that says so.
 */
export const subject = z.object({ id: identifier })
/** Why it is done: kept in the audit log. */
export const reason = z.string().check(cleanText(), z.minLength(1), z.maxLength(1000))
export const because = z.object({ reason })
