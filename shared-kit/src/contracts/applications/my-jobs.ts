import { z } from 'zod/mini'
import { companyRef } from '../companies/companies.ts'
import { interviewState } from '../interviews/interview.ts'
import { offerState } from '../interviews/offers.ts'
import { jobStatus } from '../jobs/job-status.ts'
import { jobLocation } from '../jobs/jobs.ts'
import { pay } from '../jobs/pay.ts'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { sentVideo } from '../profile/video-resumes.ts'
import { applicationEventKinds, applicationState, applicationTabs, sentResume } from './applications.ts'

/** Tabs of My jobs, in the order of the page (docs/product-rules.md#my-jobs-tabs). */
export const myJobsTabs = [...applicationTabs, 'communicated', 'exchanged', 'saved', 'viewers'] as const
export type MyJobsTab = (typeof myJobsTabs)[number]

/** What the page lists: what waits for the member, all that is in progress, the tabs, and what has ended (docs/product-rules.md#my-jobs-lists). */
export const myJobsLists = ['needs_action', 'in_progress', ...myJobsTabs, 'closed'] as const
export type MyJobsList = (typeof myJobsLists)[number]

/** What a row of `needs_action` waits for. */
export const needKinds = ['interview', 'check_in', 'offer', 'resume', 'phone_number', 'message'] as const
export type NeedKind = (typeof needKinds)[number]

/** A job as it was when it was saved: it stays readable after the posting is closed. `text` is plain, at most 4,000 characters. */
export const jobCopy = z.object({
  title: z.string(),
  company_name: z.nullable(z.string()),
  places: z.array(z.string()),
  pay: z.nullable(pay),
  text: z.string(),
})
export type JobCopy = z.infer<typeof jobCopy>

/** The job of a row. Facts are today's where the job is open, else those of the copy where there is one. */
export const myJob = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  company: z.nullable(companyRef),
  places: z.array(jobLocation),
  pay: z.nullable(pay),
  /** `closed` once it ended, whether by its employer or by its date. */
  status: jobStatus,
  /** RFC 3339; when it ends by itself, where the posting says so. */
  valid_through: z.nullable(z.string()),
})
export type MyJob = z.infer<typeof myJob>

/** An event of a timeline: those of the application, and `chat` when the chat about the job began. */
export const timelineEvent = z.object({
  kind: z.enum([...applicationEventKinds, 'chat']),
  /** RFC 3339. */
  at: z.string(),
  /** The employer's words to the seeker; only with `not_accepted`. */
  reason: z.nullable(z.string()),
})
export type TimelineEvent = z.infer<typeof timelineEvent>

/** How this employer answers: only where at least 10 applications of the last `window_days` days were sent to it. */
export const responseTime = z.object({
  /** Median days from sending to the employer's first decision or message; null where fewer than half were answered. */
  median_days: z.nullable(z.number()),
  /** Share of applications that were answered, 0 to 1. */
  answered_share: z.number(),
  /** Of how many applications. */
  count: z.number(),
  window_days: z.number(),
})
export type ResponseTime = z.infer<typeof responseTime>

export const myApplication = z.object({
  id: z.number(),
  state: applicationState,
  applied_at: z.string(),
  first_message: z.nullable(z.string()),
  resume: z.nullable(sentResume),
  video: z.optional(z.nullable(sentVideo)),
  timeline: z.array(timelineEvent),
  /** Whole days since the employer last did anything, or since it was sent; null once it is decided or withdrawn. */
  silent_days: z.nullable(z.number()),
  pace: z.nullable(responseTime),
  can_withdraw: z.boolean(),
  can_reapply: z.boolean(),
})
export type MyApplication = z.infer<typeof myApplication>

/** A recruiter who showed interest, or looked at the profile. */
export const interestedRecruiter = z.object({
  id: z.number(),
  name: z.string(),
  title: z.nullable(z.string()),
  company: companyRef,
})

/** An interview as a row tells it. */
export const myJobInterview = z.object({
  id: z.number(),
  /** `pending_results` of every one that is over, also where nobody checked in. */
  state: interviewState,
  times_by: z.enum(['seeker', 'recruiter']),
  /** RFC 3339; of the accepted time. */
  starts_at: z.nullable(z.string()),
  /** Whether the recruiter declined or cancelled it, and not the member. */
  is_ended_by_recruiter: z.boolean(),
  recruiter_name: z.string(),
  company_name: z.string(),
})
export type MyJobInterview = z.infer<typeof myJobInterview>

