import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { eq, sql } from 'drizzle-orm'
import { recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { countUnread } from '../notifications/notification-repository.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from './chat-fixture.ts'
import { messageSent } from './events.ts'
import { chatMessages, chats } from './tables.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }
let employer: ReturnType<typeof employerServer>

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  employer = employerServer(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api)
  chat = (await startChatAs(member, 1)).body.data
})

const base = '/api/jobApplication/chats'
const list = async (query = '') => (await member.get(`${base}${query}`)).body.data
const unread = async () => (await member.get(`${base}/unread`)).body.data.count
const messages = async (query = '') => (await member.get(`${base}/${chat.id}/messages${query}`)).body.data
const textsOf = ({ items }: { items: ChatMessage[] }) => items.map(({ text }) => text)
const update = (body: object) => member.patch(`${base}/${chat.id}/update`, body)
const read = (messageId: number) => member.post(`${base}/${chat.id}/read`, { message_id: messageId })
const answer = async (text: string) => (await employer.answer(chat, text)).body.data
const recall = (messageId: number) => member.patch(`${base}/${chat.id}/messages/${messageId}/recall`)
const remove = (messageId: number) => member.delete(`${base}/${chat.id}/messages/${messageId}/delete`)

describe('the list', () => {
  test('begins with pinned chats, then with the latest message', async () => {
    const other = (await startChatAs(member, 7)).body.data
    const idsIn = async () => (await list()).items.map(({ id }: { id: number }) => id)
    expect(await idsIn()).toEqual([other.id, chat.id])
    await answer('Hello')
    expect(await idsIn()).toEqual([chat.id, other.id])
    await member.patch(`${base}/${other.id}/update`, { is_pinned: true })
    expect(await idsIn()).toEqual([other.id, chat.id])
  })

  test('comes in pages', async () => {
    const [{ companyId } = { companyId: 0 }] = await api.db.select().from(recruiters)
    const people = Array.from({ length: 24 }, (_, index) => ({ companyId, name: `Of ${member.id} no. ${index}` }))
    const made = await api.db.insert(recruiters).values(people).returning({ id: recruiters.id })
    await api.db.insert(chats).values(made.map(({ id }) => ({ userId: member.id, recruiterId: id })))
    const pages = [await list(), await list('?page=2'), await list('?page=3')]
    expect(pages.map(({ items, total, page, size }) => [items.length, total, page, size])).toEqual([
      [20, 25, 1, 20],
      [5, 25, 2, 20],
      [0, 25, 3, 20],
    ])
    expect((await list('?page=3&size=11')).items).toHaveLength(3)
    const ids = pages.flatMap(({ items }) => items.map(({ id }: { id: number }) => id))
    expect(new Set(ids).size).toBe(25)
    expect(await list(`?page=2&query=${encodeURIComponent(`of ${member.id}`)}`)).toMatchObject({
      total: 24,
      page: 2,
      size: 20,
    })
    expect((await member.get(`${base}?page=0`)).status).toBe(400)
  })

  test.each([
    ['mei', 1],
    ['HARBOUR', 1],
    ['celik', 1],
    ['kaynakci', 1],
    ['  ', 2],
    ['%', 0],
    ['nobody', 0],
  ])('finds names and titles as anybody would type them: %s', async (query, count) => {
    await startChatAs(member, 7)
    expect(await list(`?query=${encodeURIComponent(query)}`)).toMatchObject({ total: count })
  })

  test('a chat that is put aside is in its own folder, stays there whoever writes, and comes back', async () => {
    const aside = await update({ is_not_interested: true, not_interested_reason: 'pay' })
    expect(aside.body.data).toMatchObject({ is_not_interested: true })
    const [row] = await api.db.select().from(chats).where(eq(chats.id, chat.id))
    expect(row?.notInterestedReason).toBe('pay')
    await answer('Are you sure?')
    expect(await list()).toMatchObject({ total: 0 })
    expect(await unread()).toBe(0)
    expect(await list('?folder=not_interested')).toMatchObject({ total: 1, items: [{ unread_count: 1 }] })
    await update({ is_not_interested: false })
    expect(await list()).toMatchObject({ total: 1 })
    const [back] = await api.db.select().from(chats).where(eq(chats.id, chat.id))
    expect(back?.notInterestedReason).toBeNull()
  })

  test('only what is named is changed', async () => {
    await update({ is_pinned: true })
    expect((await update({ is_muted: true })).body.data).toMatchObject({ is_pinned: true, is_muted: true })
    expect((await update({})).body.data).toMatchObject({ is_pinned: true, is_muted: true })
    expect((await update({ is_pinned: 'yes' })).status).toBe(422)
    expect((await update({ not_interested_reason: 'boredom' })).status).toBe(422)
  })

  test('shows the last message that the member has not removed', async () => {
    const last = await answer('Hello')
    await remove(last.id)
    expect((await list()).items[0]).toMatchObject({ last_message: { text: 'Good morning' }, unread_count: 0 })
  })
})

