import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { outbox } from '../notifications/tables.ts'
import { messagesTo } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registration } from '../testing/visitor.ts'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from './chat-fixture.ts'
import { mailUnreadMessages } from './mail-unread-messages.ts'
import { chatMessages } from './tables.ts'

let api: TestApp
let employer: ReturnType<typeof employerServer>
let account: ReturnType<typeof registration>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  employer = employerServer(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  // What earlier tests left is over.
  await api.db.update(chatMessages).set({ sentAt: sql`now() - interval '2 days'` })
  account = registration({ first_name: 'Noor' })
  member = await registerCompleteMember(api, account)
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, member.id))
  chat = (await startChatAs(member, 7)).body.data
})

/** Lets so many minutes go by since everything was said. */
const pass = (minutes: number) =>
  api.db
    .update(chatMessages)
    .set({ sentAt: sql`${chatMessages.sentAt} - make_interval(mins => ${minutes})` })
    .where(eq(chatMessages.chatId, chat.id))
const answer = async (text: string) => (await employer.answer(chat, text)).body.data
const mails = async () =>
  (await api.db.select().from(outbox).where(eq(outbox.recipient, account.email))).filter(
    ({ template }) => template === 'unreadMessage',
  ).length
const look = async () => {
  await mailUnreadMessages(api.db)
  return mails()
}

test('who has not read for five minutes is told by mail, in their language, with the way to the chat', async () => {
  await api.db.update(users).set({ language: 'tr' }).where(eq(users.id, member.id))
  await answer('Private words')
  await pass(4)
  expect(await look()).toBe(0)
  await pass(2)
  expect(await look()).toBe(1)
  await api.deliverMails()
  const mail = (await messagesTo(api, account.email))[0]
  expect(mail?.subject).toBe('Ken size yeni bir mesaj gönderdi')
  expect(mail?.text).toContain('Çelik Works')
  expect(mail?.text.split('\n')).toContain(`http://localhost:3000/tr/chat/${chat.id}`)
  // A mail may be read by others than its reader.
  expect(`${mail?.text}${mail?.html}`).not.toContain('Private words')
})

test('nothing goes to an address that nobody has confirmed', async () => {
  await api.db.update(users).set({ isEmailVerify: false }).where(eq(users.id, member.id))
  await answer('Are you there?')
  await pass(6)
  expect(await look()).toBe(0)
})

test('once, until they read or write there', async () => {
  await answer('One')
  await pass(6)
  expect(await look()).toBe(1)
  const { id } = await answer('Two')
  await pass(6)
  expect(await look()).toBe(1)
  await member.post(`/api/jobApplication/chats/${chat.id}/read`, { message_id: id })
  await answer('Three')
  await pass(6)
  expect(await look()).toBe(2)
  await sendMessageAs(member, chat.id, 'Here I am')
  await pass(6)
  expect(await look()).toBe(2)
  await answer('Four')
  await pass(6)
  expect(await look()).toBe(3)
})

test('quiet hours keep it back, and what is read in the meantime is not mailed', async () => {
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(11, 16)
  const setQuiet = (from: number, to: number) =>
    member.post('/api/jobseeker/user-settings', { quiet_hours: { from: at(from), to: at(to), time_zone: 'UTC' } })
  await setQuiet(-1, 1)
  const { id } = await answer('In the night')
  await pass(6)
  expect(await look()).toBe(0)
  await setQuiet(-2, -1)
  expect(await look()).toBe(1)
  await setQuiet(-1, 1)
  await member.post(`/api/jobApplication/chats/${chat.id}/read`, { message_id: id })
  const next = await answer('Another one')
  await pass(6)
  expect(await look()).toBe(1)
  await member.post(`/api/jobApplication/chats/${chat.id}/read`, { message_id: next.id })
  await setQuiet(-2, -1)
  expect(await look()).toBe(1)
})

test('replicas that look at once tell once', async () => {
  await answer('One')
  await pass(6)
  await Promise.all(Array.from({ length: 10 }, () => mailUnreadMessages(api.db)))
  expect(await mails()).toBe(1)
})

test.each<[string, () => Promise<unknown>]>([
  [
    'read it',
    async () => {
      const { data } = (await member.get(`/api/jobApplication/chats/${chat.id}`)).body
      return member.post(`/api/jobApplication/chats/${chat.id}/read`, { message_id: data.last_message.id })
    },
  ],
  ['muted the chat', () => member.patch(`/api/jobApplication/chats/${chat.id}/update`, { is_muted: true })],
  ['put it aside', () => member.patch(`/api/jobApplication/chats/${chat.id}/update`, { is_not_interested: true })],
  ['blocked the company', () => member.post('/api/data/companies/blacklist-companies/create', { company_id: 2 })],
  [
    'switched such mails off',
    () => member.post('/api/jobseeker/user-settings', { notifications: { email_messages: false } }),
  ],
  ['was suspended', () => api.db.update(users).set({ isSuspended: true }).where(eq(users.id, member.id))],
  ['was away for more than a day', () => pass(60 * 24)],
])('nobody who %s is told', async (_, act) => {
  await answer('One')
  await act()
  await pass(6)
  expect(await look()).toBe(0)
})

test('nor of what was taken out of sight', async () => {
  const { id } = await answer('One')
  await member.delete(`/api/jobApplication/chats/${chat.id}/messages/${id}/delete`)
  await pass(6)
  expect(await look()).toBe(0)
})
