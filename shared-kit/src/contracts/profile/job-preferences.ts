import { z } from 'zod/mini'
import { workArrangement } from '../jobs/jobs.ts'
import { payPeriod } from '../jobs/pay.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'
import { type SalaryKind, salaryKinds } from './profile-constants.ts'
import { recordVersion } from './record-order.ts'

/** How many preferences a member may have of each kind (docs/product-rules.md#preferences-three-and-three); one more is 41262 or 41263. */
export const maxJobPreferences = { remote: 3, onSiteOrHybrid: 3 } as const

const amount = z.number().check(z.int(), z.minimum(0), z.maximum(1e12))

const facts = {
  /** As the member calls it; one of `function_titles` where it was chosen from them. */
  job_title: z.string().check(cleanLine(), z.minLength(1), z.maxLength(100)),
  function_title_id: z.nullable(identifier),
  work_arrangement: workArrangement,
  /** Where the work is; for remote work null. */
  country: z.nullable(countryKey),
  /** Of `locations` of that country; null is anywhere in it. */
  location_id: z.nullable(identifier),
  /** For remote work: which language is spoken there, and which hours are kept (IANA name of a time zone); else null. */
  work_language: z.nullable(languageKey),
  work_timezone: z.nullable(z.string().check(z.maxLength(60))),
  /** Of `industry_lists`; null is any. */
  industry_id: z.nullable(identifier),
  /** Of `job_types`. */
  job_type_id: identifier,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  salary_period: payPeriod,
}

type Salary = {
  salary_kind?: SalaryKind | undefined
  salary_min?: number | null | undefined
  salary_max?: number | null | undefined
}
const isWithoutAmount = ({ salary_kind }: Salary) => salary_kind === 'negotiable' || salary_kind === 'unpaid'

/**
 * What a member looks for. On site and hybrid need a country, remote a language and a time zone. `salary_kind` is `amount` where it is left
 * out: both ends of the pay are needed then, the lower one first. Of `negotiable` and `unpaid` work the ends may be null or left out, and are
 * not read; `currency` and `salary_period` are those that the page last showed (docs/product-rules.md#pay-of-a-preference).
 */
export const jobPreferenceBody = z
  .object({
    ...facts,
    salary_kind: z.optional(z.enum(salaryKinds)),
    salary_min: z.optional(z.nullable(amount)),
    salary_max: z.optional(z.nullable(amount)),
  })
  .check(
    z.refine((body) => isWithoutAmount(body) || body.salary_min != null, { path: ['salary_min'], error: 'required' }),
    z.refine((body) => isWithoutAmount(body) || body.salary_max != null, { path: ['salary_max'], error: 'required' }),
    z.refine((body) => isWithoutAmount(body) || (body.salary_min ?? 0) <= (body.salary_max ?? Infinity), {
      path: ['salary_max'],
      error: 'below_minimum',
    }),
    z.refine((body) => body.work_arrangement === 'remote' || body.country !== null, {
      path: ['country'],
      error: 'required',
    }),
    z.refine((body) => body.work_arrangement !== 'remote' || body.work_language !== null, {
      path: ['work_language'],
      error: 'required',
    }),
    z.refine((body) => body.work_arrangement !== 'remote' || body.work_timezone !== null, {
      path: ['work_timezone'],
      error: 'required',
    }),
  )
export type JobPreferenceBody = z.infer<typeof jobPreferenceBody>

/** `salary_min` and `salary_max` are 0 where `salary_kind` is `negotiable` or `unpaid`: released pages read numbers. */
export const jobPreference = z.object({
  id: z.number(),
  ...facts,
  salary_kind: z.optional(z.enum(salaryKinds)),
  salary_min: amount,
  salary_max: amount,
  version: z.optional(z.number()),
})
export type JobPreference = z.infer<typeof jobPreference>

const list = z.object({ items: z.array(jobPreference) })
const params = z.object({ id: identifier })

export const listJobPreferences = endpoint({
  method: 'GET',
  path: '/api/jobseeker/job-preferences',
  summary: 'What the member looks for, the oldest first',
  access: 'member',
  data: list,
})
/** Refuses an id that its list does not have, and a time zone that there is not (422). */
export const createJobPreference = endpoint({
  method: 'POST',
  path: '/api/jobseeker/job-preferences/create',
  summary: 'Adds a job preference',
  access: 'member',
  body: jobPreferenceBody,
  data: list,
  idempotent: true,
})
export const getJobPreference = endpoint({
  method: 'GET',
  path: '/api/jobseeker/job-preferences/:id',
  summary: 'A job preference of the member',
  access: 'member',
  params,
  data: jobPreference,
})
/** A stale `version` is 40026 (409), and the answer's `data` is the preference as it is now. */
export const updateJobPreference = endpoint({
  method: 'PATCH',
  path: '/api/jobseeker/job-preferences/:id/update',
  summary: 'Changes a job preference',
  access: 'member',
  params,
  body: z.extend(jobPreferenceBody, { version: z.optional(recordVersion) }),
  data: list,
})
/** The last one stays (41341). */
export const deleteJobPreference = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/job-preferences/:id/delete',
  summary: 'Deletes a job preference',
  access: 'member',
  params,
  data: list,
})
