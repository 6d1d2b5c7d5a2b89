import { z } from 'zod/mini'
import { applicationEventKinds, applicationState, sentProfile, sentResume } from './applications.ts'
import { endpoint, identifier } from './endpoint.ts'
import { jobStatus } from './job-status.ts'
import { pageOf, pageQuery } from './paging.ts'
import { resumeMediaTypes } from './resumes.ts'

/**
 * The employer's side of applications, from server to server: the calls name an organisation by HTTP Basic (RFC 7617), and the recruiter
 * whom they speak for by `recruiter_id`. What belongs to another company, or was withdrawn, does not exist (40004). A recruiter who is not
 * taken in by their company, or has left it: 40005.
 */
const recruiter = { recruiter_id: identifier }
const params = z.object({ id: identifier })

const stateCounts = z.record(applicationState, z.number())

/** A job of the recruiter's company, with how many applications stand where. Withdrawn ones are counted, and not listed. */
export const recruiterJob = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  status: jobStatus,
  /** Whether the posting names this recruiter. */
  is_own: z.boolean(),
  /** RFC 3339. */
  posted_at: z.nullable(z.string()),
  counts: stateCounts,
})
export type RecruiterJob = z.infer<typeof recruiterJob>

/**
 * `scope` own: jobs whose posting names the recruiter; company: all of the company's, for its admins and coordinators alone (40005). Open ones
 * first, then those on hold, and closed ones as long as they have applications that are not withdrawn.
 */
export const listRecruiterJobs = endpoint({
  method: 'GET',
  path: '/api/recruiters/jobs',
  summary: 'Jobs of a recruiter, with counts of applications',
  access: 'employer',
  query: z.object({
    ...recruiter,
    scope: z._default(z.enum(['own', 'company']), 'own'),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(recruiterJob),
})

export const recruiterApplication = z.object({
  id: z.number(),
  job_id: z.number(),
  seeker: z.object({ id: z.number(), name: z.string() }),
  state: applicationState,
  /** RFC 3339. */
  applied_at: z.string(),
  has_resume: z.boolean(),
  first_message: z.nullable(z.string()),
})
export type RecruiterApplication = z.infer<typeof recruiterApplication>

/** Newest first. `query` is looked for in the names, first messages and job titles that were sent. */
export const listRecruiterApplications = endpoint({
  method: 'GET',
  path: '/api/recruiters/jobs/:id/applications',
  summary: 'Applications to a job',
  access: 'employer',
  params,
  query: z.object({
    ...recruiter,
    state: z.optional(applicationState),
    query: z.optional(z.string().check(z.maxLength(100))),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(recruiterApplication),
})

export const recruiterApplicationDetail = z.extend(recruiterApplication, {
  job: z.object({ id: z.number(), slug: z.string(), title: z.string(), status: jobStatus }),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  profile: z.nullable(sentProfile),
  resume: z.nullable(sentResume),
  /** The chat with this recruiter, where there is one. */
  chat_id: z.nullable(z.number()),
  events: z.array(
    z.object({
      kind: z.enum(applicationEventKinds),
      at: z.string(),
      recruiter: z.nullable(z.object({ id: z.number(), name: z.string() })),
      reason: z.nullable(z.string()),
    }),
  ),
})
export type RecruiterApplicationDetail = z.infer<typeof recruiterApplicationDetail>

/** Answers the application and marks it *viewed*, once for each recruiter. A POST, because it changes what the seeker sees. */
export const openApplication = endpoint({
  method: 'POST',
  path: '/api/recruiters/applications/:id/open',
  summary: 'Opens an application: everything that was sent',
  access: 'employer',
  params,
  body: z.object(recruiter),
  data: recruiterApplicationDetail,
})
/** The file itself, as an attachment, not in the envelope; errors come in the envelope. */
export const downloadApplicationResume = endpoint({
  method: 'GET',
  path: '/api/recruiters/applications/:id/resume',
  summary: 'The resume of an application, as it was sent',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: z.file().check(z.mime(Object.values(resumeMediaTypes))),
})
/**
 * Sets where an application stands. `from` is the state that the recruiter saw: of two who decide at once, the second gets 40021, and so does
 * who saw an old state. A state that does not follow (docs/product-rules.md#application-states) is 40020. `reason` only with
 * `not_accepted`: the seeker reads it.
 */
export const setApplicationState = endpoint({
  method: 'POST',
  path: '/api/recruiters/applications/:id/state',
  summary: 'Sets the state of an application',
  access: 'employer',
  params,
  body: z.object({
    ...recruiter,
    from: applicationState,
    state: z.enum(['interested', 'interview', 'accepted', 'not_accepted', 'completed']),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  }),
  data: recruiterApplicationDetail,
})
