import { expect, it } from '@jest/globals'
import { getNotificationUrl } from '@jobspan/shared-kit/contracts/notifications/notification-url'
import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { urls } from '@jobspan/shared-kit/routing'
import { loadTexts } from './load-texts.ts'
import { notificationSentence } from './notification-sentence.ts'

const aNotification = (facts: Partial<Notification>): Notification => ({
  id: 1,
  kind: 'message',
  subject: {},
  job_title: null,
  company_name: 'Harbour Foods',
  recruiter_name: 'Mei',
  tab: null,
  is_read: true,
  at: '2026-11-28T08:00:00Z',
  ...facts,
})
const chat = { chat_id: 4, interview_id: 9 }

it.each<[string, string, Partial<Notification>]>([
  ['Harbour Foods suggested times for an interview', '/chat/4', { kind: 'interview_proposed', subject: chat }],
  [
    'Reminder: interview with Harbour Foods in an hour',
    '/chat/4',
    { kind: 'interview_reminder', subject: { ...chat, state: 'hour' } },
  ],
  [
    "You missed 3 interviews and can't accept new ones for now",
    '/chat/interviews',
    { kind: 'interview_attendance', subject: { ...chat, state: 'banned' } },
  ],
  [
    'You passed the interview at Harbour Foods',
    '/chat/interviews',
    { kind: 'interview_result', subject: { interview_id: 9, state: 'passed' } },
  ],
  [
    'There is news about one of your interviews',
    '/chat/4',
    { kind: 'interview_changed', subject: chat, company_name: null },
  ],
  ['Harbour Foods viewed the resume that you sent as a referral', '/rewards', { kind: 'referral_viewed' }],
  ['Harbour Foods sent you a job offer', '/chat/4', { kind: 'offer_sent', subject: { chat_id: 4, offer_id: 2 } }],
])('%s', async (sentence, url, facts) => {
  const notification = aNotification(facts)
  const said = notificationSentence(notification, await loadTexts('en-us'), { number: String })
  expect(said.replaceAll(/[\u2068\u2069]/g, '')).toBe(sentence)
  expect(getNotificationUrl(notification, urls)).toBe(url)
})

it.each<[string, string, Partial<Notification>]>([
  ['bell.reward.registered', '/invite-friends', { kind: 'invitation_registered' }],
  ['bell.reward.points', '/rewards/points', { kind: 'reward_distributed', subject: { state: 'cash' } }],
  ['bell.reward.distributed', '/rewards', { kind: 'reward_distributed', subject: { state: 'pin' } }],
  ['bell.reward.returned', '/rewards/withdraw', { kind: 'withdrawal_returned' }],
  ['bell.reward.drawWon', '/rewards', { kind: 'draw_won' }],
])('%s leads to %s', async (key, url, facts) => {
  const notification = aNotification(facts)
  const t = await loadTexts('en-us')
  expect(notificationSentence(notification, t, { number: String })).toBe(t(key as never))
  expect(getNotificationUrl(notification, urls)).toBe(url)
})
