import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type NotificationKind, notificationKinds } from '@jobspan/shared-kit/contracts/notifications/notifications'
import {
  applicationDecidedKind,
  applicationSentKind,
  applicationViewedKind,
} from '../applications/notification-kinds.ts'
import { deviceAddedKind, welcomeKind } from '../auth/notification-kinds.ts'
import { messageKind, unreadMessageKind } from '../chats/notification-kinds.ts'
import { profileViewedKind, recruiterInterestedKind } from '../employer/seekers/notification-kinds.ts'
import {
  interviewAcceptedKind,
  interviewAttendanceKind,
  interviewCancelledKind,
  interviewChangedKind,
  interviewObjectionKind,
  interviewProposedKind,
  interviewReminderKind,
  interviewRescheduledKind,
  interviewResultKind,
} from '../interviews/notification-kinds.ts'
import { offerExpiredKind, offerSentKind, offerWithdrawnKind } from '../interviews/offers/notification-kinds.ts'
import {
  invitationHeldKind,
  invitationNotCountedKind,
  invitationRegisteredKind,
} from '../invitations/notification-kinds.ts'
import { jobAlertKind } from '../job-alerts/notification-kinds.ts'
import { chatReportDecidedKind, reportDecidedKind } from '../moderation/notification-kinds.ts'
import {
  drawWonKind,
  referralViewedKind,
  rewardDistributedKind,
  rewardsGrantedKind,
  withdrawalReturnedKind,
  withdrawalSettledKind,
} from '../rewards/notification-kinds.ts'
import { decide } from './decide.ts'
import { mailTemplates } from './message-templates.ts'
import type { NotificationRule, PushSwitch } from './notification-kind.ts'
import { defaultNotificationSettings } from './notification-settings.ts'
import { accountSafety } from './security-notice.ts'

const source = new URL('../', import.meta.url)
/** Beside the owner: what puts the areas together, what fills a demonstration, and the download of an account, which names tables. */
const excepted = /^(notifications|demo|testing)\/|\.test\.ts$|-fixture\.ts$|^account\/data\//

const files = globSync('**/*.ts', { cwd: source }).filter((path) => !excepted.test(path))

