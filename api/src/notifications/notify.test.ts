import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type NotificationKind, notificationKinds } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { and, eq, sql } from 'drizzle-orm'
import { recruiterInterestedKind } from '../employer/seekers/notification-kinds.ts'
import { users } from '../members/tables.ts'
import { messagesTo } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registration } from '../testing/visitor.ts'
import { createHappenings } from './notification-fixture.ts'
import { noFacts } from './notification-kind.ts'
import type { NotificationSwitches } from './notification-settings.ts'
import { notify } from './notify.ts'
import { queueSecurityNotice } from './security-notice.ts'
import { notificationMails, notifications, outbox } from './tables.ts'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let account: ReturnType<typeof registration>
let userId: number
let happen: ReturnType<typeof createHappenings>

beforeAll(async () => {
  api = await createTestApp()
  happen = createHappenings(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  account = registration({ first_name: 'Noor' })
  member = api.visitor()
  userId = (await member.register(account)).body.data.user.id
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, userId))
  await api.deliverMails()
})

const publish = (kind: NotificationKind, changes?: Record<string, unknown>) => happen(kind, userId, changes)
const interest = () => ({
  userId,
  key: 'recruiter-interest:1',
  bell: { subject: { recruiter_id: 1 }, facts: noFacts },
  mail: { template: 'recruiterInterested' as const, values: { name: 'Ken', company: 'Çelik Works' }, path: '/' },
})
const switchTo = ({ email_interviews, app_interviews, ...notifications }: Partial<NotificationSwitches>) =>
  member.post('/api/jobseeker/user-settings', {
    notifications,
    interview_reminders: {
      ...(email_interviews !== undefined && { email_interviews }),
      ...(app_interviews !== undefined && { app_interviews }),
    },
  })
const listed = async () =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind)
const queued = () => {
  const isNotice = sql`${outbox.template} not in ('welcome', 'verifyEmail', 'newDevice')`
  return api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, account.email), isNotice))
}
const mailed = async () => (await queued()).map(({ template }) => template)

/** What an employer sent to the address that the member applied with. */
const interviewMails = [
  ...['interviewAccepted', 'interviewCancelled', 'interviewChanged', 'interviewPassed', 'interviewProposed'],
  ...['offerReceived', 'offerWithdrawn'],
]

describe('where a member is told', () => {
  test.each<[NotificationKind, keyof NotificationSwitches, keyof NotificationSwitches | null, string[]]>([
    ['application_viewed', 'app_applications', null, []],
    ['application_state', 'app_applications', 'email_applications', ['applicationInterview']],
    ['recruiter_interested', 'app_applications', 'email_applications', ['recruiterInterested']],
    ['profile_viewed', 'app_profile_views', 'email_profile_views', ['profileViewed']],
    ['referral_viewed', 'app_applications', 'email_applications', ['referralViewed']],
    ['message', 'app_messages', null, []],
    ['job_alert', 'app_job_alerts', null, []],
    ['interview_proposed', 'app_applications', 'email_applications', ['interviewProposed']],
    ['interview_reminder', 'app_interviews', 'email_interviews', ['interviewReminder']],
    ['offer_sent', 'app_applications', 'email_applications', ['offerReceived']],
  ])('%s: in the app by %s, by mail by %s', async (kind, app, email, mails) => {
    await switchTo({ [app]: true, ...(email && { [email]: true }) })
    await publish(kind)
    expect([await listed(), await mailed()]).toEqual([[kind], mails])

    await api.db.delete(notificationMails)
    await switchTo({ [app]: false })
    await publish(kind)
    expect([await listed(), await mailed()]).toEqual([[kind], [...mails, ...mails]])

    await api.db.delete(notificationMails)
    await switchTo({ [app]: true, ...(email && { [email]: false }) })
    await publish(kind)
    const expected = kind === 'message' ? [kind] : [kind, kind]
    expect([await listed(), await mailed()]).toEqual([expected, [...mails, ...mails]])
  })

  test('as it comes: everything in the app, profile views not by mail', async () => {
    for (const kind of notificationKinds) await publish(kind)
    expect((await listed()).toSorted()).toEqual(notificationKinds.toSorted())
    expect((await mailed()).toSorted()).toEqual([
      ...[
        'applicationInterview',
        'drawWon',
        'interviewAccepted',
        'interviewCancelled',
        'interviewChanged',
        'interviewNotAttended',
      ],
      ...['interviewPassed', 'interviewProposed', 'interviewReminder', 'objectionUpheld', 'offerReceived'],
      ...[
        'offerWithdrawn',
        'recruiterInterested',
        'referralViewed',
        'reportKept',
        'rewardPoints',
        'rewardsForInviting',
      ],
      ...['withdrawalReturned', 'withdrawalSettled'],
    ])
  })

  test('to an address that is not verified only of an application, and nothing to a suspended account', async () => {
    await api.db.update(users).set({ isEmailVerify: false }).where(eq(users.id, userId))
    await switchTo({ email_profile_views: true })
    for (const kind of notificationKinds) await publish(kind)
    const ofApplications = ['applicationInterview', ...interviewMails]
    expect((await mailed()).toSorted()).toEqual(ofApplications)
    await api.db.update(users).set({ isEmailVerify: true, isSuspended: true }).where(eq(users.id, userId))
    await publish('application_state')
    expect([(await listed()).length, (await mailed()).toSorted()]).toEqual([
      notificationKinds.length + 1,
      ofApplications,
    ])
  })

  test('somebody who is gone is told nothing', async () => {
    await expect(happen('message', 99_999)).resolves.toBeUndefined()
  })
})

