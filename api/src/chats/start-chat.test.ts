import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { recruiters } from '../companies/tables.ts'
import { screeningQuestions } from '../jobs/tables.ts'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { users } from '../members/tables.ts'
import { recruiterInterests } from '../profile/tables/visibility.ts'
import { jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { addJobs, registerCompleteMember, startChatAs } from './chat-fixture.ts'
import { chatMessages, chats } from './tables.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerCompleteMember>>

beforeAll(async () => {
  api = await createTestApp()
  await addJobs(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api)
})

const rowsOf = (userId: number) => api.db.select().from(chats).where(eq(chats.userId, userId))
const messagesOf = (chatId: number) => api.db.select().from(chatMessages).where(eq(chatMessages.chatId, chatId))
const jobChat = async (jobId: number, visitor: Pick<typeof member, 'get'> = member) =>
  (await visitor.get(`/api/jobApplication/jobs/${jobId}/chat`)).body.data

describe('a recruiter', () => {
  test('is one person of a company, whom its jobs name; written again, it is still one', async () => {
    const rows = await api.db.select().from(recruiters)
    expect(rows.map(({ name, title }) => [name, title])).toEqual(
      expect.arrayContaining([
        ['Mei', 'Recruiter'],
        ['Ken', null],
      ]),
    )
    expect(rows).toHaveLength(2)
    const person = { name: 'Mei', title: 'Head of people', activity: null }
    await upsertJobs(api.db, [jobRecord({ identifier: 'closed', status: 'closed', recruiter: person })])
    const after = await api.db.select().from(recruiters)
    expect(after).toHaveLength(2)
    expect(after.find(({ name }) => name === 'Mei')).toMatchObject({ id: rows[0]?.id, title: 'Head of people' })
  })

  test('can be written to about an open job, and about no other', async () => {
    expect(await jobChat(1)).toMatchObject({
      recruiter: { name: 'Mei', is_online: false },
      chat_id: null,
      other_job: null,
    })
    for (const id of [3, 4, 5, 6, 999]) {
      expect(await jobChat(id)).toBeNull()
      expect(await startChatAs(member, id)).toMatchObject({ status: 404, body: { code: 40004 } })
    }
    expect(await rowsOf(member.id)).toEqual([])
  })

  test('is shown to guests, who cannot write', async () => {
    const guest = api.visitor()
    await guest.guest()
    expect(await jobChat(1, guest)).toMatchObject({ recruiter: { name: 'Mei' }, chat_id: null })
    expect((await startChatAs(guest, 1)).body.code).toBe(40005)
    expect((await startChatAs(api.visitor(), 1)).body.code).toBe(40003)
    expect((await api.visitor().get('/api/jobApplication/jobs/1/chat')).status).toBe(401)
  })

  test('does not chat with themself, by the address that their company names and the member has confirmed', async () => {
    const self = await registerCompleteMember(api)
    const [account] = await api.db.select({ email: users.email }).from(users).where(eq(users.id, self.id))
    await api.db
      .update(recruiters)
      .set({ email: account?.email ?? '' })
      .where(eq(recruiters.name, 'Mei'))
    const setVerified = (isEmailVerify: boolean) =>
      api.db.update(users).set({ isEmailVerify }).where(eq(users.id, self.id))
    await setVerified(true)
    expect(await startChatAs(self, 1)).toMatchObject({ status: 403, body: { code: 41140 } })
    expect((await startChatAs(member, 1)).body.code).toBe(0)
    // Of an address that is not proven, nothing follows.
    await setVerified(false)
    expect((await startChatAs(self, 1)).body.code).toBe(0)
  })

  test('of a company that the member blocked is not there', async () => {
    await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
    expect(await jobChat(1)).toBeNull()
    expect((await startChatAs(member, 1)).body.code).toBe(40004)
    expect(await jobChat(7)).not.toBeNull()
  })
})

test('a chat begins with its first message', async () => {
  const { status, body } = await startChatAs(member, 1, { text: '  Good morning 👋 ' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    recruiter: { name: 'Mei' },
    company: { id: 1, name: 'Harbour Foods' },
    job: { id: 1, slug: 'accountant-1', status: 'open' },
    last_message: { sender: 'seeker', kind: 'text', text: 'Good morning 👋', is_recalled: false },
    unread_count: 0,
    is_open: true,
  })
  expect(await jobChat(1)).toMatchObject({ chat_id: body.data.id, other_job: null })
  expect(await jobChat(2)).toMatchObject({ chat_id: body.data.id, other_job: { id: 1, title: 'Accountant' } })
})

describe('whoever has no complete profile', () => {
  const about = 'Accountant, five years in food'
  const comesWith = async (facts: Partial<typeof users.$inferInsert> = {}) =>
    api.db
      .update(users)
      .set({ isProfileCompleted: false, ...facts })
      .where(eq(users.id, member.id))

  test('is asked for a line before the first message, and not again', async () => {
    await comesWith()
    expect(await jobChat(1)).toMatchObject({ needs_introduction: true })
    expect(await startChatAs(member, 1)).toMatchObject({ status: 409, body: { code: 40012 } })
    expect((await startChatAs(member, 1, { introduction: { about: ' ' } })).status).toBe(422)
    expect((await startChatAs(member, 1, { introduction: { about } })).status).toBe(200)
    const { career_summary: summary } = (await member.get('/api/jobseekers/profile')).body.data
    expect(summary.text).toBe(about)
    expect(await jobChat(7)).toMatchObject({ needs_introduction: false })
    expect((await startChatAs(member, 7)).status).toBe(200)
  })

  test('and no name is asked for both', async () => {
    await comesWith({ firstName: '-', lastName: '-' })
    expect(await startChatAs(member, 1, { introduction: { about } })).toMatchObject({
      status: 422,
      body: { errors: { 'introduction.first_name': ['required'] } },
    })
    const introduction = { first_name: 'Mei', last_name: 'Lin', about }
    expect((await startChatAs(member, 1, { introduction })).status).toBe(200)
    expect((await member.get('/api/jobseekers/profile')).body.data.user).toMatchObject({ first_name: 'Mei' })
  })

  // Five steps of a profile stood between an applicant and a question about the application.
  test('but is known to the company by an application or an invitation writes at once', async () => {
    await comesWith()
    await member.post('/api/data/jobs/1/applications', { source: 'job_search' })
    expect(await jobChat(2)).toMatchObject({ needs_introduction: false })
    expect((await startChatAs(member, 2)).status).toBe(200)
    expect((await startChatAs(member, 7)).body.code).toBe(40012)
    const [ken] = await api.db.select().from(recruiters).where(eq(recruiters.name, 'Ken'))
    await api.db.insert(recruiterInterests).values({ userId: member.id, recruiterId: ken?.id ?? 0 })
    expect((await startChatAs(member, 7)).status).toBe(200)
  })
})

describe('a first message that is an application too', () => {
  const apply = (jobId: number, facts: object = {}) =>
    member.post(`/api/data/jobs/${jobId}/applications`, {
      source: 'chat',
      first_message: 'Good morning',
      chat_client_id: crypto.randomUUID(),
      ...facts,
    })

  test('is in the chat and with the application, once', async () => {
    expect(await jobChat(1)).toMatchObject({ can_apply: true })
    const { chat_id: id } = (await apply(1)).body.data
    expect((await messagesOf(id)).map(({ text }) => text)).toEqual(['Good morning'])
    expect(await jobChat(1)).toMatchObject({ chat_id: id, can_apply: false })
    expect((await apply(1)).body.code).toBe(40018)
    expect(await messagesOf(id)).toHaveLength(1)
    // Whoever applies has chosen the job: nobody is asked whether the chat turns to it.
    expect((await apply(2)).body.data.chat_id).toBe(id)
    expect((await messagesOf(id)).map(({ kind }) => kind)).toEqual(['text', 'job', 'text'])
  })

  test('goes alone where there is nobody to write to', async () => {
    expect((await apply(5)).body.data.chat_id).toBeNull()
  })

  test('is not offered where the job asks questions', async () => {
    await api.db
      .insert(screeningQuestions)
      .values({ jobId: 7, position: 1, question: 'Why?', type: 'text', options: [] })
    expect(await jobChat(7)).toMatchObject({ can_apply: false })
    await api.db.delete(screeningQuestions)
  })
})

test.each([{ text: ' ' }, { text: 'x'.repeat(2001) }, { client_id: 'mine' }, { job_id: 'one' }, { text: undefined }])(
  'nor with %#',
  async (facts) => {
    expect((await startChatAs(member, 1, facts)).status).toBe(422)
    expect(await rowsOf(member.id)).toEqual([])
  },
)

test('about another job of the same recruiter it is the same chat, once that is confirmed', async () => {
  const first = (await startChatAs(member, 1)).body.data
  expect(await startChatAs(member, 2)).toMatchObject({ status: 409, body: { code: 40013 } })
  expect(await messagesOf(first.id)).toHaveLength(1)
  const second = (await startChatAs(member, 2, { is_switch_confirmed: true, text: 'And taxes' })).body.data
  expect(second).toMatchObject({ id: first.id, job: { id: 2 }, last_message: { text: 'And taxes' } })
  const { items } = (await member.get(`/api/jobApplication/chats/${first.id}/messages`)).body.data
  expect(items.map(({ kind, text, job }: Record<string, { id: number }>) => [kind, text, job?.id])).toEqual([
    ['text', 'Good morning', undefined],
    ['job', null, 2],
    ['text', 'And taxes', undefined],
  ])
  // Said again, it has been said.
  expect((await startChatAs(member, 2)).status).toBe(200)
  expect((await messagesOf(first.id)).filter(({ kind }) => kind === 'job')).toHaveLength(1)
})

// A chat was closed to messages while its member waited for the deletion of the account, and the first message about a job still came into it.
test('nothing is written by this way either in a chat that is closed', async () => {
  await startChatAs(member, 1)
  await api.db.update(users).set({ deleteAfter: new Date() }).where(eq(users.id, member.id))
  expect(await startChatAs(member, 1)).toMatchObject({ status: 403, body: { code: 40005 } })
})

test('a chat whose job is gone turns to another without a question', async () => {
  const { id } = (await startChatAs(member, 1)).body.data
  await api.db.update(chats).set({ jobId: null }).where(eq(chats.id, id))
  expect((await startChatAs(member, 2)).body.data).toMatchObject({ id, job: { id: 2 } })
})

test('the same call again, by its key or by the message’s own name, says it once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { job_id: 1, text: 'Once', client_id: crypto.randomUUID() }
  const answers = []
  for (const headers of [key, key, {}]) answers.push(await member.post('/api/jobApplication/chats', body, headers))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[1]?.headers['idempotent-replayed']).toBe('true')
  expect(await messagesOf(answers[0]?.body.data.id)).toHaveLength(1)
})

