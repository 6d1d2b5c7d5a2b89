import { z } from 'zod/mini'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import {
  cancelInterviewReasons,
  interview,
  interviewer,
  interviewLimits,
  interviewState,
  proposedTimes,
} from './interview.ts'

/**
 * The employer's side of interviews, from server to server: the calls name an organisation by HTTP Basic (RFC 7617), and the recruiter whom they
 * speak for by `recruiter_id`. An interview of another recruiter does not exist (40004); admins and coordinators have those of their whole company.
 */
const recruiter = { recruiter_id: identifier }
const params = z.object({ id: identifier })
const reason = z.string().check(cleanText(), z.maxLength(interviewLimits.reasonLength))

export const recruiterInterview = z.extend(interview, {
  seeker: z.object({ id: z.number(), name: z.string() }),
  /** Six digits to show to the seeker at the place; null without one. */
  check_in_code: z.nullable(z.string()),
})
export type RecruiterInterview = z.infer<typeof recruiterInterview>

/** Where and with whom. `place` and `video` go with their format, and are required there (422). */
const details = {
  format: z.enum(['place', 'video', 'phone']),
  place: z.optional(
    z.object({
      address: z.string().check(cleanText(), z.minLength(1), z.maxLength(interviewLimits.addressLength)),
      /** Both or neither; with them the seeker can check in by position. */
      latitude: z._default(z.nullable(z.number().check(z.minimum(-90), z.maximum(90))), null),
      longitude: z._default(z.nullable(z.number().check(z.minimum(-180), z.maximum(180))), null),
      /** Whether the seeker checks in by a code of six digits, which the answer has. */
      with_code: z._default(z.boolean(), false),
    }),
  ),
  /**
   * A link of Zoom, Google Meet or Microsoft Teams, over https (else 41416). A Zoom link that joins no meeting: 41417; one with `zak`, which would make
   * its reader the host: 41418; a link of Meet or Teams that joins no meeting: 41419.
   */
  video_url: z.optional(z.string().check(cleanLine(), z.maxLength(1000))),
  interviewers: z._default(z.array(interviewer).check(z.maxLength(interviewLimits.interviewers)), []),
  what_to_bring: z._default(
    z.nullable(z.string().check(cleanText(), z.maxLength(interviewLimits.whatToBringLength))),
    null,
  ),
  note: z._default(z.nullable(z.string().check(cleanText(), z.maxLength(interviewLimits.noteLength))), null),
}

/**
 * Proposes an interview in a chat, or by an application, whose chat begins with it where there is none. Sent again with the same `client_id` it answers
 * the interview that is there. Refused: a number of times other than 1 to 3 41295, a time that is not in the future 41153, an interview about the same job
 * that is pending or accepted 41152, a member who is banned 41148, a chat in which nobody can write any more 40005, as many proposals, changes and offers
 * to this member as a recruiter makes in a day 40006. The application's state becomes *interview*, where that follows (docs/product-rules.md#application-states).
 */
export const createInterview = endpoint({
  method: 'POST',
  path: '/api/recruiters/interviews',
  summary: 'Proposes an interview',
  access: 'employer',
  body: z.object({
    ...recruiter,
    client_id: z.uuid(),
    /** One of the two. */
    chat_id: z.optional(identifier),
    application_id: z.optional(identifier),
    times: proposedTimes,
    ...details,
  }),
  data: recruiterInterview,
})
/** The latest change first. */
export const listRecruiterInterviews = endpoint({
  method: 'GET',
  path: '/api/recruiters/interviews',
  summary: 'Interviews of a recruiter',
  access: 'employer',
  query: z.object({
    ...recruiter,
    application_id: z.optional(identifier),
    chat_id: z.optional(identifier),
    state: z.optional(interviewState),
    ...pageQuery({ size: 20, maxSize: 60, maxPage: 1000 }),
  }),
  data: pageOf(recruiterInterview),
})
export const getRecruiterInterview = endpoint({
  method: 'GET',
  path: '/api/recruiters/interviews/:id',
  summary: 'An interview of a recruiter',
  access: 'employer',
  params,
  query: z.object(recruiter),
  data: recruiterInterview,
})
/** Accepts a time that the seeker proposed. What has changed since: 41141, with the interview in `data`. */
export const acceptInterviewTime = endpoint({
  method: 'POST',
  path: '/api/recruiters/interviews/:id/accept',
  summary: 'Accepts a time that the seeker proposed',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, time_id: identifier }),
  data: recruiterInterview,
})
/** Proposes times again: in answer to the seeker's, after all were past, or to move an accepted interview, which is pending then. */
export const proposeInterviewAgain = endpoint({
  method: 'POST',
  path: '/api/recruiters/interviews/:id/propose',
  summary: 'Proposes other times',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, times: proposedTimes, message: z.optional(reason) }),
  data: recruiterInterview,
})
/** Changes where and with whom, as a whole; the times stay. */
export const changeInterview = endpoint({
  method: 'PUT',
  path: '/api/recruiters/interviews/:id',
  summary: 'Changes the details of an interview',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, ...details }),
  data: recruiterInterview,
})
/** Not within 3 hours of the start of an accepted one (41142). */
export const cancelInterviewByRecruiter = endpoint({
  method: 'POST',
  path: '/api/recruiters/interviews/:id/cancel',
  summary: 'Cancels an interview',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, reason: z.enum(cancelInterviewReasons), message: z.optional(reason) }),
  data: recruiterInterview,
})
/** From 30 minutes after the start on (41147). Whoever checked in is there; *not attended* can be corrected. */
export const recordAttendance = endpoint({
  method: 'POST',
  path: '/api/recruiters/interviews/:id/attendance',
  summary: 'Records whether the seeker attended',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, attended: z.boolean() }),
  data: recruiterInterview,
})
/** Of an interview that was attended (else 41149). `completed`: took place and goes no further; `passed`: next step; `successful`: got the job. */
export const recordResult = endpoint({
  method: 'POST',
  path: '/api/recruiters/interviews/:id/result',
  summary: 'Records how an interview ended',
  access: 'employer',
  params,
  body: z.object({ ...recruiter, result: z.enum(['completed', 'passed', 'successful']), message: z.optional(reason) }),
  data: recruiterInterview,
})
