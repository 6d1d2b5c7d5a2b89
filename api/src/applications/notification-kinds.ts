import type { ApplicationState } from '@jobspan/shared-kit/contracts/applications/applications'
import type { MailTemplate } from '../notifications/message-templates.ts'
import type { EventNotificationKind, NotificationMail } from '../notifications/notification-kind.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { applicationDecided, applicationSent, applicationViewed } from './events.ts'

type Sent = FactsOf<typeof applicationSent>
type Viewed = FactsOf<typeof applicationViewed>
type Decided = FactsOf<typeof applicationDecided>

/** Where My jobs opens the application to a job, whichever tab lists it by then (docs/product-rules.md#address-of-an-application). */
const applicationPath = (jobId: number): string => `/recommended-job?job=${jobId}`

const stateTemplates: Partial<Record<ApplicationState, MailTemplate>> = {
  interested: 'applicationInterested',
  interview: 'applicationInterview',
  accepted: 'applicationAccepted',
  not_accepted: 'applicationNotAccepted',
  completed: 'applicationCompleted',
}

const subjectOf = ({ applicationId, jobId, companyId, recruiterId }: Viewed) => ({
  application_id: applicationId,
  job_id: jobId,
  ...(companyId !== null && { company_id: companyId }),
  recruiter_id: recruiterId,
})

const namesOf = ({ jobTitle, companyName, recruiterName }: Viewed) => ({
  job_title: jobTitle,
  company_name: companyName,
  recruiter_name: recruiterName,
})

/** Confirms what was sent, to the address that it was sent with. A member who has not confirmed it gets this in place of a welcome. */
export const applicationSentKind: EventNotificationKind<Sent> = {
  kind: 'application_sent',
  rule: { bell: null, mail: 'always', ignoresSettings: true },
  event: applicationSent,
  texts: ['applicationConfirmation'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `application-sent:${facts.applicationId}`,
    mail: {
      template: 'applicationConfirmation',
      language: facts.language,
      hostCountry: facts.hostCountry,
      values: { jobId: String(facts.jobId), jobTitle: facts.jobTitle, company: facts.companyName ?? '' },
      path: applicationPath(facts.jobId),
      ...(!facts.isAddressProven && { replaces: 'welcome' }),
    },
  }),
}

/** A mail for every opened application would bury the one that says what was decided. */
export const applicationViewedKind: EventNotificationKind<Viewed> = {
  kind: 'application_viewed',
  rule: { bell: 'app_applications', mail: null },
  event: applicationViewed,
  texts: [],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `application-event:${facts.eventId}`,
    bell: { subject: subjectOf(facts), facts: { ...namesOf(facts), tab: 'viewed' } },
  }),
}

export const applicationDecidedKind: EventNotificationKind<Decided> = {
  kind: 'application_state',
  rule: { bell: 'app_applications', mail: 'email_applications', push: 'push_applications', reachesUnproven: true },
  event: applicationDecided,
  texts: Object.values(stateTemplates),
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `application-event:${facts.eventId}`,
    bell: { subject: { ...subjectOf(facts), state: facts.state }, facts: { ...namesOf(facts), tab: facts.tab } },
    mail: toDecisionMail(facts),
  }),
}

const toDecisionMail = ({
  state,
  jobId,
  jobTitle,
  companyId,
  companyName,
  reason,
}: Decided): NotificationMail | null => {
  const template = stateTemplates[state]
  if (!template || companyName === null) return null
  return {
    template,
    values: { jobId: String(jobId), jobTitle, company: companyName, ...(reason && { reason }) },
    writtenBy: companyId,
    path: applicationPath(jobId),
  }
}
