import type { EventNotificationKind } from '../notifications/notification-kind.ts'
import { noFacts } from '../notifications/notification-kind.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { chatReportDecided, reportDecided } from './events.ts'

/** The answer to what the member asked for is not switched. */
export const reportDecidedKind: EventNotificationKind<FactsOf<typeof reportDecided>> = {
  kind: 'report_decided',
  rule: { bell: 'always', mail: 'always' },
  event: reportDecided,
  texts: ['reportTakenDown', 'reportKept'],
  toNotification: ({ memberId, jobId, jobTitle, companyName, outcome, reason, actId }) => ({
    userId: memberId,
    key: `report-decision:${actId}`,
    bell: {
      subject: { job_id: jobId, state: outcome },
      facts: { ...noFacts, job_title: jobTitle, company_name: companyName },
    },
    mail: {
      template: outcome === 'taken_down' ? 'reportTakenDown' : 'reportKept',
      values: { jobId: String(jobId), jobTitle, reason },
      path: '',
    },
  }),
}

/** The same for a report of a recruiter. */
export const chatReportDecidedKind: EventNotificationKind<FactsOf<typeof chatReportDecided>> = {
  kind: 'report_decided',
  rule: { bell: 'always', mail: 'always' },
  event: chatReportDecided,
  texts: ['recruiterReportUpheld', 'recruiterReportKept'],
  toNotification: ({ memberId, recruiterId, recruiterName, companyName, outcome, reason, actId }) => ({
    userId: memberId,
    key: `report-decision:${actId}`,
    bell: {
      subject: { recruiter_id: recruiterId, state: outcome },
      facts: { ...noFacts, recruiter_name: recruiterName, company_name: companyName },
    },
    mail: {
      template: outcome === 'upheld' ? 'recruiterReportUpheld' : 'recruiterReportKept',
      values: { name: recruiterName, company: companyName, reason },
      path: '',
    },
  }),
}
