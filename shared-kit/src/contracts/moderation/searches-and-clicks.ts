import { z } from 'zod/mini'
import { identifier, operatorEndpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'

const days = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 7)
const rows = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 100)
export const listSearchMisses = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/search-misses',
  summary: 'What was searched and not found in the last days, the most frequent first',
  query: z.object({ days, country: z.optional(countryKey), size: rows }),
  data: z.object({
    items: z.array(z.object({ keyword: z.string(), country: z.string(), language: z.string(), count: z.number() })),
  }),
})
export const listExternalClicks = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/external-clicks',
  summary: 'How often visitors left to apply elsewhere, by day, host and job',
  query: z.object({ days, job_id: z.optional(identifier), size: rows }),
  data: z.object({
    items: z.array(
      z.object({ day: z.string(), host: z.string(), job_id: z.number(), title: z.string(), count: z.number() }),
    ),
  }),
})