/** How a second decision about a mail would look. */
const decisions: { name: string; pattern: RegExp; planted: string }[] = [
  {
    name: 'queues a mail',
    pattern: /notifications\/(outbox|notify-of|recipients-of)\.ts'|\b(queueMails?|queueMessage)\(/,
    planted: "import { queueMails } from '../notifications/outbox.ts'",
  },
  {
    name: 'writes into the outbox',
    pattern: /\boutbox\b.*notifications\/tables|insert into (\$\{)?"?outbox\b|\.insert\(outbox\)/,
    planted: 'await transaction.insert(outbox).values(mail)',
  },
  {
    name: 'reads what members switched',
    pattern: /\bnotificationSettings\b|\bnotification_settings\b|switches ->|\bisEmailVerify\b.*\bswitches\b/,
    planted: '.leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))',
  },
  {
    name: 'reads quiet hours',
    pattern: /\bendOfQuietHours\b/,
    planted: 'notBefore: endOfQuietHours(quietHours)',
  },
]

test.each(decisions)('no other area $name', ({ pattern, planted }) => {
  expect(planted).toMatch(pattern)
  const faults = files.filter((path) => pattern.test(readFileSync(new URL(path, source), 'utf8')))
  expect(faults).toEqual([])
})

const kinds = [
  applicationSentKind,
  applicationViewedKind,
  applicationDecidedKind,
  recruiterInterestedKind,
  profileViewedKind,
  messageKind,
  unreadMessageKind,
  jobAlertKind,
  reportDecidedKind,
  interviewProposedKind,
  interviewRescheduledKind,
  interviewAcceptedKind,
  interviewChangedKind,
  interviewCancelledKind,
  interviewReminderKind,
  interviewAttendanceKind,
  interviewResultKind,
  interviewObjectionKind,
  offerSentKind,
  offerWithdrawnKind,
  offerExpiredKind,
  invitationRegisteredKind,
  invitationHeldKind,
  invitationNotCountedKind,
  rewardsGrantedKind,
  rewardDistributedKind,
  withdrawalSettledKind,
  withdrawalReturnedKind,
  drawWonKind,
  referralViewedKind,
  welcomeKind,
  deviceAddedKind,
  accountSafety,
]

test('each kind of the list under the bell is declared once, and nothing is listed that pages do not know', () => {
  const listed = kinds.filter(({ rule }) => rule.bell !== null).map(({ kind }) => kind as NotificationKind)
  expect(listed.toSorted()).toEqual(notificationKinds.toSorted())
})

test('a push tells of what a member waits for or has to answer', () => {
  const pushed = Map.groupBy(kinds, ({ rule }) => (rule as NotificationRule).push)
  const kindsOf = (key: PushSwitch) => pushed.get(key)?.map(({ kind }) => kind)
  expect(kindsOf('push_messages')).toEqual(['message'])
  expect(kindsOf('push_interviews')).toEqual(['interview_reminder'])
  expect(kindsOf('push_job_alerts')).toEqual(['job_alert'])
  expect(kindsOf('push_applications')).toEqual([
    ...['application_state', 'recruiter_interested', 'interview_proposed', 'interview_accepted'],
    ...['interview_changed', 'interview_cancelled', 'interview_attendance', 'interview_result', 'interview_objection'],
    ...['offer_sent', 'offer_withdrawn', 'offer_expired'],
  ])
})

test('each template of a mail is of one kind, or is sent to who asks for it', () => {
  // A report of a recruiter is decided as one of a job is.
  const ofKinds = new Set([...kinds, chatReportDecidedKind].flatMap(({ texts }) => [...texts] as string[]))
  const others = mailTemplates.filter((template) => !ofKinds.has(template))
  expect(others).toEqual([
    ...['loginCode', 'resetCode', 'verifyEmail', 'confirmCode', 'letInCode', 'downloadCode', 'deleteCode'],
    'withdrawCode',
    ...['magicLink', 'magicLinkNew', 'confirmJobAlert', 'resetUnknown', 'addressTaken', 'resumeFile', 'invitation'],
  ])
})

const reader = {
  isEmailVerify: true,
  isSuspended: false,
  isSuppressed: false,
  switches: defaultNotificationSettings,
  quietHours: null,
}
const atNight = { ...reader, quietHours: { from: '22:00', to: '07:00', time_zone: 'UTC' } }
const midnight = new Date('2026-11-28T00:00:00Z')
const { rule } = applicationDecidedKind

test.each([
  ['everybody, at once', rule, reader, { bell: true, mail: { notBefore: null }, push: true }],
  [
    'in quiet hours, after them by mail and not by push',
    rule,
    atNight,
    { bell: true, mail: { notBefore: new Date('2026-11-28T07:00:00Z') }, push: false },
  ],
  ['in quiet hours, not yet', unreadMessageKind.rule, atNight, { bell: false, mail: null, push: false }],
  [
    'an address that nobody has proven, of what was sent with it',
    rule,
    { ...reader, isEmailVerify: false },
    { bell: true, mail: { notBefore: null }, push: true },
  ],
  [
    'nothing else there',
    profileViewedKind.rule,
    { ...reader, isEmailVerify: false },
    { bell: true, mail: null, push: false },
  ],
  [
    'a suspended account under the bell alone',
    rule,
    { ...reader, isSuspended: true },
    { bell: true, mail: null, push: false },
  ],
  [
    'alerts to no address that bounced',
    jobAlertKind.rule,
    { ...reader, isSuppressed: true },
    { bell: true, mail: null, push: true },
  ],
  ['other news there', rule, { ...reader, isSuppressed: true }, { bell: true, mail: { notBefore: null }, push: true }],
  [
    'the safety of an account always',
    accountSafety.rule,
    { ...atNight, isSuspended: true },
    { bell: false, mail: { notBefore: null }, push: false },
  ],
  [
    'by push of what is under the bell alone',
    rule,
    { ...reader, switches: { ...defaultNotificationSettings, app_applications: false } },
    { bell: false, mail: { notBefore: null }, push: false },
  ],
])('notifies %s', (_, given, to, expected) => {
  expect(decide(given, to, midnight)).toEqual(expected)
})
