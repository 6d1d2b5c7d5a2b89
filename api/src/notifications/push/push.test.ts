import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { desc, eq, sql } from 'drizzle-orm'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  startChatAs,
} from '../../chats/chat-fixture.ts'
import { users } from '../../members/tables.ts'
import { openPushService } from '../../testing/open-push-service.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import type { Transports } from '../deliver.ts'
import { deliverMessages } from '../message-queue.ts'
import { createHappenings, sampleAppointment } from '../notification-fixture.ts'
import { outbox, pushSubscriptions } from '../tables.ts'
import { createBrowsers, pushPath } from './push-fixture.ts'

let api: TestApp
let service: Awaited<ReturnType<typeof openPushService>>
let browsers: ReturnType<typeof createBrowsers>
let employer: ReturnType<typeof employerServer>
let happen: ReturnType<typeof createHappenings>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let account: ReturnType<typeof registration>
let chat: { id: number; recruiter: { id: number } }

beforeAll(async () => {
  service = await openPushService()
  browsers = createBrowsers(service)
  api = await createTestApp({ ...employerEnvironment, PUSH_SERVICES: service.origin })
  await addJobs(api)
  employer = employerServer(api)
  happen = createHappenings(api)
}, 120_000)
afterAll(async () => {
  await api.close()
  await service.close()
})
beforeEach(async () => {
  service.answer(null)
  service.received.length = 0
  await api.db.delete(pushSubscriptions)
  account = registration()
  member = await registerCompleteMember(api, account)
  chat = (await startChatAs(member, 7)).body.data
})

