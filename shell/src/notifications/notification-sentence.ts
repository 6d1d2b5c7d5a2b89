import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import type { Formatters } from '@jobspan/shared-kit/i18n'
import type { TFunction } from 'i18next'

/** U+2068 and U+2069 let a name run in its own direction, whatever the sentence around it does. */
const isolate = (name: string): string => `\u2068${name}\u2069`

const reportOutcomes = ['taken_down', 'kept'] as const
const states = ['interested', 'interview', 'accepted', 'not_accepted', 'completed'] as const

const interviewNews = [
  'proposed',
  'accepted',
  'changed',
  'cancelled',
  'day',
  'hour',
  'not_attended',
  'banned',
  'completed',
  'passed',
  'successful',
  'upheld',
  'rejected',
] as const
const offerNews = ['sent', 'withdrawn', 'expired'] as const

/** Each has one sentence. */
const rewardNews = {
  invitation_registered: 'registered',
  invitation_held: 'held',
  invitation_not_counted: 'notCounted',
  rewards_granted: 'granted',
  withdrawal_settled: 'settled',
  withdrawal_returned: 'returned',
  draw_won: 'drawWon',
} as const

const applicationSentence = ({ kind, subject, ...names }: Notification, t: TFunction): string => {
  if (!names.company_name || !names.job_title) return t('bell.application.unnamed')
  const values = { company: isolate(names.company_name), job: isolate(names.job_title) }
  if (kind === 'application_viewed') return t('bell.application.viewed', values)
  const state = states.find((known) => known === subject.state)
  return state ? t(`bell.application.${state}`, values) : t('bell.application.unnamed')
}

/** Of an interview: what happened, or the state that says what a reminder, a result or a decision was. */
const interviewSentence = ({ kind, subject, company_name: company }: Notification, t: TFunction): string => {
  const name = interviewNews.find((known) => `interview_${known}` === kind || known === subject.state)
  if (name === 'banned') return t('bell.interview.banned')
  return name && company ? t(`bell.interview.${name}`, { company: isolate(company) }) : t('bell.interview.unnamed')
}

const offerSentence = ({ kind, company_name: company }: Notification, t: TFunction): string => {
  const name = offerNews.find((known) => `offer_${known}` === kind)
  return name && company ? t(`bell.offer.${name}`, { company: isolate(company) }) : t('bell.offer.unnamed')
}

/** What happened, in a sentence; without the names of what is gone. */
export const notificationSentence = (
  notification: Notification,
  t: TFunction,
  format: Pick<Formatters, 'number'>,
): string => {
  const { kind, subject, recruiter_name: recruiter, company_name: company } = notification
  const names = recruiter && company ? { recruiter: isolate(recruiter), company: isolate(company) } : undefined
  switch (kind) {
    case 'application_viewed':
    case 'application_state':
      return applicationSentence(notification, t)
    case 'recruiter_interested':
      return names ? t('bell.recruiterInterested.named', names) : t('bell.recruiterInterested.unnamed')
    case 'profile_viewed':
      return names ? t('bell.profileViewed.named', names) : t('bell.profileViewed.unnamed')
    case 'message':
      return names ? t('bell.message.named', names) : t('bell.message.unnamed')
    case 'job_alert': {
      const { count = 1 } = subject
      return t('bell.jobAlert', { count, number: format.number(count) })
    }
    case 'interview_proposed':
    case 'interview_accepted':
    case 'interview_changed':
    case 'interview_cancelled':
    case 'interview_reminder':
    case 'interview_attendance':
    case 'interview_result':
    case 'interview_objection':
      return interviewSentence(notification, t)
    case 'offer_sent':
    case 'offer_withdrawn':
    case 'offer_expired':
      return offerSentence(notification, t)
    case 'reward_distributed':
      return t(`bell.reward.${subject.state === 'cash' ? 'points' : 'distributed'}`)
    case 'invitation_registered':
    case 'invitation_held':
    case 'invitation_not_counted':
    case 'rewards_granted':
    case 'withdrawal_settled':
    case 'withdrawal_returned':
    case 'draw_won':
      return t(`bell.reward.${rewardNews[kind]}`)
    case 'referral_viewed':
      return company ? t('bell.referral.viewed', { company: isolate(company) }) : t('bell.referral.unnamed')
    case 'report_decided': {
      const { job_title: job } = notification
      const outcome = reportOutcomes.find((known) => known === subject.state)
      return job && outcome ? t(`bell.report.${outcome}`, { job: isolate(job) }) : t('bell.report.unnamed')
    }
  }
}
