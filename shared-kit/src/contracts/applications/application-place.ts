import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { applicationTabs } from './applications.ts'

/**
 * Where My jobs lists the latest application to a job as it is now: the tab, or the list of what has ended, and the page of it with the latest
 * events first. Null where the session has none.
 */
export const findApplicationPlace = endpoint({
  method: 'GET',
  path: '/api/jobApplication/my-jobs/jobs/:id/place',
  summary: 'Where My jobs lists an application',
  access: 'session',
  params: z.object({ id: identifier }),
  data: z.nullable(
    z.object({
      tab: z.enum(applicationTabs),
      page: z.number(),
      /** Whether it has ended: it is in `closed` then, and `page` is of that list. */
      is_closed: z.optional(z.boolean()),
    }),
  ),
})
