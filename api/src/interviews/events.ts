import { z } from 'zod/mini'
import { appointment } from '../notifications/appointment.ts'
import { defineEvent } from '../platform/events/define-event.ts'

/** Whose an interview or an offer is, and what it is about, by ids and names as they were. */
const aboutFacts = {
  memberId: z.number(),
  chatId: z.nullable(z.number()),
  jobId: z.nullable(z.number()),
  jobTitle: z.nullable(z.string()),
  companyId: z.number(),
  companyName: z.string(),
  recruiterId: z.number(),
  recruiterName: z.string(),
}

const interviewFacts = {
  ...aboutFacts,
  interviewId: z.number(),
  /** Of the row in `interview_events` that it wrote; 0 where it wrote none. */
  eventId: z.number(),
  actor: z.enum(['seeker', 'recruiter', 'system', 'operator']),
  appointment,
  /** What whoever did it wrote. */
  message: z.nullable(z.string()),
}
export type InterviewEventFacts = z.infer<z.ZodMiniObject<typeof interviewFacts>>

const aboutInterview = {
  subject: ({ interviewId }: { interviewId: number }) => `interview:${interviewId}`,
  member: ({ memberId }: { memberId: number }) => memberId,
}

/** A recruiter proposed times, for the first time or again. `wasAccepted`: a time was agreed, and holds no more. */
export const interviewProposed = defineEvent(
  'interview.proposed',
  z.object({ ...interviewFacts, wasAccepted: z.boolean() }),
  aboutInterview,
)
/** The seeker proposed other times. `wasAccepted`: a time was agreed, and holds no more. */
export const interviewTimesProposed = defineEvent(
  'interview.times_proposed',
  z.object({ ...interviewFacts, wasAccepted: z.boolean() }),
  aboutInterview,
)
export const interviewAccepted = defineEvent('interview.accepted', z.object(interviewFacts), aboutInterview)
export const interviewDeclined = defineEvent('interview.declined', z.object(interviewFacts), aboutInterview)
export const interviewCancelled = defineEvent(
  'interview.cancelled',
  z.object({ ...interviewFacts, wasAccepted: z.boolean() }),
  aboutInterview,
)
/** Where, or with whom, it takes place is another by now. */
export const interviewChanged = defineEvent(
  'interview.changed',
  z.object({ ...interviewFacts, wasAccepted: z.boolean() }),
  aboutInterview,
)
export const interviewCheckedIn = defineEvent('interview.checked_in', z.object(interviewFacts), aboutInterview)
export const interviewAttendanceRecorded = defineEvent(
  'interview.attendance_recorded',
  z.object({
    ...interviewFacts,
    attended: z.boolean(),
    /** How many the member missed in the last three months, and until when they are banned (RFC 3339). */
    noShows: z.number(),
    bannedUntil: z.nullable(z.string()),
  }),
  aboutInterview,
)
export const interviewResultRecorded = defineEvent(
  'interview.result_recorded',
  z.object({ ...interviewFacts, result: z.enum(['completed', 'passed', 'successful']) }),
  aboutInterview,
)
/** An accepted interview begins in a day, or in an hour. */
export const interviewReminderDue = defineEvent(
  'interview.reminder_due',
  z.object({ ...interviewFacts, reminder: z.enum(['day', 'hour']) }),
  aboutInterview,
)
/** An operator decided about the member's objection to *not attended*. */
export const interviewObjectionDecided = defineEvent(
  'interview.objection_decided',
  z.object({ ...interviewFacts, outcome: z.enum(['upheld', 'rejected']) }),
  aboutInterview,
)

const offerFacts = {
  ...aboutFacts,
  offerId: z.number(),
  title: z.string(),
  /** RFC 3339. */
  expiresAt: z.string(),
  /** The zone that the member last named for an interview (IANA). */
  timeZone: z.optional(z.nullable(z.string())),
  message: z.nullable(z.string()),
}
export type OfferEventFacts = z.infer<z.ZodMiniObject<typeof offerFacts>>

const aboutOffer = {
  subject: ({ offerId }: { offerId: number }) => `offer:${offerId}`,
  member: ({ memberId }: { memberId: number }) => memberId,
}

export const offerSent = defineEvent('offer.sent', z.object(offerFacts), aboutOffer)
export const offerAccepted = defineEvent('offer.accepted', z.object(offerFacts), aboutOffer)
export const offerDeclined = defineEvent('offer.declined', z.object(offerFacts), aboutOffer)
export const offerWithdrawn = defineEvent('offer.withdrawn', z.object(offerFacts), aboutOffer)
/** Its time is over, and nobody answered it. */
export const offerExpired = defineEvent('offer.expired', z.object(offerFacts), aboutOffer)
