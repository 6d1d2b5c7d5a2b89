import { expect, it } from '@jest/globals'
import { composePush } from '../../api/src/notifications/push/compose-push.ts'
import { pushSentence } from '../../api/src/notifications/push/push-sentence.ts'
import { getNotificationUrl } from '../../shared-kit/src/contracts/notifications/notification-url.ts'
import type { Notification, NotificationKind } from '../../shared-kit/src/contracts/notifications/notifications.ts'
import { inLanguage, urls } from '../../shared-kit/src/routing/urls.ts'
import { loadTexts } from '../../shell/src/notifications/load-texts.ts'
import { notificationSentence } from '../../shell/src/notifications/notification-sentence.ts'

/** What is pushed, with the states of each kind. */
const pushed: Partial<Record<NotificationKind, readonly (string | undefined)[]>> = {
  message: [undefined],
  recruiter_interested: [undefined],
  application_state: ['interested', 'interview', 'accepted', 'not_accepted', 'completed', 'of a later release'],
  interview_proposed: [undefined],
  interview_accepted: [undefined],
  interview_changed: [undefined],
  interview_cancelled: [undefined],
  interview_reminder: ['day', 'hour'],
  interview_attendance: ['not_attended', 'banned'],
  interview_result: ['completed', 'passed', 'successful', 'of a later release'],
  interview_objection: ['upheld', 'rejected'],
  offer_sent: [undefined],
  offer_withdrawn: [undefined],
  offer_expired: [undefined],
}
const names = { job_title: 'Welder', company_name: 'Harbour Foods', recruiter_name: 'Mei' }
const unnamed = { job_title: null, company_name: null, recruiter_name: null }

const about = (kind: NotificationKind, facts: Partial<Notification>): Notification => ({
  ...{ id: 1, kind, subject: {}, tab: null, is_read: false, at: '2026-11-28T08:00:00Z' },
  ...names,
  ...facts,
})
const notifications = [
  ...Object.entries(pushed).flatMap(([kind, states]) =>
    states.flatMap((state) =>
      [names, unnamed].map((named) =>
        about(kind as NotificationKind, { ...named, subject: state === undefined ? {} : { state } }),
      ),
    ),
  ),
  ...[1, 2, 3, 11, 100].map((count) => about('job_alert', { subject: { count } })),
]

/** Whether names run in their own direction is up to where the sentence is shown. */
const said = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, '')

// The server and the shell each choose the sentence by kind and state.
it.each(['en-us', 'ja', 'ar'] as const)(
  'in %s a push says of each kind what the list under the bell says',
  async (language) => {
    const t = await loadTexts(language)
    const ofBell = notifications.map((each) => said(notificationSentence(each, t, { number: String })))
    expect(notifications.map((each) => said(pushSentence(each, language)))).toEqual(ofBell)
  },
)

it('a push leads to the page that the list under the bell leads to', () => {
  const brand = { name: 'Jobspan', origin: new URL('https://jobs.example') }
  const subjects = [{}, { chat_id: 4 }, { job_id: 7 }, { interview_id: 9, chat_id: 4 }]
  for (const { kind } of notifications)
    for (const subject of subjects)
      for (const tab of [null, 'interested'] as const) {
        const notification = about(kind, { subject, tab })
        const { navigate } = composePush(notification, { language: 'ja', brand, unreadCount: 1 }).notification
        const path = getNotificationUrl(notification, urls) ?? ''
        expect(navigate).toBe(`https://jobs.example${inLanguage('ja', path)}`)
      }
})