test('a chat survives its job, and says what became of it', async () => {
  await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, 1))
  expect((await member.get(`${base}/${chat.id}`)).body.data).toMatchObject({
    job: { status: 'closed' },
    is_open: true,
  })
  expect((await sendMessageAs(member, chat.id, 'Too late?')).status).toBe(200)
  await api.db.update(jobs).set({ status: 'open' }).where(eq(jobs.id, 1))
})

describe('messages', () => {
  test('come in the order in which they were sent, the newest first to be loaded', async () => {
    for (const text of ['b', 'c', 'd', 'e']) await sendMessageAs(member, chat.id, text)
    const newest = await messages('?size=2')
    expect(textsOf(newest)).toEqual(['d', 'e'])
    const before = await messages(`?size=2&before=${newest.items[0].id}`)
    expect(textsOf(before)).toEqual(['b', 'c'])
    const first = await messages(`?size=2&before=${before.items[0].id}`)
    expect(first).toMatchObject({ has_more: false, items: [{ text: 'Good morning' }] })
    expect((await member.get(`${base}/${chat.id}/messages?size=101`)).status).toBe(400)
  })

  test('one that is sent twice, or twenty times at once, is one', async () => {
    const clientId = crypto.randomUUID()
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendMessageAs(member, chat.id, 'Once', clientId)))
    expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
    expect(sent[0]?.body.data).toMatchObject({ client_id: clientId, sender: 'seeker', text: 'Once', job: null })
    expect(textsOf(await messages())).toEqual(['Good morning', 'Once'])
  })

  test('stay text, whatever is in them', async () => {
    const seen = '<img src=x onerror=alert(1)> gnp.exe\nمرحبا می\u200cخواهم 🏳️‍🌈'
    await sendMessageAs(member, chat.id, seen.replace('gnp', '\u202Egnp'))
    expect(textsOf(await messages()).at(-1)).toBe(seen)
  })

  test.each([{ text: '' }, { text: '\n\t ' }, { text: 'x'.repeat(2001) }, { text: 5 }, {}])(
    'are refused: %#',
    async (body) => {
      const sent = await member.post(`${base}/${chat.id}/messages`, { client_id: crypto.randomUUID(), ...body })
      expect(sent).toMatchObject({ status: 422, body: { code: 40001 } })
    },
  )

  test('are taken back from both sides within two minutes of the database’s clock', async () => {
    const { id } = (await sendMessageAs(member, chat.id, 'A slip')).body.data
    for (const _ of [1, 2]) {
      expect((await recall(id)).body.data).toMatchObject({ id, text: null, is_recalled: true })
    }
    const seen = await employer.get(`/chats/${chat.id}/messages?recruiter_id=${chat.recruiter.id}`)
    expect(seen.body.data.items.at(-1)).toMatchObject({ id, text: null, is_recalled: true })
    const [stored] = await api.db.select().from(chatMessages).where(eq(chatMessages.id, id))
    expect(stored?.text).toBeNull()

    const late = (await sendMessageAs(member, chat.id, 'Said is said')).body.data
    await api.db
      .update(chatMessages)
      .set({ sentAt: sql`now() - interval '121 seconds'` })
      .where(eq(chatMessages.id, late.id))
    expect(await recall(late.id)).toMatchObject({ status: 409, body: { code: 40014 } })
    expect(textsOf(await messages()).at(-1)).toBe('Said is said')
  })

  test('only one’s own words are taken back', async () => {
    expect((await recall((await answer('Mine')).id)).body.code).toBe(40005)
    await startChatAs(member, 2, { is_switch_confirmed: true })
    const jobMessage = (await messages()).items.find(({ kind }: ChatMessage) => kind === 'job')
    expect((await recall(jobMessage.id)).body.code).toBe(40005)
    expect((await recall(999_999)).status).toBe(404)
    const other = (await startChatAs(member, 7)).body.data
    expect((await recall(other.last_message.id)).status).toBe(404)
  })

  test('are removed from the member’s view alone', async () => {
    const { id } = await answer('Remove me')
    for (const _ of [1, 2]) expect((await remove(id)).status).toBe(200)
    expect(textsOf(await messages())).toEqual(['Good morning'])
    const seen = await employer.get(`/chats/${chat.id}/messages?recruiter_id=${chat.recruiter.id}`)
    expect(textsOf(seen.body.data)).toEqual(['Good morning', 'Remove me'])
    expect((await remove(999_999)).status).toBe(404)
  })
})

