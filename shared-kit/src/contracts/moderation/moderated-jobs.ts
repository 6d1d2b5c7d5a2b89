import { z } from 'zod/mini'
import { jobStatus } from '../jobs/job-status.ts'
import { operatorEndpoint } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { because, reason, subject } from './moderated-subject.ts'

export const reportOutcomes = ['taken_down', 'kept'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

const moderatedJob = z.object({
  id: z.number(),
  title: z.string(),
  company_name: z.nullable(z.string()),
  /** What seekers are shown; `closed` while it is withheld. */
  status: jobStatus,
  /** What its source says. */
  stated_status: jobStatus,
  /** RFC 3339; null where no operator took it down. */
  taken_down_at: z.nullable(z.string()),
  taken_down_reason: z.nullable(z.string()),
  /** The organisation that speaks for its company is suspended. */
  is_organisation_suspended: z.boolean(),
})
export type ModeratedJob = z.infer<typeof moderatedJob>

const reportedJob = z.object({
  job: moderatedJob,
  reports: z.number(),
  /** Titles of the reasons, in English, with how often each was given. */
  reasons: z.array(z.object({ id: z.number(), title: z.string(), count: z.number() })),
  first_at: z.string(),
  last_at: z.string(),
})
export const listReports = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/reports',
  summary: 'Reported jobs: those with the most open reports first, or the ones last decided',
  query: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    ...pageQuery({ size: 20, maxSize: 100, maxPage: 1000 }),
  }),
  data: pageOf(reportedJob),
})

const jobReport = z.object({
  /** A guest has no account, so nobody can be told. */
  reporter: z.enum(['member', 'guest']),
  reporter_id: z.number(),
  reason_id: z.number(),
  reason: z.string(),
  at: z.string(),
  /** The posting as it was when it was reported, as its page shows it in English; null for reports from before that was kept. */
  posting: z.nullable(z.record(z.string(), z.unknown())),
  outcome: z.nullable(z.enum(reportOutcomes)),
  decision: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
})
/** At most the newest hundred reports of the job. */
export const readReports = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/jobs/:id/reports',
  summary: 'A job as it is now, with its reports',
  params: subject,
  data: z.object({ job: moderatedJob, reports: z.array(jobReport) }),
})
/**
 * Decides all open reports of a job. Members who reported it are told the reason, by their settings and in their language. With `taken_down` the job is taken
 * down too, where it is not yet.
 */
export const decideReports = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/jobs/:id/reports/decision',
  summary: 'Decides the open reports of a job',
  params: subject,
  body: z.object({ outcome: z.enum(reportOutcomes), reason }),
  data: z.object({ job: moderatedJob, decided: z.number(), members: z.number(), guests: z.number() }),
})
export const takeJobDown = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/jobs/:id/take-down',
  summary: 'Takes a job down: it is closed for seekers, whatever its source says',
  params: subject,
  body: because,
  data: moderatedJob,
})
export const restoreJob = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/jobs/:id/restore',
  summary: 'Puts a job back, in the status that its source last gave',
  params: subject,
  body: because,
  data: moderatedJob,
})
