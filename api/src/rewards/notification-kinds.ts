import { type EventNotificationKind, type NotificationMail, noFacts } from '../notifications/notification-kind.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { drawWon } from './draws/events.ts'
import { rewardDistributed, rewardsGranted, withdrawalReturned, withdrawalSettled } from './events.ts'
import { referralViewed } from './referrals/events.ts'

const bell = { subject: {}, facts: noFacts }

/** However many invitations succeed on a day, one mail says so. */
export const rewardsGrantedKind: EventNotificationKind<FactsOf<typeof rewardsGranted>> = {
  kind: 'rewards_granted',
  rule: { bell: 'always', mail: 'always', isMailedDaily: true },
  event: rewardsGranted,
  texts: ['rewardsForInviting', 'rewardsForJoining'],
  toNotification: ({ memberId, invitationId, role }) => ({
    userId: memberId,
    key: `rewards:${invitationId}:${role}`,
    bell,
    mail: {
      template: role === 'inviter' ? 'rewardsForInviting' : 'rewardsForJoining',
      values: {},
      path: '/rewards',
    },
  }),
}

/** What can be used at once is in the list alone, which the mail about what was granted led to. */
export const rewardDistributedKind: EventNotificationKind<FactsOf<typeof rewardDistributed>> = {
  kind: 'reward_distributed',
  rule: { bell: 'always', mail: 'always' },
  event: rewardDistributed,
  texts: ['rewardPoints', 'merchandiseSent'],
  toNotification: ({ memberId, grantId, type, points }) => ({
    userId: memberId,
    key: `grant:${grantId}`,
    bell: { subject: { state: type }, facts: noFacts },
    mail: distributionMail(type, points),
  }),
}

const distributionMail = (
  type: FactsOf<typeof rewardDistributed>['type'],
  points: number | null,
): NotificationMail | null => {
  if (type === 'cash') return { template: 'rewardPoints', values: { points: String(points) }, path: '/rewards/points' }
  return type === 'merchandise' ? { template: 'merchandiseSent', values: {}, path: '/rewards' } : null
}

type AboutWithdrawal = Pick<FactsOf<typeof withdrawalSettled>, 'points' | 'usdt'>

const withdrawalMail = (
  template: 'withdrawalSettled' | 'withdrawalReturned',
  { points, usdt }: AboutWithdrawal,
): NotificationMail => ({
  template,
  values: { points: String(points), usdt },
  path: '/rewards/withdraw',
})

export const withdrawalSettledKind: EventNotificationKind<FactsOf<typeof withdrawalSettled>> = {
  kind: 'withdrawal_settled',
  rule: { bell: 'always', mail: 'always' },
  event: withdrawalSettled,
  texts: ['withdrawalSettled'],
  toNotification: ({ memberId, withdrawalId, ...about }) => ({
    userId: memberId,
    key: `withdrawal:${withdrawalId}`,
    bell,
    mail: withdrawalMail('withdrawalSettled', about),
  }),
}

export const withdrawalReturnedKind: EventNotificationKind<FactsOf<typeof withdrawalReturned>> = {
  kind: 'withdrawal_returned',
  rule: { bell: 'always', mail: 'always' },
  event: withdrawalReturned,
  texts: ['withdrawalReturned'],
  toNotification: ({ memberId, withdrawalId, points, usdt }) => ({
    userId: memberId,
    key: `withdrawal:${withdrawalId}`,
    bell,
    mail: withdrawalMail('withdrawalReturned', { points, usdt }),
  }),
}

export const drawWonKind: EventNotificationKind<FactsOf<typeof drawWon>> = {
  kind: 'draw_won',
  rule: { bell: 'always', mail: 'always' },
  event: drawWon,
  texts: ['drawWon'],
  toNotification: ({ memberId, drawId, ticket, prize }) => ({
    userId: memberId,
    key: `draw:${drawId}:${ticket}`,
    bell,
    mail: { template: 'drawWon', values: { prize }, path: '/rewards' },
  }),
}

/** There is one for each such reward, so that none of these mails is buried by others. */
export const referralViewedKind: EventNotificationKind<FactsOf<typeof referralViewed>> = {
  kind: 'referral_viewed',
  rule: { bell: 'app_applications', mail: 'email_applications' },
  event: referralViewed,
  texts: ['referralViewed'],
  toNotification: ({ memberId, referralId, companyId, companyName }) => ({
    userId: memberId,
    key: `referral:${referralId}:viewed`,
    bell: { subject: { company_id: companyId }, facts: { ...noFacts, company_name: companyName } },
    mail: { template: 'referralViewed', values: { company: companyName }, path: '/rewards' },
  }),
}