describe('what is unread', () => {
  test('is counted by chats, and for each by messages of the recruiter', async () => {
    await answer('One')
    const two = await answer('Two')
    await sendMessageAs(member, chat.id, 'Three')
    expect((await list()).items[0].unread_count).toBe(2)
    expect(await unread()).toBe(1)
    await read(two.id)
    expect((await list()).items[0].unread_count).toBe(0)
    expect(await unread()).toBe(0)
  })

  test('what was read stays read, and only what is in the chat can be', async () => {
    const one = await answer('One')
    const two = await answer('Two')
    await Promise.all([read(two.id), read(one.id), read(two.id)])
    expect(await unread()).toBe(0)
    const other = (await startChatAs(member, 7)).body.data
    expect((await read(other.last_message.id)).status).toBe(404)
    expect((await read(2_000_000_000)).status).toBe(404)
    expect((await read(2_147_483_648)).status).toBe(422)
  })

  test('muted chats do not count', async () => {
    await answer('One')
    await update({ is_muted: true })
    expect(await unread()).toBe(0)
    expect((await list()).items[0].unread_count).toBe(1)
  })
})

test('in a chat with a blocked company nobody writes any more, and all of it can be read', async () => {
  const clientId = crypto.randomUUID()
  await sendMessageAs(member, chat.id, 'Before', clientId)
  await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  expect((await list()).items[0]).toMatchObject({ is_open: false })
  expect(await sendMessageAs(member, chat.id, 'After')).toMatchObject({ status: 403, body: { code: 40005 } })
  expect((await employer.answer(chat, 'After')).body.code).toBe(40005)
  const typing = await employer.post(`/chats/${chat.id}/typing`, { recruiter_id: chat.recruiter.id })
  expect(typing.body.code).toBe(40005)
  // The answer to what was sent before is still the same.
  expect((await sendMessageAs(member, chat.id, 'Before', clientId)).status).toBe(200)
  expect(textsOf(await messages())).toEqual(['Good morning', 'Before'])
  await member.delete('/api/data/companies/1/blacklist-companies/delete')
  expect((await sendMessageAs(member, chat.id, 'After')).status).toBe(200)
})

test('which recruiters are here is told of those that there are', async () => {
  const ask = (ids: unknown, role = 'recruiter') => member.post(`${base}/query-online-status`, { user_ids: ids, role })
  await employer.post('/presence', { recruiter_id: chat.recruiter.id, is_online: true })
  expect((await ask([chat.recruiter.id, 999])).body.data.items).toEqual([
    { user_id: chat.recruiter.id, is_online: true, seen_at: expect.stringMatching(/Z$/) },
  ])
  await employer.post('/presence', { recruiter_id: chat.recruiter.id, is_online: false })
  expect((await ask([chat.recruiter.id])).body.data.items[0].is_online).toBe(false)
  expect((await ask([])).body.data.items).toEqual([])
  expect((await ask(Array(101).fill(1))).status).toBe(422)
  expect((await ask([1], 'jobseeker')).status).toBe(422)
})

test('pages of chats and messages are read along indexes', async () => {
  const planOf = async (query: ReturnType<typeof sql>) => {
    const { rows } = await api.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`)
      return transaction.execute(sql`explain ${query}`)
    })
    return rows.map((row) => Object.values(row)[0]).join('\n')
  }
  expect(await planOf(sql`select * from ${chats} where user_id = 1 order by last_message_at desc limit 20`)).toMatch(
    /chats_user/,
  )
  const page = sql`select * from ${chatMessages} where chat_id = 1 and id < 9 order by id desc limit 20`
  expect(await planOf(page)).toMatch(/Index Scan Backward using chat_messages_chat/)
  expect(await planOf(sql`select * from ${chats} order by last_message_at desc nulls last limit 20`)).toMatch(
    /chats_latest/,
  )
})

// A process of the former release says of recruiters' messages what it says of members' own; while both run, each gives events of the other to subscribers.
test('what a recruiter wrote through a process of the former release rings the bell', async () => {
  const words = { sender: 'recruiter', kind: 'text', isQuiet: false, jobId: 1, jobTitle: 'Accountant' } as const
  const recruiter = { recruiterName: 'Mei', companyId: 1, companyName: 'Harbour Foods' }
  await publishEvent(api.db, messageSent, {
    memberId: member.id,
    chatId: chat.id,
    messageId: 1,
    ...words,
    ...recruiter,
  })
  await api.deliverEvents()
  expect(await countUnread(api.db, member.id)).toBe(1)
})
