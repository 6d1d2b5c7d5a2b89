import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Notification, NotificationKind } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { eq, sql } from 'drizzle-orm'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  startChatAs,
} from '../chats/chat-fixture.ts'
import { connect } from '../chats/websocket/websocket-fixture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createHappenings } from './notification-fixture.ts'
import { deleteOldNotifications } from './notification-repository.ts'
import { notifications } from './tables.ts'

const path = '/api/jobseeker/notifications'

let api: TestApp
let origin: string
let employer: ReturnType<typeof employerServer>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }
let happen: ReturnType<typeof createHappenings>

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  employer = employerServer(api)
  happen = createHappenings(api)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api)
  chat = (await startChatAs(member, 7)).body.data
})

const publish = (kind: NotificationKind, changes?: Record<string, unknown>, memberId = member.id) =>
  happen(kind, memberId, changes)
const viewed = () => publish('application_viewed')
const list = async (query = ''): Promise<{ items: Notification[]; has_more: boolean }> =>
  (await member.get(`${path}${query}`)).body.data
const unread = async (visitor: Pick<typeof member, 'get'> = member): Promise<number> =>
  (await visitor.get(`${path}/unread`)).body.data.count

describe('the list', () => {
  test('names job, company and recruiter as they were when it happened, and where it leads', async () => {
    await viewed()
    await publish('application_state')
    await publish('profile_viewed')
    await publish('message', { chatId: chat.id })
    await publish('job_alert')
    const { items, has_more } = await list()
    const company = { company_name: 'Çelik Works', recruiter_name: 'Ken' }
    const job = { job_title: 'Kaynakçı', ...company }
    expect(items).toMatchObject([
      { kind: 'job_alert', subject: { alert_id: 3, count: 4 }, company_name: null, job_title: null, tab: null },
      { kind: 'message', subject: { chat_id: chat.id, job_id: 7 }, ...job, tab: null },
      { kind: 'profile_viewed', ...company, job_title: null, tab: 'viewers' },
      { kind: 'application_state', subject: { state: 'interview', job_id: 7 }, ...job, tab: 'interview' },
      { kind: 'application_viewed', ...job, is_read: false, tab: 'viewed' },
    ])
    expect(has_more).toBe(false)
    // A release that ran beside this one wrote no names.
    await api.db.update(notifications).set({ facts: null })
    expect((await list()).items[0]).toMatchObject({ kind: 'job_alert', job_title: null, company_name: null, tab: null })
  })

  test('comes in parts, the newest first', async () => {
    for (let count = 0; count < 5; count += 1) await viewed()
    const first = await list('?size=2')
    expect(first.has_more).toBe(true)
    const second = await list(`?size=3&before=${first.items[1]?.id}`)
    expect(second.has_more).toBe(false)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toHaveLength(5)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  // What only a newer release could show, between two that an old tab showed, was read before anybody saw it.
  test('counts as read where it was shown, and nothing between', async () => {
    for (let count = 0; count < 3; count += 1) await viewed()
    const [newest, , oldest] = (await list()).items.map(({ id }) => id)
    const shown = { notification_id: newest, shown_ids: [newest, oldest] }
    expect((await member.post(`${path}/read`, shown)).body.data.unread_count).toBe(1)
    expect((await list()).items.map(({ is_read }) => is_read)).toEqual([true, false, true])
  })

  test('is of one member, and of members alone', async () => {
    await viewed()
    const other = api.visitor()
    await other.register()
    expect((await other.get(path)).body.data).toEqual({ items: [], has_more: false })
    const [{ id = 0 } = {}] = (await list()).items
    for (const body of [{ notification_id: id }, { notification_id: id, shown_ids: [id] }])
      expect((await other.post(`${path}/read`, body)).body.data.unread_count).toBe(0)
    expect(await unread()).toBe(1)
    const guest = api.visitor()
    await guest.guest()
    for (const refused of [
      await guest.get(path),
      await guest.get(`${path}/unread`),
      await guest.post(`${path}/read`, { notification_id: id }),
    ])
      expect(refused.body.code).toBe(40005)
  })

  test('is kept for 90 days', async () => {
    await viewed()
    await viewed()
    const [{ id = 0 } = {}] = (await list()).items
    await api.db
      .update(notifications)
      .set({ createdAt: sql`now() - interval '91 days'` })
      .where(eq(notifications.id, id))
    await deleteOldNotifications(api.db)
    expect((await list()).items).toHaveLength(1)
  })
})

describe('live', () => {
  const connectMember = async () => {
    await member.post('/api/jobApplication/im/session')
    return connect(origin, member.cookies)
  }

  test('every open page of the member is told the count, and another member’s is not', async () => {
    const [one, two] = [await connectMember(), await connectMember()]
    await viewed()
    expect(await one.next('notification')).toEqual({ type: 'notification', unread_count: 1 })
    expect(await two.next('notification')).toEqual({ type: 'notification', unread_count: 1 })
    const other = await registerCompleteMember(api)
    await publish('message', {}, other.id)
    await viewed()
    expect(await one.next('notification')).toEqual({ type: 'notification', unread_count: 2 })
    await Promise.all([one.close(), two.close()])
  })

  test('what is read on one device is read on all', async () => {
    await viewed()
    await viewed()
    const [newest, oldest] = (await list()).items
    const device = await connectMember()
    const read = async (id: number | undefined) =>
      (await member.post(`${path}/read`, { notification_id: id })).body.data.unread_count
    expect(await read(oldest?.id)).toBe(1)
    expect(await device.next('notification')).toEqual({ type: 'notification', unread_count: 1 })
    expect(await read(newest?.id)).toBe(0)
    expect(await device.next('notification')).toEqual({ type: 'notification', unread_count: 0 })
    expect((await list()).items.map(({ is_read }) => is_read)).toEqual([true, true])
    // Nothing changed, so nothing is told; the next event is that of something new.
    expect(await read(newest?.id)).toBe(0)
    await viewed()
    expect(await device.next('notification')).toEqual({ type: 'notification', unread_count: 1 })
    await device.close()
  })
})

describe('messages', () => {
  test('one for each chat until it is read there', async () => {
    await employer.answer(chat, 'One')
    const { id } = (await employer.answer(chat, 'Two')).body.data
    expect((await list()).items).toMatchObject([{ kind: 'message', subject: { chat_id: chat.id }, is_read: false }])
    const read = (messageId: number) =>
      member.post(`/api/jobApplication/chats/${chat.id}/read`, { message_id: messageId })
    await read(id - 1)
    expect(await unread()).toBe(1)
    await read(id)
    expect(await unread()).toBe(0)
    await employer.answer(chat, 'Three')
    expect((await list()).items.map(({ is_read }) => is_read)).toEqual([false, true])
  })

  test('sent twice, a message is told once', async () => {
    const clientId = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => employer.answer(chat, 'Once', clientId)))
    await member.post(`${path}/read`, { notification_id: (await list()).items[0]?.id })
    await employer.answer(chat, 'Once', clientId)
    expect([(await list()).items.length, await unread()]).toEqual([1, 0])
  })

  test.each([{ is_muted: true }, { is_not_interested: true }])('none of a chat with %j', async (change) => {
    await member.patch(`/api/jobApplication/chats/${chat.id}/update`, change)
    await employer.answer(chat, 'Hello?')
    expect((await list()).items).toEqual([])
  })

  test('none of the member’s own', async () => {
    expect((await list()).items).toEqual([])
  })
})
