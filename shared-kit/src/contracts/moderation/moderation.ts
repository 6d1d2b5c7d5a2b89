import { z } from 'zod/mini'
import { outage } from '../config/config.ts'
import { jobStatus } from '../jobs/job-status.ts'
import { type SuspensionKind, suspensionCodes } from '../members/suspensions.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { identifier, operatorEndpoint } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'
import { pageOf, pageQuery, windowOf } from '../platform/paging.ts'

/**
 * What people do who run the marketplace (docs/operations.md#moderation): reports, jobs, suspensions, the outage page. The calls name an operator by
 * HTTP Basic (RFC 7617), and are answered 404 where a proxy passed them on. Every change needs a reason and becomes a row of the audit
 * log. What is done already: 409 (40001), with a sentence that says so.
 */
const subject = z.object({ id: identifier })
/** Why it is done: kept in the audit log. */
const reason = z.string().check(cleanText(), z.minLength(1), z.maxLength(1000))
const because = z.object({ reason })

export const operatorActs = [
  'operator.added',
  'operator.disabled',
  'report.decided',
  'chat_report.decided',
  'interview_report.decided',
  'interview_objection.decided',
  'job.taken_down',
  'job.restored',
  'account.suspended',
  'account.released',
  'organisation.suspended',
  'organisation.released',
  'company.verified',
  'company.merged',
  'outage.started',
  'outage.ended',
  'queues.retried',
] as const
export type OperatorAct = (typeof operatorActs)[number]
export const actSubjects = [
  'operator',
  'job',
  'recruiter',
  'interview',
  'account',
  'organisation',
  'company',
  'outage',
  'queues',
] as const
export type ActSubject = (typeof actSubjects)[number]

export const operatorAct = z.object({
  id: z.number(),
  operator: z.string(),
  act: z.enum(operatorActs),
  subject: z.enum(actSubjects),
  subject_id: z.string(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  at: z.string(),
})
export const listOperatorActs = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/acts',
  summary: 'The audit log, the newest first',
  query: z.object({
    subject: z.optional(z.enum(actSubjects)),
    subject_id: z.optional(z.string().check(z.maxLength(100))),
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  data: windowOf(operatorAct),
})

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

const kinds = Object.keys(suspensionCodes) as [SuspensionKind, ...SuspensionKind[]]
export const suspensionKind = z.enum(kinds)
const suspension = z.object({ kind: suspensionKind, reason })

const moderatedAccount = z.object({
  id: z.number(),
  email: z.string(),
  is_suspended: z.boolean(),
  suspended_as: z.nullable(suspensionKind),
  /** RFC 3339; set while the account waits to be deleted. */
  delete_after: z.nullable(z.string()),
  created_at: z.string(),
})
export type ModeratedAccount = z.infer<typeof moderatedAccount>
export const findAccount = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/accounts',
  summary: 'The account of an address',
  query: z.object({ email: z.string().check(cleanLine(), z.minLength(3), z.maxLength(254)) }),
  data: moderatedAccount,
})
export const suspendAccount = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/accounts/:id/suspend',
  summary: 'Suspends an account: it opens nothing, and gets no mail',
  params: subject,
  body: suspension,
  data: moderatedAccount,
})
export const releaseAccount = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/accounts/:id/release',
  summary: 'Releases an account',
  params: subject,
  body: because,
  data: moderatedAccount,
})

const moderatedOrganisation = z.object({
  id: z.number(),
  name: z.string(),
  client_id: z.string(),
  suspended_as: z.nullable(suspensionKind),
  /** Its credentials ended for good (`employers:add --disable`). */
  is_disabled: z.boolean(),
  companies: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Of its companies, whatever their status. */
  jobs: z.number(),
})
export type ModeratedOrganisation = z.infer<typeof moderatedOrganisation>
export const listOrganisations = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/organisations',
  summary: 'Organisations of employers',
  query: z.object(pageQuery({ size: 50, maxSize: 200, maxPage: 1000 })),
  data: pageOf(moderatedOrganisation),
})
export const suspendOrganisation = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/organisations/:id/suspend',
  summary: 'Suspends an organisation: its credentials, its webhooks and the jobs of its companies',
  params: subject,
  body: suspension,
  data: moderatedOrganisation,
})
export const releaseOrganisation = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/organisations/:id/release',
  summary: 'Releases an organisation, and the jobs of its companies with it',
  params: subject,
  body: because,
  data: moderatedOrganisation,
})

/** What visitors read in place of the usual text, by language; others read the usual one. */
const outageTexts = z.partialRecord(languageKey, z.string().check(cleanText(), z.minLength(1), z.maxLength(300)))
const countryKeys = z.array(countryKey).check(z.minLength(1))
const outages = z.object({ items: z.array(outage) })
export const listOutages = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/outages',
  summary: 'Countries whose site is closed now',
  data: outages,
})
/** A country that is closed already gets the new text and end. */
export const startOutage = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/outages',
  summary: 'Closes the site of countries until a moment, at which it opens by itself',
  body: z.object({
    countries: countryKeys,
    texts: z._default(outageTexts, {}),
    /** RFC 3339, in the future, within a week. */
    ends_at: z.iso.datetime({ offset: true }),
    reason,
  }),
  data: outages,
})
export const endOutage = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/outages/end',
  summary: 'Opens the site of countries again',
  body: z.object({ countries: countryKeys, reason }),
  data: outages,
})

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

/** What the queues of work that is done later have. `dead-letters` has what was tried for the last time. As of the last half minute. */
export const listQueues = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/queues',
  summary: 'What waits in the queues, and what failed for good',
  data: z.object({
    items: z.array(
      z.object({ name: z.string(), queued: z.number(), ready: z.number(), active: z.number(), failed: z.number() }),
    ),
    dead_letters: z.array(
      z.object({
        queue: z.string(),
        count: z.number(),
        /** Of the one that failed last. */
        error: z.nullable(z.string()),
        /** RFC 3339. */
        last_at: z.string(),
      }),
    ),
  }),
})
/** Puts them back into their queues, to be tried as often as new ones. */
export const retryDeadLetters = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/queues/retry',
  summary: 'Tries again what failed for good',
  body: because,
  data: z.object({ count: z.number() }),
})