/** An offer as a row tells it. */
export const myJobOffer = z.object({
  id: z.number(),
  /** Null once the chat is deleted. */
  chat_id: z.nullable(z.number()),
  state: offerState,
  /** A day, such as 2027-01-04. */
  starts_on: z.string(),
  /** RFC 3339. */
  expires_at: z.string(),
  /** RFC 3339; when it was accepted, declined or withdrawn. */
  answered_at: z.nullable(z.string()),
  recruiter_name: z.string(),
  /** The member wrote since it was sent, and the recruiter did not answer yet. */
  is_asked_about: z.boolean(),
})
export type MyJobOffer = z.infer<typeof myJobOffer>

/** What happened to an interview or an offer, by the state that it came into. */
export const hiringStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interview'), id: z.number(), state: interviewState, at: z.string() }),
  z.object({ kind: z.literal('offer'), id: z.number(), state: offerState, at: z.string() }),
])
export type HiringStep = z.infer<typeof hiringStep>

/** A row of My jobs. What a tab has no use for is null. */
export const myJobsRow = z.object({
  /** Of its tab; stable for lists. */
  key: z.string(),
  /** Null for a recruiter who named no job. */
  job: z.nullable(myJob),
  application: z.nullable(myApplication),
  /** Of *Interested in me* without an application, and of *Who viewed me*. */
  recruiter: z.nullable(interestedRecruiter),
  chat_id: z.nullable(z.number()),
  /** Whether the seeker saved the job. */
  is_saved: z.boolean(),
  /** The seeker's own note about the job. */
  note: z.nullable(z.string()),
  /** The job as it was saved, where it was. */
  copy: z.nullable(jobCopy),
  /** RFC 3339; when this row's latest event was: sent, saved, spoken, viewed. */
  at: z.string(),
  /** Of `needs_action`: what waits for the member, its id, and until when (RFC 3339; null where it has no end). */
  need: z.optional(z.nullable(z.object({ kind: z.enum(needKinds), id: z.number(), due_at: z.nullable(z.string()) }))),
  /** The latest interview about the job, and the latest offer: what became of them is said in the words of their cards. */
  interview: z.optional(z.nullable(myJobInterview)),
  offer: z.optional(z.nullable(myJobOffer)),
  /** What happened to interviews and offers about the job, the first first; belongs into the timeline of the application. */
  steps: z.optional(z.array(hiringStep)),
})
export type MyJobsRow = z.infer<typeof myJobsRow>

/** How many rows each tab has. A guest has only `saved`; the others are 0. */
export const countMyJobs = endpoint({
  method: 'GET',
  path: '/api/jobApplication/my-jobs/counts',
  summary: 'How many rows each tab of My jobs has',
  access: 'session',
  data: z.object({
    counts: z.record(z.enum(myJobsTabs), z.number()),
    /** Of the lists that are no tabs. */
    sections: z.optional(z.object({ needs_action: z.number(), in_progress: z.number(), closed: z.number() })),
    /** Events of the employer's side since the member last opened My jobs. */
    news: z.number(),
    /** RFC 3339; when that was. Null where they never did, and for a guest. */
    seen_at: z.nullable(z.string()),
  }),
})
/**
 * Rows of a list. `sort` 1 is by the latest event, 2 by when it was sent or saved, oldest first; `query` is looked for in titles and company
 * names. A guest gets 40005 for every tab but `saved`.
 */
export const listMyJobs = endpoint({
  method: 'GET',
  path: '/api/jobApplication/my-jobs',
  summary: 'Rows of a tab of My jobs',
  access: 'session',
  query: z.object({
    tab: z.enum(myJobsLists),
    query: z.optional(z.string().check(cleanLine(), z.maxLength(100))),
    sort: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2)), 1),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 10_000 }),
  }),
  data: pageOf(myJobsRow),
})
/** The same withdrawal as an undo takes back within two minutes of it; later, or where the employer deleted the job, 40018. */
export const undoWithdrawal = endpoint({
  method: 'PATCH',
  path: '/api/jobApplication/my-jobs/applications/:id/undo-withdrawal',
  summary: 'Takes a withdrawal back, within two minutes',
  access: 'member',
  params: z.object({ id: identifier }),
  data: z.null(),
})
export const maxJobNoteLength = 1000
/** Writes the session's note about a job; an empty text deletes it. */
export const saveJobNote = endpoint({
  method: 'PUT',
  path: '/api/jobApplication/my-jobs/notes/:job_id',
  summary: 'Writes a note about a job, for oneself',
  access: 'session',
  params: z.object({ job_id: identifier }),
  body: z.object({ text: z.string().check(cleanText(), z.maxLength(maxJobNoteLength)) }),
  data: z.object({ note: z.nullable(z.string()) }),
})
/** Notes that the member has seen what is new: `news` counts from now. */
export const markMyJobsSeen = endpoint({
  method: 'POST',
  path: '/api/jobApplication/my-jobs/seen',
  summary: 'Notes that the member has seen what is new in My jobs',
  access: 'member',
  data: z.null(),
})