/** Sends what waits, as if its time had come. */
const deliver = async () => {
  await api.db
    .update(outbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(sql`channel = 'push' and next_attempt_at is not null`)
  await api.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'pushes' and state in ('created', 'retry')`,
  )
  return api.deliverPushes()
}
/** The time in so many minutes, as quiet hours have it. */
const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16)
const save = (body: object) => member.post('/api/jobseeker/user-settings', body)

describe('a push', () => {
  test('says who wrote and leads to the chat, and says nothing of what was written', async () => {
    const browser = await browsers.subscribe(member)
    await employer.answer(chat, 'Only for the chat')
    expect(await deliver()).toBe(1)
    expect(browser.messages()).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'Çelik Works',
          body: 'Ken of Çelik Works wrote to you',
          lang: 'en-us',
          dir: 'ltr',
          tag: `chat-${chat.id}`,
          navigate: `http://localhost:3000/en-us/chat/${chat.id}`,
        },
        app_badge: 1,
      },
    ])
    const [{ headers }] = service.received as [(typeof service.received)[number]]
    expect(headers).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) })
    expect(headers.ttl).toBe('21600')
  })

  test('is in the member’s language, names in their own direction', async () => {
    await api.db.update(users).set({ language: 'ar' }).where(eq(users.id, member.id))
    const browser = await browsers.subscribe(member)
    await happen('application_state', member.id)
    await deliver()
    const [message] = browser.messages()
    expect(message?.notification).toMatchObject({ lang: 'ar', dir: 'rtl', title: 'Çelik Works' })
    expect(message?.notification.body).toContain('\u2068Çelik Works\u2069')
    expect(message?.notification.navigate).toBe('http://localhost:3000/ar/recommended-job?job=7')
  })

  // A worker opens pages of its own origin alone.
  test('leads to the host where the browser was subscribed, wherever the member was last', async () => {
    const browser = await browsers.ask(member)
    await member.post(pushPath, browser.body, { host: 'jp.localhost:3000' })
    await member.get('/api/jobseeker/me')
    await happen('offer_sent', member.id)
    await deliver()
    expect(browser.messages()[0]?.notification.navigate).toBe('http://jp.localhost:3000/en-us/chat/1')
  })

  // Push services kept a reminder until the interview began, and phones that were off showed “in a day” hours later.
  test('of a reminder lives as long as it is true', async () => {
    await browsers.subscribe(member)
    for (const [reminder, minutes] of [
      ['day', 24 * 60],
      ['hour', 60],
      ['hour', 30],
    ] as const) {
      const startsAt = new Date(Date.now() + minutes * 60_000).toISOString()
      const appointment = { ...sampleAppointment, times: [{ startsAt, endsAt: startsAt }] }
      await happen('interview_reminder', member.id, { appointment, reminder })
    }
    await deliver()
    const seconds = service.received.map(({ headers }) => Number(headers.ttl))
    expect(seconds.map((ttl) => Math.ceil(ttl / 60))).toEqual([120, 15])
    expect(service.received).toMatchObject([{ headers: { urgency: 'high' } }, { headers: { urgency: 'high' } }])
  })

  test('is one for ten messages of a chat', async () => {
    const browser = await browsers.subscribe(member)
    for (let count = 0; count < 10; count += 1) await employer.answer(chat, `Message ${count}`)
    await deliver()
    expect(browser.messages()).toHaveLength(1)
  })

  test('does not come of what was read before it left', async () => {
    await browsers.subscribe(member)
    const { id } = (await employer.answer(chat, 'Are you there?')).body.data
    await member.post(`/api/jobApplication/chats/${chat.id}/read`, { message_id: id })
    await deliver()
    expect(service.received).toEqual([])
  })

  test('reaches every browser of the member, until it signs out', async () => {
    const browser = await browsers.subscribe(member)
    const phone = api.visitor()
    await phone.post('/api/auth/login', { login: account.email, password: account.password })
    const onPhone = await browsers.subscribe(phone)
    await employer.answer(chat, 'One')
    await phone.post('/api/auth/log-out')
    await deliver()
    expect([browser.messages().length, onPhone.messages().length]).toEqual([1, 0])
  })

  test('in a browser that another member took over is of that member alone', async () => {
    const browser = await browsers.subscribe(member)
    await employer.answer(chat, 'For the first member')
    const other = await registerCompleteMember(api)
    expect((await other.post(pushPath, browser.body)).status).toBe(200)
    await employer.answer(chat, 'For the first member, too')
    await deliver()
    expect(browser.messages()).toEqual([])
    await happen('offer_sent', other.id)
    await deliver()
    expect(browser.messages().map(({ notification }) => notification.body)).toEqual([
      'Çelik Works sent you a job offer',
    ])
    expect(await browsers.hashesOf(member)).toEqual([])
  })

  test.each([
    ['its switch is off', () => save({ push: { push_messages: false } })],
    ['nothing is listed under the bell', () => save({ notifications: { app_messages: false } })],
    ['hours are quiet', () => save({ quiet_hours: { from: clock(-60), to: clock(60), time_zone: 'UTC' } })],
    ['the account is suspended', () => api.db.update(users).set({ isSuspended: true }).where(eq(users.id, member.id))],
  ])('does not come where %s', async (_, change) => {
    await browsers.subscribe(member)
    await change()
    await employer.answer(chat, 'Hello')
    await deliver()
    expect(service.received).toEqual([])
  })

  test.each([
    ['hours have become quiet', () => save({ quiet_hours: { from: clock(-60), to: clock(60), time_zone: 'UTC' } })],
    ['the account was suspended', () => api.db.update(users).set({ isSuspended: true }).where(eq(users.id, member.id))],
  ])('that was queued does not come where %s since', async (_, change) => {
    await browsers.subscribe(member)
    await employer.answer(chat, 'Hello')
    await change()
    await deliver()
    expect(service.received).toEqual([])
  })

  // What was sealed with another key threw, and everything that was taken from the queue with it was sent again.
  test('that cannot be sent fails no other, and ends a subscription that cannot be opened', async () => {
    await browsers.subscribe(member)
    await employer.answer(chat, 'Hello')
    await api.db.update(pushSubscriptions).set({ sealed: 'of another key' })
    const [row] = await api.db.select().from(outbox).where(eq(outbox.channel, 'push')).orderBy(desc(outbox.id))
    const jobs = [2 ** 31, row?.id ?? 0].map((messageId) => ({ id: `${messageId}`, data: { messageId } }))
    const [broken, unsealed] = await deliverMessages(api.app, {} as Transports, jobs)
    expect([broken?.status, unsealed?.status]).toEqual(['failed', 'completed'])
    expect(await browsers.hashesOf(member)).toEqual([])
  })

  test('ends the subscription where the service says that it is gone', async () => {
    await browsers.subscribe(member)
    await employer.answer(chat, 'Hello')
    service.answer(410)
    await deliver()
    expect(await browsers.hashesOf(member)).toEqual([])
  })

  test('is tried again where the service has trouble, unless it is switched off by then', async () => {
    const browser = await browsers.subscribe(member)
    await employer.answer(chat, 'Hello')
    await happen('offer_sent', member.id)
    service.answer(503)
    expect(await deliver()).toBe(0)
    await save({ push: { push_applications: false } })
    service.answer(null)
    expect(await deliver()).toBe(1)
    expect(browser.messages().map(({ notification }) => notification.tag)).toEqual([`chat-${chat.id}`])
  })

  test('is given up where the service refuses it', async () => {
    await browsers.subscribe(member)
    await employer.answer(chat, 'Hello')
    service.answer(413)
    await deliver()
    service.answer(null)
    expect(await deliver()).toBe(0)
    expect(await browsers.hashesOf(member)).toHaveLength(1)
  })
})
