import { z } from 'zod/mini'
import { endpoint, identifier } from './endpoint.ts'
import { calendarMonth } from './profile-dates.ts'

/** Length of a description of work or education, in characters, where there is one (docs/product-rules.md#description-10-to-4000). */
export const descriptionLength = { least: 10, most: 4000 } as const
/** A text of `least` to `most` characters, or none. */
export const profileDescription = z.nullable(
  z.string().check(z.trim(), z.minLength(descriptionLength.least), z.maxLength(descriptionLength.most)),
)

/**
 * What a member tells of a job. `end` is null while they work there; the start is before the end, and neither is still to come
 * (docs/product-rules.md#start-before-end).
 */
export const workExperienceBody = z
  .object({
    job_title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    company_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    start: calendarMonth,
    end: z.nullable(calendarMonth),
    description: profileDescription,
  })
  .check(z.refine(({ start, end }) => end === null || start < end, { path: ['end'], error: 'before_start' }))
export type WorkExperienceBody = z.infer<typeof workExperienceBody>

export const workExperience = z.object({
  id: z.number(),
  job_title: z.string(),
  company_name: z.string(),
  start: calendarMonth,
  end: z.nullable(calendarMonth),
  description: z.nullable(z.string()),
})
export type WorkExperience = z.infer<typeof workExperience>

const list = z.object({ items: z.array(workExperience) })
const params = z.object({ id: identifier })

/** Those that go on first, then the latest. */
export const listWorkExperiences = endpoint({
  method: 'GET',
  path: '/api/jobseekers/work-experiences',
  summary: 'The member’s work experience, the latest first',
  access: 'member',
  data: list,
})
/** At most 50; one more is 40001. */
export const createWorkExperience = endpoint({
  method: 'POST',
  path: '/api/jobseeker/work-experiences/create',
  summary: 'Adds a job that the member had or has',
  access: 'member',
  body: workExperienceBody,
  data: list,
  idempotent: true,
})
export const updateWorkExperience = endpoint({
  method: 'PATCH',
  path: '/api/jobseeker/work-experiences/:id/update',
  summary: 'Changes a work experience',
  access: 'member',
  params,
  body: workExperienceBody,
  data: list,
})
export const deleteWorkExperience = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/work-experiences/:id/delete',
  summary: 'Deletes a work experience',
  access: 'member',
  params,
  data: list,
})
