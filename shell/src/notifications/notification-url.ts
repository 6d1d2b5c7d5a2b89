import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { urls } from '@jobspan/shared-kit/routing'

/** All of interviews and offers: where one answers them, which is the chat, and where one objects. */
const getInterviewUrl = ({ kind, subject }: Notification): string =>
  subject.chat_id === undefined || kind === 'interview_attendance' || kind === 'interview_objection'
    ? urls.interviews()
    : urls.chat(subject.chat_id)

/** Of invitations and rewards: invitations where they are listed, points where they went. */
const getRewardUrl = ({ kind, subject }: Notification): string => {
  if (kind.startsWith('invitation_')) return urls.inviteFriends()
  if (kind.startsWith('withdrawal_')) return urls.rewardWithdrawal()
  return kind === 'reward_distributed' && subject.state === 'cash' ? urls.rewardPoints() : urls.rewards()
}

const ofRewards = /^(invitation|rewards?|withdrawal|draw|referral)_/

/** Where it leads, below the language; nowhere where all is said. */
export const getNotificationUrl = (notification: Notification): string | undefined => {
  const { kind, subject, tab } = notification
  if (kind === 'report_decided') return undefined
  if (kind === 'message') return urls.chat(subject.chat_id)
  if (kind.startsWith('interview_') || kind.startsWith('offer_')) return getInterviewUrl(notification)
  if (ofRewards.test(kind)) return getRewardUrl(notification)
  if (kind === 'job_alert') return urls.accountSettings('job-alert')
  // The tab of an application may have changed since the list was loaded.
  const isOfApplication = kind === 'application_viewed' || kind === 'application_state'
  if (isOfApplication && subject.job_id !== undefined) return urls.application(subject.job_id)
  return urls.recommendedJob(tab ?? undefined, { job: subject.job_id })
}
