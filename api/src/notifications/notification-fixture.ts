import type { NotificationKind } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { applicationDecided, applicationViewed } from '../applications/events.ts'
import { messageReceived } from '../chats/events.ts'
import { profileViewed, recruiterInterested } from '../employer/seekers/events.ts'
import {
  interviewAccepted,
  interviewAttendanceRecorded,
  interviewCancelled,
  interviewChanged,
  interviewObjectionDecided,
  interviewProposed,
  interviewReminderDue,
  interviewResultRecorded,
  offerExpired,
  offerSent,
  offerWithdrawn,
} from '../interviews/events.ts'
import { invitationHeld, invitationNotCounted, invitationRegistered } from '../invitations/events.ts'
import { jobAlertKind } from '../job-alerts/notification-kinds.ts'
import { reportDecided } from '../moderation/events.ts'
import type { EventDefinition } from '../platform/events/define-event.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { drawWon } from '../rewards/draws/events.ts'
import { rewardDistributed, rewardsGranted, withdrawalReturned, withdrawalSettled } from '../rewards/events.ts'
import { referralViewed } from '../rewards/referrals/events.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { Appointment } from './appointment.ts'
import { noFacts } from './notification-kind.ts'
import { notify } from './notify.ts'

type Changes = Record<string, unknown>

/** By video, at nine in Tokyo, which is eight in Singapore. */
export const sampleAppointment: Appointment = {
  uid: '0f0e8d52-7b7f-4e0c-9a43-6f1df2b6a001',
  sequence: 1,
  times: [{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-01T01:00:00.000Z' }],
  recruiterTimeZone: 'Asia/Singapore',
  seekerTimeZone: 'Asia/Tokyo',
  format: 'video',
  address: null,
  videoUrl: 'https://zoom.us/j/12345678901',
  interviewers: ['Ken, Head of Welding'],
  whatToBring: 'Your certificates',
  note: null,
}

/** What happens to a member at Çelik Works, whose Ken looks for a welder, with other facts where `changes` say so; told at once. */
export const createHappenings = (api: TestApp) => {
  let count = 0
  const publish = async <Facts>(event: EventDefinition<Facts>, facts: object) => {
    await publishEvent(api.db, event, facts as Facts)
    await api.deliverEvents()
  }
  const company = { companyId: 2, companyName: 'Çelik Works' }
  const recruiter = { recruiterId: 5, recruiterName: 'Ken', ...company }
  const application = () => ({ applicationId: 1, jobId: 7, jobTitle: 'Kaynakçı', ...recruiter, eventId: count })
  const chat = {
    chatId: 1,
    jobId: 7,
    jobTitle: 'Kaynakçı',
    ...recruiter,
    sender: 'recruiter',
    kind: 'text',
    isQuiet: false,
  }
  const report = { jobId: 1, jobTitle: 'Welder', companyName: null, outcome: 'kept', reason: 'It is all right.' }
  const about = { chatId: 1, jobId: 7, jobTitle: 'Kaynakçı', ...recruiter, message: null }
  const interview = () => ({
    ...about,
    interviewId: 100 + count,
    eventId: count,
    actor: 'recruiter',
    appointment: sampleAppointment,
  })
  const offer = () => ({ ...about, offerId: 100 + count, title: 'Welder', expiresAt: '2026-12-24T12:00:00.000Z' })
  const withdrawal = () => ({ withdrawalId: count, points: 100, usdt: '10.00' })
  const happenings: Record<NotificationKind, (memberId: number, changes?: Changes) => Promise<void>> = {
    application_viewed: (memberId, changes) => publish(applicationViewed, { memberId, ...application(), ...changes }),
    application_state: (memberId, changes) =>
      publish(applicationDecided, {
        memberId,
        ...application(),
        state: 'interview',
        tab: 'interview',
        reason: null,
        ...changes,
      }),
    recruiter_interested: (memberId, changes) =>
      publish(recruiterInterested, { memberId, ...recruiter, recruiterId: 1000 + count, job: null, ...changes }),
    profile_viewed: (memberId, changes) =>
      publish(profileViewed, { memberId, ...recruiter, recruiterId: 1000 + count, day: '2026-11-28', ...changes }),
    message: (memberId, changes) => publish(messageReceived, { memberId, ...chat, messageId: count, ...changes }),
    job_alert: (userId, changes) =>
      notify(api.db, jobAlertKind, {
        userId,
        key: `job-alert:3:${count}`,
        bell: { subject: { alert_id: 3, count: 4, ...changes }, facts: noFacts },
      }),
    interview_proposed: (memberId, changes) =>
      publish(interviewProposed, { memberId, ...interview(), wasAccepted: false, ...changes }),
    interview_accepted: (memberId, changes) => publish(interviewAccepted, { memberId, ...interview(), ...changes }),
    interview_changed: (memberId, changes) =>
      publish(interviewChanged, { memberId, ...interview(), wasAccepted: true, ...changes }),
    interview_cancelled: (memberId, changes) =>
      publish(interviewCancelled, { memberId, ...interview(), wasAccepted: true, ...changes }),
    interview_reminder: (memberId, changes) =>
      publish(interviewReminderDue, { memberId, ...interview(), reminder: 'day', ...changes }),
    interview_attendance: (memberId, changes) =>
      publish(interviewAttendanceRecorded, {
        memberId,
        ...interview(),
        attended: false,
        noShows: 1,
        bannedUntil: null,
        ...changes,
      }),
    interview_result: (memberId, changes) =>
      publish(interviewResultRecorded, { memberId, ...interview(), result: 'passed', ...changes }),
    interview_objection: (memberId, changes) =>
      publish(interviewObjectionDecided, {
        memberId,
        ...interview(),
        outcome: 'upheld',
        message: 'You were there.',
        ...changes,
      }),
    offer_sent: (memberId, changes) => publish(offerSent, { memberId, ...offer(), ...changes }),
    offer_withdrawn: (memberId, changes) => publish(offerWithdrawn, { memberId, ...offer(), ...changes }),
    offer_expired: (memberId, changes) => publish(offerExpired, { memberId, ...offer(), ...changes }),
    invitation_registered: (inviterId) => publish(invitationRegistered, { invitationId: count, inviterId }),
    invitation_held: (inviterId) => publish(invitationHeld, { invitationId: count, inviterId }),
    invitation_not_counted: (inviterId) =>
      publish(invitationNotCounted, { invitationId: count, inviterId, reason: 'late', note: null }),
    rewards_granted: (memberId, changes) =>
      publish(rewardsGranted, { memberId, invitationId: count, role: 'inviter', types: ['pin'], ...changes }),
    reward_distributed: (memberId, changes) =>
      publish(rewardDistributed, { memberId, grantId: count, type: 'cash', points: 50, ...changes }),
    withdrawal_settled: (memberId) => publish(withdrawalSettled, { memberId, ...withdrawal() }),
    withdrawal_returned: (memberId) =>
      publish(withdrawalReturned, { memberId, ...withdrawal(), reason: 'not_paid', note: null }),
    draw_won: (memberId) => publish(drawWon, { memberId, drawId: 1, prize: 'A bicycle', ticket: `ticket ${count}` }),
    referral_viewed: (memberId, changes) =>
      publish(referralViewed, { memberId, referralId: count, ...company, ...changes }),
    report_decided: (memberId, changes) => publish(reportDecided, { memberId, ...report, actId: count, ...changes }),
  }
  return (kind: NotificationKind, memberId: number, changes?: Changes): Promise<void> => {
    count += 1
    return happenings[kind](memberId, changes)
  }
}
