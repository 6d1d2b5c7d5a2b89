import { z } from 'zod/mini'
import { chatJob } from '../chats/job-chat.ts'
import { cleanLine } from '../platform/clean-text.ts'

/**
 * The state of an interview (docs/product-rules.md#interview-states). Nine are stored; `expired`, `in_progress` and `pending_results` are read
 * from the clock of the server. `completed`: it took place and goes no further; `passed`: there is a next step; `successful`: got the job.
 */
export const interviewStates = [
  'pending',
  'accepted',
  'rejected',
  'cancelled',
  'checked_in',
  'not_attended',
  'completed',
  'passed',
  'successful',
  'expired',
  'in_progress',
  'pending_results',
] as const
export const interviewState = z.enum(interviewStates)
export type InterviewState = z.infer<typeof interviewState>

/** The two sides of an interview. `system` is what follows from something else, such as a withdrawn application. */
export const interviewActors = ['seeker', 'recruiter', 'system'] as const
export type InterviewActor = (typeof interviewActors)[number]

/** What each side may do; which of it a reader can do now is in `actions` of an interview. */
export const interviewActions = [
  'accept',
  'propose',
  'change',
  'decline',
  'cancel',
  'check_in',
  'record_attendance',
  'record_result',
  'withdraw',
] as const
export const interviewAction = z.enum(interviewActions)
export type InterviewAction = z.infer<typeof interviewAction>

/** The rules that a page says in words (docs/product-rules.md#interviews). Distances in metres. */
export const interviewLimits = {
  times: 3,
  interviewers: 5,
  addressLength: 300,
  whatToBringLength: 1000,
  noteLength: 1000,
  reasonLength: 1000,
  nameLength: 100,
  titleLength: 100,
  minDurationMinutes: 5,
  maxDurationMinutes: 480,
  cancelHoursBefore: 3,
  checkInHoursBefore: 2,
  checkInMinutesAfter: 30,
  attendanceMinutesAfter: 30,
  checkInMetres: 500,
  noShows: 3,
  noShowMonths: 3,
  banMonths: 6,
  /** How often a side proposes times, changes details or sends offers within 24 hours, between one member and one recruiter (40006). */
  changesPerDay: 20,
  /** How far ahead a time may lie. */
  maxDaysAhead: 366,
} as const

export const interviewFormats = ['place', 'video', 'phone'] as const
export const interviewFormat = z.enum(interviewFormats)
export type InterviewFormat = z.infer<typeof interviewFormat>

/**
 * A time as somebody proposes it: what the clock shows there, and where. A time that does not exist because clocks go forward, and a zone that is not
 * known, are refused (422, `in_a_gap`, `unknown_time_zone` at `times`); of a time that comes twice the first is meant.
 */
export const proposedTime = z.object({
  /** Such as `2026-12-01T09:30`, without seconds or offset. */
  local_time: z.string().check(z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'not_a_time')),
  /** IANA name, such as `Asia/Tokyo`. */
  time_zone: z.string().check(z.minLength(1), z.maxLength(60)),
  duration_minutes: z
    .number()
    .check(z.int(), z.minimum(interviewLimits.minDurationMinutes), z.maximum(interviewLimits.maxDurationMinutes)),
})
export type ProposedTime = z.infer<typeof proposedTime>

/**
 * The 1 to 3 times of a proposal. None, or more: 41295; one that is not in the future: 41153; the same twice: 422 (`duplicate`). The rule of the number
 * has a code of its own, so it is no check of this schema.
 */
export const proposedTimes = z.array(proposedTime).check(z.maxLength(20))

/** Another accepted interview of the member at the same time. */
export const interviewConflict = z.object({
  interview_id: z.number(),
  company_name: z.string(),
  /** RFC 3339, UTC. */
  starts_at: z.string(),
  ends_at: z.string(),
})
export type InterviewConflict = z.infer<typeof interviewConflict>

export const interviewTime = z.object({
  id: z.number(),
  /** RFC 3339, UTC. */
  starts_at: z.string(),
  ends_at: z.string(),
  duration_minutes: z.number(),
  /** IANA name: the zone of whoever proposed it. */
  time_zone: z.string(),
  /** It has begun, by the server's clock. */
  is_past: z.boolean(),
  /** The member's other accepted interviews then. Recruiters are not told of these: always empty for them. */
  conflicts: z.array(interviewConflict),
})
export type InterviewTime = z.infer<typeof interviewTime>

