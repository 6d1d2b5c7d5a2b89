import { z } from 'zod/mini'
import { identifier } from '../platform/endpoint.ts'

/**
 * How a member wants the records of a kind ordered: all their ids in the wished order. `from` are the ids as the page showed them. Where
 * the list has another order or other records by now, the answer is 40026 (409) with the list as it is in `data.items`. Records that are
 * added later come first.
 */
export const recordOrderBody = z.object({
  ids: z.array(identifier).check(z.maxLength(100)),
  from: z.optional(z.array(identifier).check(z.maxLength(100))),
})
export type RecordOrderBody = z.infer<typeof recordOrderBody>

/**
 * The version of a record, from 1: a change of the record counts it up. Sent with a change, as the page read it, a stale one is refused with
 * 40026 (409), and the answer's `data` is the record as it is now. Without it the change is made whatever came before.
 */
export const recordVersion = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
