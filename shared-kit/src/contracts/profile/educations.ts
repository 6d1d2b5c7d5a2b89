import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { calendarMonth } from './profile-dates.ts'
import { recordOrderBody, recordVersion } from './record-order.ts'
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
const educationChange = z.extend(educationBody, { version: z.optional(recordVersion) })

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

const list = z.object({ items: z.array(education) })
const params = z.object({ id: identifier })

/** In the member's order ({@link orderEducations}); without one, those that go on first, then the latest. */
export const listEducations = endpoint({
  method: 'GET',
  path: '/api/jobseekers/educations',
  summary: 'The member’s education, the latest first',
  access: 'member',
  data: list,
})
/** At most 50; one more is 40001. */
export const createEducation = endpoint({
  method: 'POST',
  path: '/api/jobseeker/educations/create',
  summary: 'Adds a school',
  access: 'member',
  body: educationBody,
  data: list,
  idempotent: true,
})
export const updateEducation = endpoint({
  method: 'PATCH',
  path: '/api/jobseeker/educations/:id/update',
  summary: 'Changes an education',
  access: 'member',
  params,
  body: educationChange,
  data: list,
})
export const deleteEducation = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/educations/:id/delete',
  summary: 'Deletes an education',
  access: 'member',
  params,
  data: list,
})
export const orderEducations = endpoint({
  method: 'PUT',
  path: '/api/jobseeker/educations/order',
  summary: 'Orders the education',
  access: 'member',
  body: recordOrderBody,
  data: list,
})
