import { z } from 'zod/mini'
import { applicationEventKinds, applicationState, sentProfile, sentResume } from '../applications/applications.ts'
import { orderReason, verifiedBadge } from '../identity/identity.ts'
import { jobStatus } from '../jobs/job-status.ts'
import { pay } from '../jobs/pay.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { resumeMediaTypes } from '../profile/resumes.ts'
import { videoLimits } from '../profile/video-constants.ts'
import { sentVideo } from '../profile/video-resumes.ts'
import { shownWorkExperience } from '../profile/work-experiences.ts'

/**
 * The employer's side of applications, from server to server: the calls name an organisation by HTTP Basic (RFC 7617), and the recruiter
 * whom they speak for by `recruiter_id`. What belongs to another company, or was withdrawn, does not exist (40004). A recruiter who is not
 * taken in by their company, or has left it: 40005.
 */
const recruiter = { recruiter_id: identifier }
const params = z.object({ id: identifier })

const stateCounts = z.record(applicationState, z.number())

/** A job of the recruiter's company, with how many applications are in each state. Withdrawn ones are counted, and not listed. */
export const recruiterJob = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  status: jobStatus,
  /** Whether the posting names this recruiter. */
  is_own: z.boolean(),
  /** RFC 3339. */
  posted_at: z.nullable(z.string()),
  /** As the posting tells it, also while it is masked for seekers. */
  pay: z.nullable(pay),
  is_salary_masked: z.boolean(),
  /** When an operator of the site took it down (RFC 3339), and why; null, or not there, for others. Its `status` is closed meanwhile. */
  taken_down: z.optional(z.nullable(z.object({ at: z.string(), reason: z.string() }))),
  counts: stateCounts,
})
export type RecruiterJob = z.infer<typeof recruiterJob>

/**
 * `scope` own: jobs whose posting names the recruiter; company: all of the company's, for its admins and coordinators alone (40005). Open ones
 * first, then those on hold, and closed ones as long as they have applications that are not withdrawn, or were taken down.
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

/**
 * Hides the pay of a job from everybody but its company: seekers read that it is not disclosed, and it is neither filtered nor sorted by
 * (docs/product-rules.md#masked-pay). Needs the permission `mask_salary` (40005), to show it again too.
 */
export const maskSalary = endpoint({
  method: 'PUT',
  path: '/api/recruiters/jobs/:id/mask-salary',
  summary: 'Hides the pay of a job from seekers, or shows it again',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, is_masked: z.boolean() }),
  data: z.object({ is_salary_masked: z.boolean() }),
})

export const recruiterApplication = z.object({
  id: z.number(),
  job_id: z.number(),
  seeker: z.object({ id: z.number(), name: z.string() }),
  state: applicationState,
  /** RFC 3339. */
  applied_at: z.string(),
  has_resume: z.boolean(),
  has_video: z.optional(z.boolean()),
  first_message: z.nullable(z.string()),
  /** The mean of what the company's recruiters rated it, 1 to 5; null, or not there, before anybody did. */
  rating: z.optional(z.nullable(z.number())),
  /** The badge of a verified identity; null, or not there, without one. */
  identity: z.optional(z.nullable(verifiedBadge)),
  /** Why it is before others in this list. */
  order_reasons: z.optional(z.array(orderReason)),
})
export type RecruiterApplication = z.infer<typeof recruiterApplication>

export const applicationSort = z.enum(['newest', 'rating'])

/**
 * Verified identities first, then the newest; with `sort` rating the best rated first, the newest of those rated alike, whether verified or not, and those that nobody rated
 * last. `query` is looked for in the names, first messages and job titles that were sent.
 */
export const listRecruiterApplications = endpoint({
  method: 'GET',
  path: '/api/recruiters/jobs/:id/applications',
  summary: 'Applications to a job',
  access: 'employer',
  params,
  query: z.object({
    ...recruiter,
    state: z.optional(applicationState),
    query: z.optional(z.string().check(cleanLine(), z.maxLength(100))),
    sort: z.optional(applicationSort),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(recruiterApplication),
})

export const recruiterApplicationDetail = z.extend(recruiterApplication, {
  job: z.object({ id: z.number(), slug: z.string(), title: z.string(), status: jobStatus }),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** As it was sent; entries that the member hides from the company are without its name and pay. */
  profile: z.nullable(z.extend(sentProfile, { work_experiences: z.array(shownWorkExperience) })),
  resume: z.nullable(sentResume),
  /** The video resume that was sent along. */
  video: z.optional(z.nullable(sentVideo)),
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
/** The file itself, as an attachment, not in the envelope; errors come in the envelope. It marks the application *viewed*, as opening it does. */
export const downloadApplicationResume = endpoint({
  method: 'GET',
  path: '/api/recruiters/applications/:id/resume',
  summary: 'The resume of an application, as it was sent',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: z.file().check(z.mime(Object.values(resumeMediaTypes))),
})
/** The file itself, not in the envelope, or the part of it that `Range` names (RFC 9110 14.2); errors come in the envelope. It marks the application *viewed* too. */
export const readApplicationVideo = endpoint({
  method: 'GET',
  path: '/api/recruiters/applications/:id/video',
  summary: 'The video resume of an application, as it was sent',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: z.file().check(z.mime([videoLimits.mediaType])),
})
/** The picture that stands for the video; 40004 where it has none. */
export const readApplicationVideoCover = endpoint({
  method: 'GET',
  path: '/api/recruiters/applications/:id/video-cover',
  summary: 'The cover of the video resume of an application, as WebP',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: z.file().check(z.mime(['image/webp'])),
})
/**
 * Sets the state of an application. `from` is the state that the recruiter saw: of two who decide at once, the second gets 40021, and so does
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
    reason: z.optional(z.string().check(cleanText(), z.maxLength(1000))),
  }),
  data: recruiterApplicationDetail,
})
