import { z } from 'zod/mini'
import { cleanLine, cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import {
  cancelInterviewReasons,
  declineInterviewReasons,
  interview,
  interviewLimits,
  proposedTimes,
} from './interview.ts'

const params = z.object({ id: identifier })
const reason = z.string().check(cleanText(), z.maxLength(interviewLimits.reasonLength))

/** Lists of `/chat/interviews`: what waits for the member; accepted ones to come, or under way; everything else. */
export const interviewScopes = ['needs_me', 'coming', 'past'] as const
export type InterviewScope = (typeof interviewScopes)[number]

/**
 * `needs_me` and `coming` the earliest first, `past` the latest first; without `scope` all, by time. `from` and `to` (RFC 3339) ask for those of which
 * a time begins within them, as a month needs them.
 */
export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/apiGo/interview/list',
  summary: 'The member’s interviews',
  access: 'member',
  query: z.object({
    scope: z.optional(z.enum(interviewScopes)),
    from: z.optional(z.iso.datetime({ offset: true })),
    to: z.optional(z.iso.datetime({ offset: true })),
    ...pageQuery({ size: 20, maxSize: 100, maxPage: 1000 }),
  }),
  data: pageOf(interview),
})
export const getInterview = endpoint({
  method: 'GET',
  path: '/api/apiGo/interview/:id',
  summary: 'An interview of the member',
  access: 'member',
  params,
  data: interview,
})
/**
 * Accepts one of the times. Where it is accepted already with that time, nothing changes. Refused: a proposal that is no more, or a state from which it
 * does not follow 41141, with the interview as it is now in `data`; all its times past 41150; the time begun 41153; a ban 41148.
 */
export const acceptInterview = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/:id/accept',
  summary: 'Accepts a time of an interview',
  access: 'member',
  params,
  body: z.object({
    time_id: identifier,
    /** The member's own zone (IANA): mails say both. */
    time_zone: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  data: interview,
})
/** Proposes 1 to 3 other times, which the recruiter answers. Of an accepted interview not within 3 hours of its start (41142). */
export const proposeInterviewTimes = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/:id/propose',
  summary: 'Proposes other times for an interview',
  access: 'member',
  params,
  body: z.object({ times: proposedTimes, message: z.optional(reason) }),
  data: interview,
})
export const declineInterview = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/:id/decline',
  summary: 'Declines an interview',
  access: 'member',
  params,
  body: z.object({ reason: z.enum(declineInterviewReasons), message: z.optional(reason) }),
  data: interview,
})
/** Cancels an accepted interview; not within 3 hours of its start (41142). */
export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/:id/cancel',
  summary: 'Cancels an interview',
  access: 'member',
  params,
  body: z.object({ reason: z.enum(cancelInterviewReasons), message: z.optional(reason) }),
  data: interview,
})
/**
 * Checks in, from 2 hours before the start (41143) to 30 minutes after it (41144). At a place that has a code, with it (wrong: 41145, and after five
 * wrong ones 40006), or by the position, if the member agrees, within 500 m of it (farther: 41146, where the place has no coordinates 41151). By video
 * or phone, and at a place without a code, neither is needed. The position is compared and not kept.
 */
export const checkInToInterview = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/:id/check_in',
  summary: 'Checks in to an interview',
  access: 'member',
  params,
  body: z.object({
    code: z.optional(z.string().check(cleanLine(), z.maxLength(20))),
    position: z.optional(
      z.object({
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
  }),
  data: interview,
})
/** Says that *not attended* is not true; an operator reads it and decides. Once for each interview (41141). */
export const objectToNoShow = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/:id/object',
  summary: 'Objects to “not attended”',
  access: 'member',
  params,
  body: z.object({ text: z.string().check(cleanText(), z.minLength(1), z.maxLength(interviewLimits.reasonLength)) }),
  data: interview,
})
/** Reports an interview to the operators; `reason_id` is of the list `report_interview_reasons`. Reported again, the report is replaced. */
export const reportInterview = endpoint({
  method: 'POST',
  path: '/api/apiGo/interview/:id/report',
  summary: 'Reports an interview',
  access: 'member',
  params,
  body: z.object({
    reason_id: identifier,
    text: z.optional(z.string().check(cleanText(), z.maxLength(interviewLimits.reasonLength))),
  }),
  data: z.null(),
})

/** Interviews of the last 3 calendar months that the member did not attend, and what follows (docs/product-rules.md#no-shows). */
export const interviewStanding = z.object({
  /** Those that count, the latest first. Upheld objections are not among them. */
  no_shows: z.array(
    z.object({ interview_id: z.number(), company_name: z.string(), starts_at: z.string(), can_object: z.boolean() }),
  ),
  /** RFC 3339; until then no interview can be accepted, proposed or agreed. Null where there is no ban. */
  banned_until: z.nullable(z.string()),
})
export type InterviewStanding = z.infer<typeof interviewStanding>
export const getInterviewStanding = endpoint({
  method: 'GET',
  path: '/api/apiGo/interview/standing',
  summary: 'Interviews that the member missed, and whether they are banned',
  access: 'member',
  data: interviewStanding,
})
