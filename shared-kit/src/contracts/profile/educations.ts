import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { identifier } from '../platform/endpoint.ts'
import { calendarMonth } from './profile-dates.ts'
import { recordContract } from './record-contract.ts'
import { profileDescription } from './work-experiences.ts'

/**
 * What a member tells of a school. `end` is null while they attend it, or the month in which they expect to graduate, up to eight years ahead;
 * the start is before the end, and not still to come (docs/product-rules.md#start-before-end).
 */
export const educationBody = z
  .object({
    school_name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
    /** Of `educations`, the configuration list of levels. */
    degree_id: identifier,
    field_of_study: z.nullable(z.string().check(cleanLine(), z.minLength(1), z.maxLength(100))),
    start: calendarMonth,
    end: z.nullable(calendarMonth),
    description: profileDescription,
  })
  .check(z.refine(({ start, end }) => end === null || start < end, { path: ['end'], error: 'before_start' }))
export type EducationBody = z.infer<typeof educationBody>

export const education = z.object({
  id: z.number(),
  school_name: z.string(),
  degree_id: z.number(),
  field_of_study: z.nullable(z.string()),
  start: calendarMonth,
  end: z.nullable(calendarMonth),
  description: z.nullable(z.string()),
  version: z.optional(z.number()),
})
export type Education = z.infer<typeof education>

/** Without the member's order those that go on first, then the latest. */
export const educationContract = /* @__PURE__ */ recordContract({
  one: 'a school',
  all: 'education',
  path: '/api/jobseekers/educations',
  changePath: '/api/jobseeker/educations',
  body: educationBody,
  record: education,
})
