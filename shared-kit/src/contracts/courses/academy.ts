import { z } from 'zod/mini'
import { endpoint, identifierList } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'

export const course = z.object({
  id: z.number(),
  title: z.string(),
  provider: z.string(),
  /** On another site. */
  url: z.string(),
  minutes: z.nullable(z.number()),
  is_free: z.boolean(),
  language: z.optional(languageKey),
  /** What it costs; null where it is free, or its provider does not say. */
  price: z.optional(z.nullable(z.object({ amount: z.number(), currency: z.string() }))),
  /** Its provider pays to be shown: pages say so. */
  is_advertising: z.optional(z.boolean()),
  /** Which of the skills that were asked about it teaches, as they were named. */
  teaches: z.optional(z.array(z.string())),
})
export type Course = z.infer<typeof course>

/** Names of skills between commas; no more than 20 are read. */
const skillNames = z.pipe(
  z.string().check(z.maxLength(2000)),
  z.transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .slice(0, 20),
  ),
)

/**
 * Courses that help with what a job asks for and a member does not have (docs/product-rules.md#courses). `skills` are names as the posting has them,
 * `job_category_ids` of `main_functions`, `xp_lvl_key` of `xp_lvls`. None where none fits.
 */
export const recommendedCourses = endpoint({
  method: 'GET',
  path: '/api/academy/recommended-courses',
  summary: 'Courses that fit a job',
  query: z.object({
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)), 4),
    job_category_ids: z.optional(identifierList),
    xp_lvl_key: z.optional(z.string().check(z.maxLength(60))),
    skills: z.optional(skillNames),
  }),
  data: z.object({ items: z.array(course) }),
})
