import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  startChatAs,
} from '../../chats/chat-fixture.ts'
import { chatReports } from '../../chats/tables/reports.ts'
import { chatMessages } from '../../chats/tables.ts'
import { recruiters } from '../../companies/tables.ts'
import { newEmail } from '../../testing/messages.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OperatorCalls, operatorOf } from '../moderation-fixture.ts'

let api: TestApp
let ann: OperatorCalls
let employer: ReturnType<typeof employerServer>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let email: string
let chat: { id: number; recruiter: { id: number } }
let messageId: number

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  ann = await operatorOf(api, 'ann')
  employer = employerServer(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.update(recruiters).set({ leftAt: null })
  await api.db.delete(chatReports)
  email = newEmail()
  member = await registerCompleteMember(api, { email })
  chat = (await startChatAs(member, 1)).body.data
  messageId = (await employer.answer(chat, 'Pay 50 first')).body.data.id
})

const report = (body: object, who = member) => who.post(`/api/jobApplication/chats/${chat.id}/report`, body)
const listed = async (state = 'open') => (await ann.get(`/chat-reports?state=${state}`)).body.data.items
const decide = (id: number, outcome: string) =>
  ann.post(`/chat-reports/${id}/decision`, { outcome, reason: 'Nobody may ask for money here.' })

test('a message is kept as it was when it was reported, and read with what was said before it', async () => {
  expect((await report({ reason_id: 2, message_id: messageId, text: 'For a uniform' })).status).toBe(200)
  await api.db.update(chatMessages).set({ text: null }).where(eq(chatMessages.id, messageId))
  await employer.answer(chat, 'Never mind')
  expect(await listed()).toMatchObject([
    {
      recruiter: 'Mei',
      message_id: messageId,
      reason: 'Asks for money or bank details',
      comment: 'For a uniform',
      reported: { messages: [{ text: 'Good morning' }, { id: messageId, text: 'Pay 50 first' }] },
    },
  ])
})

test('the same again replaces the former while it is open; the recruiter as a whole is another report', async () => {
  for (const reason of [1, 2]) await report({ reason_id: reason, message_id: messageId })
  await report({ reason_id: 2 })
  expect((await listed()).map(({ reason }: { reason: string }) => reason)).toEqual([
    'Asks for money or bank details',
    'Pretends to be someone else',
  ])
})

test.each([{ reason_id: 99 }, {}, { reason_id: 1, message_id: 'one' }, { reason_id: 1, text: 'x'.repeat(1001) }])(
  '%j is refused',
  async (body) => {
    expect((await report(body)).status).toBe(422)
  },
)

test('own messages, those of other chats and chats of others are not there', async () => {
  const own = (await member.get(`/api/jobApplication/chats/${chat.id}/messages`)).body.data.items[0].id
  expect((await report({ reason_id: 1, message_id: own })).status).toBe(404)
  const other = await registerCompleteMember(api)
  expect((await report({ reason_id: 1 }, other)).status).toBe(404)
})

test('upheld, the recruiter writes no more, and the member is told once with the reason', async () => {
  await report({ reason_id: 1 })
  const [{ id }] = await listed()
  expect((await decide(id, 'upheld')).body.data).toMatchObject({ outcome: 'upheld' })
  expect((await decide(id, 'kept')).status).toBe(409)
  expect((await employer.answer(chat, 'Hello?')).status).toBe(403)
  await api.deliverMails()
  const { items } = (await member.get('/api/jobseeker/notifications')).body.data
  expect(items.filter(({ kind }: { kind: string }) => kind === 'report_decided')).toMatchObject([
    { recruiter_name: 'Mei', subject: { state: 'upheld' } },
  ])
  expect((await ann.get('/acts?subject=recruiter')).body.data.items).toMatchObject([{ act: 'chat_report.decided' }])
})
