import type { MyJobsTab } from '../applications/my-jobs.ts'
import type { Notification } from './notifications.ts'

/** Addresses below the language, as the site and the server each write them. */
export type NotificationPages = {
  chat: (chatId?: number) => string
  interviews: () => string
  application: (jobId: number) => string
  recommendedJob: (tab?: MyJobsTab, query?: { job?: number | undefined }) => string
  accountSettings: (tab: 'job-alert') => string
  inviteFriends: () => string
  rewards: () => string
  rewardPoints: () => string
  rewardWithdrawal: () => string
}

type Led = Pick<Notification, 'kind' | 'subject' | 'tab'>

/** All of interviews and offers: where one answers them, which is the chat, and where one objects. */
const getInterviewUrl = ({ kind, subject }: Led, pages: NotificationPages): string =>
  subject.chat_id === undefined || kind === 'interview_attendance' || kind === 'interview_objection'
    ? pages.interviews()
    : pages.chat(subject.chat_id)

/** Of invitations and rewards: invitations where they are listed, points where they went. */
const getRewardUrl = ({ kind, subject }: Led, pages: NotificationPages): string => {
  if (kind.startsWith('invitation_')) return pages.inviteFriends()
  if (kind.startsWith('withdrawal_')) return pages.rewardWithdrawal()
  return kind === 'reward_distributed' && subject.state === 'cash' ? pages.rewardPoints() : pages.rewards()
}

const ofRewards = /^(invitation|rewards?|withdrawal|draw|referral)_/

/** Where a notification leads, in the list under the bell and pushed alike; nowhere where all is said. */
export const getNotificationUrl = (notification: Led, pages: NotificationPages): string | undefined => {
  const { kind, subject, tab } = notification
  if (kind === 'report_decided') return undefined
  if (kind === 'message') return pages.chat(subject.chat_id)
  if (kind.startsWith('interview_') || kind.startsWith('offer_')) return getInterviewUrl(notification, pages)
  if (ofRewards.test(kind)) return getRewardUrl(notification, pages)
  if (kind === 'job_alert') return pages.accountSettings('job-alert')
  // The tab of an application may have changed since the list was loaded.
  const isOfApplication = kind === 'application_viewed' || kind === 'application_state'
  if (isOfApplication && subject.job_id !== undefined) return pages.application(subject.job_id)
  return pages.recommendedJob(tab ?? undefined, { job: subject.job_id })
}
