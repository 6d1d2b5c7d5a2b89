import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { recordOrderBody, recordVersion } from './record-order.ts'

const params = z.object({ id: identifier })

/**
 * What members say in a record of a kind, what the API answers of it, and the five operations, each of which answers all records of the kind: in the
 * member's order (`arrange`), without one in the kind's own. `one` and `all` name the records in the summaries, `path` is where they are read, `changePath`
 * where they are changed, if that is elsewhere. One more than the kind's `maxCount` (`recordKinds`) is refused.
 */
export const recordContract = <Body extends z.ZodMiniObject, Item extends z.core.$ZodType>({
  one,
  all,
  path,
  changePath = path,
  body,
  record,
}: {
  one: string
  all: string
  path: string
  changePath?: string
  body: Body
  record: Item
}) => {
  const data = z.object({ items: z.array(record) })
  const member = { access: 'member', data } as const
  return {
    body,
    record,
    list: endpoint({ method: 'GET', path, summary: `The member’s ${all}`, ...member }),
    create: endpoint({
      method: 'POST',
      path: `${changePath}/create`,
      summary: `Adds ${one}`,
      body,
      idempotent: true,
      ...member,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `${changePath}/:id/update`,
      summary: `Changes ${one}`,
      params,
      body: z.extend(body, { version: z.optional(recordVersion) }),
      ...member,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${changePath}/:id/delete`,
      summary: `Deletes ${one}`,
      params,
      ...member,
    }),
    arrange: endpoint({
      method: 'PUT',
      path: `${changePath}/order`,
      summary: `Orders the ${all}`,
      body: recordOrderBody,
      ...member,
    }),
  }
}
