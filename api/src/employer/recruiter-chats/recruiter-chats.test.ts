import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import {
  addJobs,
  employerEnvironment,
  employerServer,
  registerCompleteMember,
  sendMessageAs,
  startChatAs,
} from '../../chats/chat-fixture.ts'
import { expirePresence } from '../../chats/recruiters/recruiter-repository.ts'
import { chatMessages, chats } from '../../chats/tables.ts'
import { recruiters } from '../../companies/tables.ts'
import { users } from '../../members/tables.ts'
import { deliverEvents } from '../../testing/deliver.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
let employer: ReturnType<typeof employerServer>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }

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

const mine = () => `recruiter_id=${chat.recruiter.id}`
const listed = async (query = `?${mine()}`) => (await employer.get(`/chats${query}`)).body.data.items
const chatNow = async () => (await listed()).find(({ id }: { id: number }) => id === chat.id)
const post = (path: string, body: object, id = chat.id) => employer.post(`/chats/${id}/${path}`, body)

test('the name of a seeker is told once they applied to the company, and to no other', async () => {
  expect((await chatNow()).seeker_name).toBe('A. T.')
  const other = (await startChatAs(member, 7)).body.data
  await member.post('/api/data/jobs/7/applications', { source: 'job_search' })
  expect((await chatNow()).seeker_name).toBe('A. T.')
  const [welder] = await listed(`?recruiter_id=${other.recruiter.id}`)
  expect(welder.seeker_name).toBe('Aiko Tan')
  await member.post('/api/data/jobs/2/applications', { source: 'job_search' })
  expect((await chatNow()).seeker_name).toBe('Aiko Tan')
})

