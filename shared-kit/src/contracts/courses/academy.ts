import { z } from 'zod/mini'
import { endpoint, identifierList } from '../platform/endpoint.ts'

export const course = z.object({
  id: z.number(),
  title: z.string(),
  provider: z.string(),
  url: z.string(),
  minutes: z.nullable(z.number()),
  is_free: z.boolean(),
})
export type Course = z.infer<typeof course>

export const recommendedCourses = endpoint({
  method: 'GET',
  path: '/api/academy/recommended-courses',
  summary: 'Courses that fit a job',
  query: z.object({
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)), 4),
    job_category_ids: z.optional(identifierList),
    xp_lvl_key: z.optional(z.string().check(z.maxLength(60))),
  }),
  data: z.object({ items: z.array(course) }),
})