describe('never twice', () => {
  test.each([true, false])('the same event, with the list %s', async (isOn) => {
    await switchTo({ app_applications: isOn })
    for (let time = 0; time < 3; time += 1) await publish('application_state', { eventId: 7 })
    expect([(await listed()).length, await mailed()]).toEqual([isOn ? 1 : 0, ['applicationInterview']])
  })

  test('an event of two processes at once', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () =>
        api.db.transaction((transaction) => notify(transaction, recruiterInterestedKind, interest())),
      ),
    )
    expect([await listed(), await mailed()]).toEqual([['recruiter_interested'], ['recruiterInterested']])
  })

  test('not at all where the change fails', async () => {
    const change = api.db.transaction(async (transaction) => {
      await notify(transaction, recruiterInterestedKind, interest())
      throw new Error('the change failed')
    })
    await expect(change).rejects.toThrow('the change failed')
    expect([await listed(), await mailed()]).toEqual([[], []])
  })

  test('profile views are mailed once a day, each is listed', async () => {
    await switchTo({ email_profile_views: true })
    for (let time = 0; time < 3; time += 1) await publish('profile_viewed')
    expect([(await listed()).length, (await mailed()).length]).toEqual([3, 1])
    await api.db.update(notificationMails).set({ mailedAt: sql`now() - interval '25 hours'` })
    await publish('profile_viewed')
    expect((await mailed()).length).toBe(2)
  })

  test('of a chat only the newest unread message is listed', async () => {
    for (const chatId of [1, 1, 2]) await publish('message', { chatId })
    expect((await listed()).length).toBe(2)
    await api.db.update(notifications).set({ readAt: sql`now()` }).where(eq(notifications.userId, userId))
    await publish('message', { chatId: 1 })
    expect((await listed()).length).toBe(3)
  })
})

describe('quiet hours', () => {
  /** Hours that are now, and end in so many minutes. */
  const quietFor = (minutes: number) => {
    const at = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString().slice(11, 16)
    return { from: at(-60), to: at(minutes), time_zone: 'UTC' }
  }

  test('a mail waits until they end, the list does not', async () => {
    const saved = await member.post('/api/jobseeker/user-settings', { quiet_hours: quietFor(90) })
    expect(saved.status).toBe(200)
    await publish('application_state')
    expect(await listed()).toEqual(['application_state'])
    const [mail] = await queued()
    const waitMinutes = ((mail?.nextAttemptAt?.getTime() ?? 0) - Date.now()) / 60_000
    expect(waitMinutes).toBeGreaterThan(88)
    expect(waitMinutes).toBeLessThanOrEqual(90)
    await api.deliverMails()
    expect((await messagesTo(api, account.email)).map(({ subject }) => subject)).not.toContain(
      'Interview: Kaynakçı at Çelik Works',
    )
  })

  test('a mail outside of them leaves at once', async () => {
    const { from } = quietFor(0)
    await member.post('/api/jobseeker/user-settings', {
      quiet_hours: { from: quietFor(60).to, to: from, time_zone: 'UTC' },
    })
    await publish('application_state')
    await api.deliverMails()
    expect((await messagesTo(api, account.email))[0]?.subject).toBe('Interview: Kaynakçı at Çelik Works')
  })

  test('the safety of the account ignores them, and every switch', async () => {
    await member.post('/api/jobseeker/user-settings', { quiet_hours: quietFor(90) })
    await switchTo({ email_applications: false, email_messages: false, email_job_alerts: false })
    const [user] = await api.db.select().from(users).where(eq(users.id, userId))
    if (!user) throw new Error('no member')
    await queueSecurityNotice(api.db, user, 'passwordChanged')
    await api.deliverMails()
    expect((await messagesTo(api, account.email))[0]?.subject).toBe('Your Jobspan password was changed')
  })
})

describe('the mail', () => {
  const lastMail = async () => {
    await api.deliverMails()
    return (await messagesTo(api, account.email))[0]
  }

  test('of a decision says what was decided, with the employer’s reason as they wrote it', async () => {
    const reason = 'We chose somebody <nearer>.\nPlease apply again for {jobTitle}.'
    await publish('application_state', { state: 'not_accepted', reason })
    const mail = await lastMail()
    expect(mail?.subject).toBe('Your application: Kaynakçı')
    expect(mail?.text).toContain(
      'Çelik Works wrote:\n\n> We chose somebody <nearer>.\n> Please apply again for {jobTitle}.',
    )
    expect(mail?.html).toContain('We chose somebody &lt;nearer&gt;.')
    expect(mail?.text).toContain('http://localhost:3000/en-us/recommended-job?job=7')
    expect(mail?.text).toContain('Hello Noor,')
  })

  test('without a reason quotes nobody', async () => {
    await publish('application_state', { state: 'not_accepted' })
    const mail = await lastMail()
    expect(mail?.text).toContain('has decided not to move forward')
    expect(mail?.text).not.toMatch(/wrote|>/)
    expect(mail?.html).not.toContain('blockquote')
  })

  test('is in the member’s language, and leads there', async () => {
    await api.db.update(users).set({ language: 'ja' }).where(eq(users.id, userId))
    await publish('recruiter_interested')
    const mail = await lastMail()
    expect(mail?.subject).toBe('Çelik Worksがあなたに関心を示しています')
    expect(mail?.text).toContain('http://localhost:3000/ja/recommended-job/interested')
  })
})