// From a chat nothing led to the application that it was about. Of a recruiter with many chats, an older one was found page by page alone.
test('a chat names the application to its job, until it is withdrawn', async () => {
  expect((await chatNow()).application_id).toBeNull()
  const { id } = (await member.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data
  expect((await employer.get(`/chats/${chat.id}?${mine()}`)).body.data).toMatchObject({
    id: chat.id,
    seeker_name: 'Aiko Tan',
    application_id: id,
  })
  await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  expect((await chatNow()).application_id).toBeNull()
})

describe('a recruiter writes first', () => {
  const write = (facts: object = {}) =>
    employer.post('/chats', {
      recruiter_id: chat.recruiter.id,
      seeker_id: member.id,
      client_id: crypto.randomUUID(),
      text: 'We read your application',
      ...facts,
    })
  let other: typeof member
  beforeEach(async () => {
    other = await registerCompleteMember(api)
  })

  // A recruiter who had an application in front of them could ask nothing: "No chat yet".
  test('to whoever applied, about the job, once', async () => {
    await other.post('/api/data/jobs/1/applications', { source: 'job_search' })
    const clientId = crypto.randomUUID()
    const facts = { seeker_id: other.id, job_id: 1, client_id: clientId }
    const [first, second] = await Promise.all([write(facts), write(facts)])
    expect(first.body.data).toMatchObject({
      seeker_name: 'Aiko Tan',
      job: { id: 1 },
      last_message: { sender: 'recruiter' },
    })
    expect(second.body.data.id).toBe(first.body.data.id)
    const { items } = (await other.get('/api/jobApplication/chats')).body.data
    expect(items).toMatchObject([{ id: first.body.data.id, unread_count: 1 }])
  })

  test('to whoever is open to work, and to no other whom they find', async () => {
    const facts = { seeker_id: other.id }
    expect(await write(facts)).toMatchObject({ status: 403, body: { code: 40005 } })
    expect((await write(facts)).body.message).toMatch(/applied to your company/)
    await other.patch('/api/jobseekers/profile/visibility', { is_open_to_work: true })
    expect((await write(facts)).body.data).toMatchObject({ seeker_name: 'A. T.', job: null })
  })

  test('to nobody whom they do not find, or who blocked the company', async () => {
    expect((await write({ seeker_id: 999_999 })).status).toBe(404)
    await other.post('/api/data/jobs/1/applications', { source: 'job_search' })
    await other.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
    expect((await write({ seeker_id: other.id })).body.code).toBe(40005)
    expect((await write({ seeker_id: other.id, recruiter_id: 999 })).status).toBe(404)
    expect((await write({ text: ' ' })).status).toBe(422)
  })

  test('goes on in the chat that there is', async () => {
    expect((await write()).body.data.id).toBe(chat.id)
  })
})

// A recruiter's words were taken, and waited in the chat of somebody who could not read them.
test('nobody writes to an account that is suspended or waits for its deletion', async () => {
  const write = async () =>
    (await post('messages', { recruiter_id: chat.recruiter.id, client_id: crypto.randomUUID(), text: 'Hello' })).body
      .code
  expect(await write()).toBe(0)
  const own = eq(users.id, member.id)
  await api.db.update(users).set({ isSuspended: true }).where(own)
  expect(await write()).toBe(40005)
  await api.db
    .update(users)
    .set({ isSuspended: false, deleteAfter: new Date(Date.now() + 86_400_000) })
    .where(own)
  expect(await write()).toBe(40005)
})

describe('what a recruiter sent', () => {
  const recall = (id: number, recruiterId = chat.recruiter.id) =>
    employer.patch(`/chats/${chat.id}/messages/${id}/recall`, { recruiter_id: recruiterId })
  const bell = async () => (await member.get('/api/jobseeker/notifications/unread')).body.data.count

  // The text was gone, and the bell still said that somebody had written.
  test('is taken back within two minutes, from the bell too', async () => {
    const { id } = (await employer.answer(chat, 'Oh')).body.data
    await deliverEvents(api.app)
    expect(await bell()).toBe(1)
    for (const _ of [1, 2]) expect((await recall(id)).body.data).toMatchObject({ text: null, is_recalled: true })
    await deliverEvents(api.app)
    expect(await bell()).toBe(0)
    const { items } = (await member.get(`/api/jobApplication/chats/${chat.id}/messages`)).body.data
    expect(items.at(-1)).toMatchObject({ id, text: null, is_recalled: true })
    expect((await recall(items[0].id)).status).toBe(403)
    expect((await recall(id, 999)).status).toBe(404)
  })

  test('stays once it was reported, or two minutes have passed', async () => {
    const reported = (await employer.answer(chat, 'Pay first')).body.data.id
    await member.post(`/api/jobApplication/chats/${chat.id}/report`, { reason_id: 1, message_id: reported })
    expect(await recall(reported)).toMatchObject({ status: 409, body: { code: 40014 } })
    const late = (await employer.answer(chat, 'Late')).body.data.id
    await api.db.execute(sql`update ${chatMessages} set sent_at = sent_at - interval '2 minutes' where id = ${late}`)
    expect((await recall(late)).body.code).toBe(40014)
  })

  test('may be a file, which the seeker opens', async () => {
    const path = `/chats/${chat.id}/files?${mine()}&client_id=${crypto.randomUUID()}`
    const answers = [
      await employer.upload(path, 'Site plan.pdf', pdfFile()),
      await employer.upload(path, 'Site plan.pdf', pdfFile()),
    ]
    expect(answers[0]?.body.data).toMatchObject({ sender: 'recruiter', file: { name: 'Site plan.pdf', kind: 'pdf' } })
    expect(answers[1]?.body.data.id).toBe(answers[0]?.body.data.id)
    const { id } = answers[0]?.body.data.file ?? {}
    expect((await member.get(`/api/jobApplication/chats/${chat.id}/files/${id}`)).status).toBe(200)
    expect((await employer.upload(path.replace(mine(), 'recruiter_id=999'), 'x.pdf', pdfFile())).status).toBe(404)
  })
})

test('chats come latest first, of one recruiter or of all', async () => {
  const other = (await startChatAs(member, 7)).body.data
  const idsIn = async (query: string) => (await listed(query)).map(({ id }: { id: number }) => id)
  expect((await idsIn('')).slice(0, 2)).toEqual([other.id, chat.id])
  expect((await idsIn(`?${mine()}`))[0]).toBe(chat.id)
  expect(await idsIn(`?${mine()}`)).not.toContain(other.id)
  expect((await employer.get('/chats?recruiter_id=999')).body.code).toBe(40004)
  expect(await chatNow()).toMatchObject({ job: { id: 1 }, last_message: { text: 'Good morning' }, unread_count: 1 })
})

test('what the recruiter has read is counted no more, and the seeker sees it', async () => {
  const { id } = (await sendMessageAs(member, chat.id, 'And?')).body.data
  expect(await chatNow()).toMatchObject({ unread_count: 2 })
  const read = (messageId: number) => post('read', { recruiter_id: chat.recruiter.id, message_id: messageId })
  expect((await read(id)).status).toBe(200)
  expect(await chatNow()).toMatchObject({ unread_count: 0 })
  const seen = await member.get(`/api/jobApplication/chats/${chat.id}`)
  expect(seen.body.data.recruiter_read_id).toBe(id)
  const other = (await startChatAs(member, 7)).body.data
  expect((await read(other.last_message.id)).status).toBe(404)
})

test('an answer that is sent twice, or twenty times at once, is one', async () => {
  const clientId = crypto.randomUUID()
  const sent = await Promise.all(Array.from({ length: 20 }, () => employer.answer(chat, 'Hello', clientId)))
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
  const seen = (await employer.get(`/chats/${chat.id}/messages?${mine()}`)).body.data.items
  expect(seen.map(({ text }: { text: string }) => text)).toEqual(['Good morning', 'Hello'])
})

test('that the seeker writes holds until they have written', async () => {
  await api.db.update(chats).set({ seekerTypingUntil: sql`now() + interval '5 seconds'` }).where(eq(chats.id, chat.id))
  expect(await chatNow()).toMatchObject({ is_seeker_typing: true })
  await sendMessageAs(member, chat.id, 'Done')
  expect(await chatNow()).toMatchObject({ is_seeker_typing: false })
})

test('a recruiter is here for 90 seconds after it was told, and was here last when it was', async () => {
  const presence = (isOnline: boolean, id = chat.recruiter.id) =>
    employer.post('/presence', { recruiter_id: id, is_online: isOnline })
  const shown = async () => (await member.get(`/api/jobApplication/chats/${chat.id}`)).body.data.recruiter
  await presence(true)
  expect(await shown()).toMatchObject({ is_online: true, seen_at: expect.any(String) })
  const pass = (seconds: number) =>
    api.db.update(recruiters).set({ onlineUntil: sql`online_until - make_interval(secs => ${seconds})` })
  await pass(85)
  expect(await shown()).toMatchObject({ is_online: true })
  await pass(6)
  expect(await shown()).toMatchObject({ is_online: false })
  await expirePresence(api.db)
  const { seen_at: seenAt } = await shown()
  // Leaving twice does not make it later.
  await presence(false)
  expect(await shown()).toMatchObject({ is_online: false, seen_at: seenAt })
  expect((await presence(true, 999)).status).toBe(404)
})

describe('nobody is told anything', () => {
  const calls = (id: number, recruiterId: number) =>
    [
      ['get', `/chats?recruiter_id=${recruiterId}`],
      ['get', `/chats/${id}/messages?recruiter_id=${recruiterId}`],
      ['post', `/chats/${id}/messages`, { recruiter_id: recruiterId, client_id: crypto.randomUUID(), text: 'Hi' }],
      ['post', `/chats/${id}/read`, { recruiter_id: recruiterId, message_id: 1 }],
      ['post', `/chats/${id}/typing`, { recruiter_id: recruiterId }],
      ['post', '/presence', { recruiter_id: recruiterId, is_online: true }],
    ] as const

  test('without the secret', async () => {
    for (const secret of ['', 'wrong', 'a secret of the employer sit']) {
      const stranger = employerServer(api, secret)
      for (const [method, path, body] of calls(chat.id, chat.recruiter.id)) {
        const refused = method === 'get' ? await stranger.get(path) : await stranger.post(path, body ?? {})
        expect(refused).toMatchObject({ status: 401, body: { code: 40002 } })
        expect(refused.headers['www-authenticate']).toMatch(/^Basic/)
      }
    }
    // A member's session is no secret of the employer site's.
    expect((await member.get('/api/recruiters/chats')).status).toBe(401)
  })

  test('of another recruiter’s chat', async () => {
    const ken = (await startChatAs(member, 7)).body.data.recruiter.id
    for (const [method, path, body] of calls(chat.id, ken).slice(1, 5)) {
      const refused = method === 'get' ? await employer.get(path) : await employer.post(path, body ?? {})
      expect(`${path} ${refused.status}`).toBe(`${path} 404`)
    }
  })
})
