import { z } from 'zod/mini'
import { endpoint, identifier } from './endpoint.ts'
import { jobSummary } from './jobs.ts'
import { option } from './option.ts'
import { pageOf, pageQuery } from './paging.ts'

export const screeningAnswer = z.object({
  question_id: identifier,
  answer: z.string().check(z.maxLength(2000)),
})

/** The body of an application (docs/product-rules.md#application-payload). All screening questions must be answered (41136). */
export const applicationBody = z.object({
  source: z.string().check(z.maxLength(60)),
  first_message: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  screening_answers: z._default(z.array(screeningAnswer).check(z.maxLength(50)), []),
})
export type ApplicationBody = z.infer<typeof applicationBody>

/** Answers 40018 when this member applied before, 41134 while the same application is being processed, 40017 when closed. */
export const applyToJob = endpoint({
  method: 'POST',
  path: '/api/data/jobs/:id/applications',
  summary: 'Applies to a job',
  access: 'member',
  params: z.object({ id: identifier }),
  body: applicationBody,
  idempotent: true,
  status: 201,
  data: z.object({
    id: z.number(),
    job_id: z.number(),
    applied_at: z.string(),
    job_categories: z.array(option),
    company_industry: z.nullable(option),
  }),
})

export const applicationStatus = z.enum(['pending', 'withdrawn'])

export const appliedJob = z.object({
  id: z.number(),
  job: jobSummary,
  status: applicationStatus,
  applied_at: z.string(),
  first_message: z.nullable(z.string()),
})
export type AppliedJob = z.infer<typeof appliedJob>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/jobApplication/job-applications/jobseekers',
  summary: 'The member’s applications, newest first',
  access: 'member',
  query: z.object({
    sort: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2))),
    ...pageQuery({ size: 30, maxSize: 60 }),
  }),
  data: pageOf(appliedJob),
})
/** Null when the session has not applied to the job. */
export const getAppliedJob = endpoint({
  method: 'GET',
  path: '/api/job/jobs/applied-jobs/:id',
  summary: 'The session’s application to a job',
  access: 'session',
  params: z.object({ id: identifier }),
  data: z.nullable(appliedJob),
})
export const withdrawApplication = endpoint({
  method: 'PATCH',
  path: '/api/job/jobs/applied-jobs/:id/withdraw',
  summary: 'Withdraws an application',
  access: 'member',
  params: z.object({ id: identifier }),
  data: appliedJob,
  idempotent: true,
})
