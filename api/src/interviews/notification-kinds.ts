import type {
  EventNotificationKind,
  NotificationFacts,
  NotificationMail,
  NotificationRule,
} from '../notifications/notification-kind.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import {
  type InterviewEventFacts,
  interviewAccepted,
  interviewAttendanceRecorded,
  interviewCancelled,
  interviewChanged,
  interviewObjectionDecided,
  interviewProposed,
  interviewReminderDue,
  interviewResultRecorded,
  interviewTimesProposed,
} from './events.ts'

type AboutRecruiter = Pick<
  InterviewEventFacts,
  'jobId' | 'jobTitle' | 'companyId' | 'companyName' | 'chatId' | 'recruiterId' | 'recruiterName'
>

/** What the list under the bell says of somebody's interview or offer. */
export const subjectOf = ({ jobId, companyId, chatId, recruiterId }: AboutRecruiter) => ({
  ...(jobId !== null && { job_id: jobId }),
  ...(chatId !== null && { chat_id: chatId }),
  company_id: companyId,
  recruiter_id: recruiterId,
})
export const namesOf = ({ jobTitle, companyName, recruiterName }: AboutRecruiter): NotificationFacts => ({
  job_title: jobTitle,
  company_name: companyName,
  recruiter_name: recruiterName,
  tab: null,
})

/** About what the member sent with that address, or an employer sent to it: it reaches an address that nobody has proven, too (ADR 76). */
export const rule: NotificationRule = {
  bell: 'app_applications',
  mail: 'email_applications',
  push: 'push_applications',
  reachesUnproven: true,
}

const bellOf = (facts: InterviewEventFacts, state?: string) => ({
  subject: { ...subjectOf(facts), interview_id: facts.interviewId, ...(state && { state }) },
  facts: namesOf(facts),
})

const mailOf = (
  {
    interviewId,
    actor,
    companyId,
    companyName,
    recruiterName,
    jobId,
    jobTitle,
    appointment,
    message,
  }: InterviewEventFacts,
  template: NotificationMail['template'],
  values: Record<string, string> = {},
): NotificationMail => ({
  template,
  values: {
    company: companyName,
    name: recruiterName,
    appointment: JSON.stringify(appointment),
    ...(jobId !== null && { jobId: String(jobId) }),
    ...(jobTitle !== null && { jobTitle }),
    ...(message !== null && { reason: message }),
    ...values,
  },
  ...(actor === 'recruiter' && { writtenBy: companyId }),
  path: `/chat/interviews?interview=${interviewId}`,
})

/** Takes what was agreed out of the reader's calendar, where it was agreed. */
const removal = (wasAccepted: boolean): Record<string, string> => (wasAccepted ? { calendar: 'CANCEL' } : {})

const keyOf = ({ eventId }: InterviewEventFacts): string => `interview-event:${eventId}`

export const interviewProposedKind: EventNotificationKind<FactsOf<typeof interviewProposed>> = {
  kind: 'interview_proposed',
  rule,
  event: interviewProposed,
  texts: ['interviewProposed', 'interviewMoved'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: keyOf(facts),
    bell: bellOf(facts),
    mail: mailOf(facts, facts.wasAccepted ? 'interviewMoved' : 'interviewProposed', removal(facts.wasAccepted)),
  }),
}

/** The member did it: nothing for the bell, and a mail only where it takes something out of the calendar. */
export const interviewRescheduledKind: EventNotificationKind<FactsOf<typeof interviewTimesProposed>> = {
  kind: 'interview_rescheduled',
  rule: { bell: null, mail: 'email_applications', reachesUnproven: true },
  event: interviewTimesProposed,
  texts: ['interviewRescheduled'],
  toNotification: (facts) =>
    facts.wasAccepted
      ? {
          userId: facts.memberId,
          key: keyOf(facts),
          mail: mailOf({ ...facts, message: null }, 'interviewRescheduled', removal(true)),
        }
      : null,
}

/** Whoever accepted: the mail brings it into the calendar. Under the bell stands what others did. */
export const interviewAcceptedKind: EventNotificationKind<FactsOf<typeof interviewAccepted>> = {
  kind: 'interview_accepted',
  rule,
  event: interviewAccepted,
  texts: ['interviewAccepted'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: keyOf(facts),
    ...(facts.actor !== 'seeker' && { bell: bellOf(facts) }),
    mail: mailOf(facts, 'interviewAccepted', { calendar: 'REQUEST' }),
  }),
}

