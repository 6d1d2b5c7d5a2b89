import { z } from 'zod/mini'
import { jobSummary } from '../jobs/jobs.ts'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { option } from '../platform/option.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { jobPreference } from '../profile/job-preferences.ts'
import { profileFacts } from '../profile/profile.ts'
import { recordLists } from '../profile/record-lists.ts'
import { resumeLimits } from '../profile/resumes.ts'
import { sentVideo } from '../profile/video-resumes.ts'

/**
 * What happens to an application (docs/product-rules.md#application-states). `viewed`, `interested`, `interview`, `accepted`, `not_accepted`
 * and `completed` are the employer's, `sent` and `withdrawn` the seeker's.
 */
export const applicationEventKinds = [
  'sent',
  'viewed',
  'interested',
  'interview',
  'accepted',
  'not_accepted',
  'completed',
  'withdrawn',
] as const
export type ApplicationEventKind = (typeof applicationEventKinds)[number]

/** Where an application stands: what its last event made of it; `pending` until the employer has opened it. */
export const applicationState = z.enum([
  'pending',
  'viewed',
  'interested',
  'interview',
  'accepted',
  'not_accepted',
  'completed',
  'withdrawn',
])
export type ApplicationState = z.infer<typeof applicationState>

/** Tabs of My jobs that list applications, by the furthest step that one reached (docs/product-rules.md#my-jobs-tabs). */
export const applicationTabs = ['pending', 'viewed', 'interested', 'interview'] as const

/** What a recruiter may set, and from where (docs/product-rules.md#application-states). Opening makes `viewed`, withdrawing ends all. */
export const nextApplicationStates = {
  pending: ['interested', 'interview', 'accepted', 'not_accepted'],
  viewed: ['interested', 'interview', 'accepted', 'not_accepted'],
  interested: ['interview', 'accepted', 'not_accepted'],
  interview: ['accepted', 'not_accepted'],
  accepted: ['completed', 'not_accepted'],
  not_accepted: ['interested', 'interview'],
  completed: [],
  withdrawn: [],
} as const satisfies Record<ApplicationState, readonly ApplicationState[]>

/** The attached resume that went with an application. `filename` is without its ending, which is `kind`; `size` in bytes. */
export const sentResume = z.object({ filename: z.string(), kind: z.enum(resumeLimits.kinds), size: z.number() })
export type SentResume = z.infer<typeof sentResume>

/** The profile as it was sent: name, contact, and what the member told at that moment; never the home address. */
export const sentProfile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_num: z.nullable(z.string()),
  facts: profileFacts,
  preferences: z.array(jobPreference),
  ...recordLists,
  career_summary: z.optional(z.nullable(z.string())),
  avatar: z.optional(z.nullable(z.string())),
  /** Whether the avatar was generated, so that it shows nobody. */
  is_avatar_generated: z.optional(z.boolean()),
})
export type SentProfile = z.infer<typeof sentProfile>

export const screeningAnswer = z.object({
  question_id: identifier,
  answer: z.string().check(cleanText(), z.maxLength(2000)),
})

/** The body of an application (docs/product-rules.md#application-payload). All screening questions must be answered (41136). */
export const applicationBody = z.object({
  source: z.string().check(z.maxLength(60)),
  first_message: z.optional(z.string().check(cleanText(), z.maxLength(2000))),
  /** Sends the first message to the job's recruiter as a chat message too, which this names; where there is nobody to write to, the application goes alone. */
  chat_client_id: z.optional(z.uuid()),
  screening_answers: z._default(z.array(screeningAnswer).check(z.maxLength(50)), []),
  /** An attached resume of the member's; left out or null to send the profile alone. One of another member's is 40004. */
  resume_id: z.optional(z.nullable(identifier)),
  /** A video resume of the member's; left out or null to send none. One of another member's is 40004. */
  video_resume_id: z.optional(z.nullable(identifier)),
})
export type ApplicationBody = z.infer<typeof applicationBody>

/**
 * Answers 40018 when this member applied before and did not withdraw, or applied twice; 41134 while the same application is being processed, 40017 when closed.
 * What is sent is kept as it is sent: the profile, and copies of the files of the resume and the video.
 */
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
    /** The chat with the recruiter, where `chat_client_id` asked for one. */
    chat_id: z.optional(z.nullable(z.number())),
  }),
})

/** A member's application as they see it; the latest one where they applied twice. */
export const appliedJob = z.object({
  id: z.number(),
  job: jobSummary,
  status: applicationState,
  /** Where My jobs lists it: a decided one where it had come. */
  tab: z.enum(applicationTabs),
  /** RFC 3339. */
  applied_at: z.string(),
  first_message: z.nullable(z.string()),
  resume: z.nullable(sentResume),
  video: z.optional(z.nullable(sentVideo)),
  /** Whether it was withdrawn and may be sent once more. */
  can_reapply: z.boolean(),
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
