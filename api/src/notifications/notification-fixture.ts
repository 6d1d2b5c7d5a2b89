import type { NotificationKind } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { applicationDecided, applicationViewed } from '../applications/events.ts'
import { messageSent } from '../chats/events.ts'
import { profileViewed, recruiterInterested } from '../employer/seekers/events.ts'
import { jobAlertKind } from '../job-alerts/notification-kinds.ts'
import { reportDecided } from '../moderation/events.ts'
import type { EventDefinition } from '../platform/events/define-event.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import type { TestApp } from '../testing/test-app.ts'
import { noFacts } from './notification-kind.ts'
import { notify } from './notify.ts'

type Changes = Record<string, unknown>

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
    message: (memberId, changes) => publish(messageSent, { memberId, ...chat, messageId: count, ...changes }),
    job_alert: (userId, changes) =>
      notify(api.db, jobAlertKind, {
        userId,
        key: `job-alert:3:${count}`,
        bell: { subject: { alert_id: 3, count: 4, ...changes }, facts: noFacts },
      }),
    report_decided: (memberId, changes) => publish(reportDecided, { memberId, ...report, actId: count, ...changes }),
  }
  return (kind: NotificationKind, memberId: number, changes?: Changes): Promise<void> => {
    count += 1
    return happenings[kind](memberId, changes)
  }
}