test('twenty at once make one chat, with each message once', async () => {
  const ids = Array.from({ length: 10 }, () => crypto.randomUUID())
  const answers = await Promise.all([...ids, ...ids].map((client_id) => startChatAs(member, 1, { client_id })))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const [chat, ...others] = await rowsOf(member.id)
  expect(others).toEqual([])
  expect(await messagesOf(chat?.id ?? 0)).toHaveLength(10)
})

test('of two switches at once the chat follows both, one after the other', async () => {
  const { id } = (await startChatAs(member, 1)).body.data
  const switches = [1, 2, 2, 1].map((job) => startChatAs(member, job, { is_switch_confirmed: true }))
  for (const { status } of await Promise.all(switches)) expect(status).toBe(200)
  const jobMessages = (await messagesOf(id)).filter(({ kind }) => kind === 'job').toSorted((a, b) => a.id - b.id)
  const [chat] = await rowsOf(member.id)
  expect(chat?.jobId).toBe(jobMessages.at(-1)?.jobId)
  for (const [index, jobMessage] of jobMessages.entries())
    expect(jobMessage.jobId).not.toBe(jobMessages[index - 1]?.jobId)
})

test('whether there is one with a recruiter, about any job or one', async () => {
  const chat = (await startChatAs(member, 1)).body.data
  const recruiterId = chat.recruiter.id
  const exists = async (query = '', id = recruiterId) =>
    (await member.get(`/api/jobApplication/chats/check-exists/${id}/jobseekers${query}`)).body.data
  expect(await exists()).toEqual({ exists: true, chat_id: chat.id })
  expect(await exists('?job_id=1')).toEqual({ exists: true, chat_id: chat.id })
  expect(await exists('?job_id=2')).toEqual({ exists: false, chat_id: null })
  expect(await exists('', 999)).toEqual({ exists: false, chat_id: null })
  const path = '/api/jobApplication/chats/recruiters'
  expect((await member.get(`${path}/${recruiterId}`)).body.data).toMatchObject({ id: chat.id })
  expect((await member.get(`${path}/999`)).body.data).toBeNull()
})
