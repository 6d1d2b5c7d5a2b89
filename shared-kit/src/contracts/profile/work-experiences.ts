import { z } from 'zod/mini'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { identifier } from '../platform/endpoint.ts'
import { calendarMonth } from './profile-dates.ts'
import { recordContract } from './record-contract.ts'

/** Length of a description of work or education, in characters, where there is one (docs/product-rules.md#description-10-to-4000). */
export const descriptionLength = { least: 10, most: 4000 } as const
/** A text of `least` to `most` characters, or none. */
export const profileDescription = z.nullable(
  z.string().check(cleanText(), z.minLength(descriptionLength.least), z.maxLength(descriptionLength.most)),
)

/** Pay of a month, in whole units of an ISO 4217 currency. */
export const monthlySalary = z.object({
  amount: z.number().check(z.int(), z.minimum(0), z.maximum(1e12)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})
export type MonthlySalary = z.infer<typeof monthlySalary>

/**
 * What a member tells of a job. `end` is null while they work there; the start is before the end, and neither is still to come
 * (docs/product-rules.md#start-before-end). What is left out of a change stays.
 */
export const workExperienceBody = z
  .object({
    job_title: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
    company_name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
    start: calendarMonth,
    end: z.nullable(calendarMonth),
    description: profileDescription,
    /** Of `industry_lists`. */
    industry_id: z.optional(z.nullable(identifier)),
    salary: z.optional(z.nullable(monthlySalary)),
    /** Recruiters of the company do not find the member, nor read its name and the pay here (docs/product-rules.md#hide-from-company). */
    hide_from_company: z.optional(z.boolean()),
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
  industry_id: z.optional(z.nullable(z.number())),
  salary: z.optional(z.nullable(monthlySalary)),
  hide_from_company: z.optional(z.boolean()),
  version: z.optional(z.number()),
})
export type WorkExperience = z.infer<typeof workExperience>

/**
 * A work experience as a recruiter reads it. `is_company_hidden` is true where the member hides the entry from the recruiter's company:
 * `company_name` is empty then, and `salary` null (docs/product-rules.md#hide-from-company).
 */
export const shownWorkExperience = z.extend(z.omit(workExperience, { hide_from_company: true, version: true }), {
  is_company_hidden: z.optional(z.boolean()),
})
export type ShownWorkExperience = z.infer<typeof shownWorkExperience>

/** Without the member's order those that go on first, then the latest. */
export const workExperienceContract = /* @__PURE__ */ recordContract({
  one: 'a job',
  all: 'work experience',
  path: '/api/jobseekers/work-experiences',
  changePath: '/api/jobseeker/work-experiences',
  body: workExperienceBody,
  record: workExperience,
})