export const interviewer = z.object({
  name: z.string().check(cleanLine(), z.minLength(1), z.maxLength(interviewLimits.nameLength)),
  title: z._default(z.nullable(z.string().check(cleanLine(), z.maxLength(interviewLimits.titleLength))), null),
})
export type Interviewer = z.infer<typeof interviewer>

export const interviewEventKinds = [
  'proposed',
  'times_proposed',
  'accepted',
  'declined',
  'cancelled',
  'changed',
  'checked_in',
  'attended',
  'not_attended',
  'result',
  'objected',
  'objection_upheld',
  'objection_rejected',
] as const
export const interviewEvent = z.object({
  kind: z.enum(interviewEventKinds),
  actor: z.enum([...interviewActors, 'operator']),
  /** RFC 3339. */
  at: z.string(),
  /** Of `declined` and `cancelled`: one of `declineInterviewReasons` or `cancelInterviewReasons`. */
  reason: z.nullable(z.string()),
  /** What whoever did it wrote. */
  message: z.nullable(z.string()),
  /** Of `result`. */
  result: z.nullable(z.enum(['completed', 'passed', 'successful'])),
})
export type InterviewEvent = z.infer<typeof interviewEvent>

/** Why a member declines. */
export const declineInterviewReasons = ['other_job', 'not_interested', 'time', 'place', 'pay', 'other'] as const
/** Why one side cancels. */
export const cancelInterviewReasons = [
  'other_job',
  'not_interested',
  'ill',
  'time',
  'position_filled',
  'other',
] as const

/** An interview as it is now. What belongs to a recruiter alone is in `recruiterInterview`. */
export const interview = z.object({
  id: z.number(),
  /** Null once the chat is deleted. */
  chat_id: z.nullable(z.number()),
  /** Null where the seeker was invited without one. */
  application_id: z.nullable(z.number()),
  job: z.nullable(chatJob),
  company: z.object({ id: z.number(), slug: z.string(), name: z.string(), logo_url: z.nullable(z.string()) }),
  recruiter: z.object({ id: z.number(), name: z.string(), title: z.nullable(z.string()) }),
  state: interviewState,
  /** Who proposed `times`; the other side answers. */
  times_by: z.enum(['seeker', 'recruiter']),
  /** The times that are proposed now, earliest first; once one is accepted, that one alone. */
  times: z.array(interviewTime),
  /** The accepted time's; null before. */
  accepted_time_id: z.nullable(z.number()),
  /** Zones that either side named last (IANA); null where it named none. */
  recruiter_time_zone: z.string(),
  seeker_time_zone: z.nullable(z.string()),
  format: interviewFormat,
  /** Of `place`. Without coordinates nobody checks in by position. */
  place: z.nullable(
    z.object({
      address: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      /** Whether a code of six digits, which the recruiter shows there, checks in. */
      has_code: z.boolean(),
    }),
  ),
  /** Of `video`. `service` says whose link it is; show `host` beside it. */
  video: z.nullable(z.object({ url: z.string(), host: z.string(), service: z.enum(['zoom', 'meet', 'teams']) })),
  interviewers: z.array(interviewer),
  what_to_bring: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What the reader can do now. */
  actions: z.array(interviewAction),
  /** RFC 3339; null before a time is accepted. Later, cancelling is 41142. */
  cancel_until: z.nullable(z.string()),
  /** RFC 3339; when one can check in, and until when. */
  check_in_from: z.nullable(z.string()),
  check_in_until: z.nullable(z.string()),
  checked_in_at: z.nullable(z.string()),
  /** In the order in which it happened. */
  events: z.array(interviewEvent),
  /** The member's objection to *not attended*: `open` until an operator decides. */
  objection: z.nullable(z.enum(['open', 'upheld', 'rejected'])),
  /** Whether the member can object: not attended, and not objected yet. */
  can_object: z.boolean(),
  /** RFC 3339. */
  created_at: z.string(),
  updated_at: z.string(),
})
export type Interview = z.infer<typeof interview>