export const interviewChangedKind: EventNotificationKind<FactsOf<typeof interviewChanged>> = {
  kind: 'interview_changed',
  rule,
  event: interviewChanged,
  texts: ['interviewChanged'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: keyOf(facts),
    bell: bellOf(facts),
    mail: mailOf(facts, 'interviewChanged', facts.wasAccepted ? { calendar: 'REQUEST' } : {}),
  }),
}

/** By the member it is no news, but it leaves the calendar. */
export const interviewCancelledKind: EventNotificationKind<FactsOf<typeof interviewCancelled>> = {
  kind: 'interview_cancelled',
  rule,
  event: interviewCancelled,
  texts: ['interviewCancelled'],
  toNotification: (facts) => {
    const isOwn = facts.actor !== 'recruiter'
    if (isOwn && !facts.wasAccepted) return null
    return {
      userId: facts.memberId,
      key: keyOf(facts),
      ...(!isOwn && { bell: bellOf(facts) }),
      mail: mailOf(isOwn ? { ...facts, message: null } : facts, 'interviewCancelled', removal(facts.wasAccepted)),
    }
  },
}

const minuteMs = 60_000

/** How long before the start each reminder is due, and how long after that its push is still true: it says “in a day” or “in an hour”. */
const reminderMinutes = { day: { before: 24 * 60, pushedFor: 120 }, hour: { before: 60, pushedFor: 15 } } as const

const pushWhileTrue = ({ appointment: { times }, reminder }: FactsOf<typeof interviewReminderDue>) => {
  const { before, pushedFor } = reminderMinutes[reminder]
  return times[0] ? { pushUntil: new Date(Date.parse(times[0].startsAt) - (before - pushedFor) * minuteMs) } : {}
}

export const interviewReminderKind: EventNotificationKind<FactsOf<typeof interviewReminderDue>> = {
  kind: 'interview_reminder',
  rule: { bell: 'app_interviews', mail: 'email_interviews', push: 'push_interviews' },
  event: interviewReminderDue,
  texts: ['interviewReminder'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    // Of an interview that was moved, the new time is reminded of too.
    key: `interview-reminder:${facts.interviewId}:${facts.appointment.sequence}:${facts.reminder}`,
    bell: bellOf(facts, facts.reminder),
    ...pushWhileTrue(facts),
    mail: mailOf(facts, 'interviewReminder'),
  }),
}

/** That one attended is no news. */
export const interviewAttendanceKind: EventNotificationKind<FactsOf<typeof interviewAttendanceRecorded>> = {
  kind: 'interview_attendance',
  rule: { bell: 'always', mail: 'email_applications', push: 'push_applications' },
  event: interviewAttendanceRecorded,
  texts: ['interviewNotAttended'],
  toNotification: (facts) =>
    facts.attended
      ? null
      : {
          userId: facts.memberId,
          key: keyOf(facts),
          bell: bellOf(facts, facts.bannedUntil === null ? 'not_attended' : 'banned'),
          mail: mailOf(facts, 'interviewNotAttended', {
            noShows: String(facts.noShows),
            ...(facts.bannedUntil !== null && { bannedUntil: facts.bannedUntil }),
          }),
        },
}

const resultTemplates = {
  passed: 'interviewPassed',
  successful: 'interviewSuccessful',
  completed: 'interviewCompleted',
} as const

export const interviewResultKind: EventNotificationKind<FactsOf<typeof interviewResultRecorded>> = {
  kind: 'interview_result',
  rule,
  event: interviewResultRecorded,
  texts: Object.values(resultTemplates),
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: keyOf(facts),
    bell: bellOf(facts, facts.result),
    mail: mailOf(facts, resultTemplates[facts.result]),
  }),
}

/** The answer to what the member asked for is not switched. */
export const interviewObjectionKind: EventNotificationKind<FactsOf<typeof interviewObjectionDecided>> = {
  kind: 'interview_objection',
  rule: { bell: 'always', mail: 'always', push: 'push_applications' },
  event: interviewObjectionDecided,
  texts: ['objectionUpheld', 'objectionRejected'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: keyOf(facts),
    bell: bellOf(facts, facts.outcome),
    mail: mailOf(facts, facts.outcome === 'upheld' ? 'objectionUpheld' : 'objectionRejected'),
  }),
}
