import type { EventNotificationKind } from '../../notifications/notification-kind.ts'
import { noFacts } from '../../notifications/notification-kind.ts'
import type { FactsOf } from '../../platform/events/define-event.ts'
import { profileViewed, type RecruiterFacts, recruiterInterested } from './events.ts'

const subjectOf = ({ recruiterId, companyId }: RecruiterFacts) => ({ recruiter_id: recruiterId, company_id: companyId })
const namesOf = ({ recruiterName, companyName }: RecruiterFacts) => ({
  ...noFacts,
  recruiter_name: recruiterName,
  company_name: companyName,
})
const valuesOf = ({ recruiterName, companyName }: RecruiterFacts) => ({ name: recruiterName, company: companyName })

export const recruiterInterestedKind: EventNotificationKind<FactsOf<typeof recruiterInterested>> = {
  kind: 'recruiter_interested',
  rule: { bell: 'app_applications', mail: 'email_applications', push: 'push_applications' },
  event: recruiterInterested,
  texts: ['recruiterInterested'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `recruiter-interest:${facts.recruiterId}`,
    bell: {
      subject: { ...subjectOf(facts), ...(facts.job && { job_id: facts.job.id }) },
      facts: { ...namesOf(facts), job_title: facts.job?.title ?? null, tab: 'interested' },
    },
    mail: {
      template: 'recruiterInterested',
      values: { ...valuesOf(facts), ...(facts.job && { jobId: String(facts.job.id) }) },
      path: '/recommended-job/interested',
    },
  }),
}

export const profileViewedKind: EventNotificationKind<FactsOf<typeof profileViewed>> = {
  kind: 'profile_viewed',
  rule: { bell: 'app_profile_views', mail: 'email_profile_views', isMailedDaily: true },
  event: profileViewed,
  texts: ['profileViewed'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `profile-view:${facts.recruiterId}:${facts.day}`,
    bell: { subject: subjectOf(facts), facts: { ...namesOf(facts), tab: 'viewers' } },
    mail: { template: 'profileViewed', values: valuesOf(facts), path: '/recommended-job/viewers' },
  }),
}
