import { z } from 'zod/mini'
import { operatorEndpoint } from '../platform/endpoint.ts'
import { because } from './moderated-subject.ts'

/** What the queues of work that is done later have. `dead-letters` has what was tried for the last time. As of the last half minute. */
export const listQueues = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/queues',
  summary: 'What waits in the queues, and what failed for good',
  data: z.object({
    items: z.array(
      z.object({ name: z.string(), queued: z.number(), ready: z.number(), active: z.number(), failed: z.number() }),
    ),
    dead_letters: z.array(
      z.object({
        queue: z.string(),
        count: z.number(),
        /** Of the one that failed last. */
        error: z.nullable(z.string()),
        /** RFC 3339. */
        last_at: z.string(),
      }),
    ),
  }),
})
/** Puts them back into their queues, to be tried as often as new ones. */
export const retryDeadLetters = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/queues/retry',
  summary: 'Tries again what failed for good',
  body: because,
  data: z.object({ count: z.number() }),
})
