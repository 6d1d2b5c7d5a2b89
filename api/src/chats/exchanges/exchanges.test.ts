import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { recruiters } from '../../companies/tables.ts'
import { users } from '../../members/tables.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addJobs, employerEnvironment, employerServer, registerCompleteMember, startChatAs } from '../chat-fixture.ts'
import { chatExchanges, chatFiles } from '../tables/exchanges.ts'

let api: TestApp
let employer: ReturnType<typeof employerServer>
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let chat: { id: number; recruiter: { id: number } }
let number: string

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  employer = employerServer(api)
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api)
  number = `+659${String(member.id).padStart(7, '0')}`
  await api.db.update(users).set({ phoneNum: number, isMobileVerified: true }).where(eq(users.id, member.id))
  chat = (await startChatAs(member, 1)).body.data
})

const asMember = (path: string, body: object = {}) => member.post(`/api/jobApplication/chats/${chat.id}/${path}`, body)
const asRecruiter = (path: string, body: object = {}) =>
  employer.post(`/chats/${chat.id}/${path}`, { recruiter_id: chat.recruiter.id, ...body })
const named = () => ({ client_id: crypto.randomUUID() })
const bothWrite = () => employer.answer(chat, 'Hello')
const attach = async () =>
  (await member.upload('/api/jobseeker/resume/upload', { name: 'My life.pdf', bytes: pdfFile('my life') })).body.data
    .items[0].id as number
const passWeek = () =>
  api.db.execute(sql`update ${chatExchanges} set created_at = created_at - interval '7 days',
    expires_at = expires_at - interval '7 days' where chat_id = ${chat.id}`)
const settle = (change: object) => member.patch('/api/jobApplication/chat-settings/update', change)
const file = (exchangeId: number) =>
  employer.get(`/chats/${chat.id}/resumes/${exchangeId}/file?recruiter_id=${chat.recruiter.id}`)

describe('phone numbers', () => {
  test('are told to both at the moment of acceptance, and not before', async () => {
    await bothWrite()
    const asked = (await asRecruiter('phone-numbers/request', { ...named(), phone_number: '+6561234567' })).body.data
    expect(asked).toMatchObject({
      kind: 'phone_number',
      sender: 'recruiter',
      phone_number: { state: 'requested', seeker_phone_number: null, recruiter_phone_number: null },
    })
    const path = `phone-numbers/${asked.phone_number.id}/answer`
    const accepted = (await asMember(path, { accept: true })).body.data
    const exchanged = { state: 'accepted', seeker_phone_number: number, recruiter_phone_number: '+6561234567' }
    expect(accepted.phone_number).toMatchObject(exchanged)
    // The same answer again changes nothing, and another comes too late.
    expect((await asMember(path, { accept: true })).body.data.phone_number).toMatchObject(exchanged)
    expect(await asMember(path, { accept: false })).toMatchObject({ status: 409, body: { code: 40053 } })
    const { items } = (await employer.get(`/chats/${chat.id}/messages?recruiter_id=${chat.recruiter.id}`)).body.data
    expect(items.at(-1).phone_number).toMatchObject(exchanged)
  })

  // The recruiter's number is stored when they ask, and the member's data download held it whatever the member answered.
  test('are in the data of the member once they accepted, and not before', async () => {
    const data = async () => JSON.stringify((await member.get('/api/jobseeker/account-data')).body)
    await bothWrite()
    const asked = (await asRecruiter('phone-numbers/request', { ...named(), phone_number: '+6561234567' })).body.data
    expect(await data()).not.toContain('+6561234567')
    await asMember(`phone-numbers/${asked.phone_number.id}/answer`, { accept: true })
    expect(await data()).toContain('+6561234567')
  })

  // An automatic reply opened a chat to requests for numbers, and My jobs said that the recruiter had answered.
  test('are not asked for where only an automatic reply was written', async () => {
    await api.db.update(recruiters).set({ autoReply: 'We read all messages.', permissions: ['auto_reply'] })
    const other = await registerCompleteMember(api)
    await api.db
      .update(users)
      .set({ phoneNum: `${number}1`, isMobileVerified: true })
      .where(eq(users.id, other.id))
    const begun = (await startChatAs(other, 1)).body.data
    await api.db.update(recruiters).set({ autoReply: null })
    const { items } = (await other.get(`/api/jobApplication/chats/${begun.id}/messages`)).body.data
    expect(items.map((message: { is_automatic: boolean }) => message.is_automatic)).toEqual([false, true])
    const ask = () => other.post(`/api/jobApplication/chats/${begun.id}/phone-numbers/request`, named())
    expect(await ask()).toMatchObject({ status: 409, body: { code: 40050 } })
    await employer.answer(begun, 'Hello')
    expect((await ask()).body.code).toBe(0)
  })

  test('are asked for once both have written, once a week, and the same call once', async () => {
    expect(await asMember('phone-numbers/request', named())).toMatchObject({ status: 409, body: { code: 40050 } })
    await bothWrite()
    const body = named()
    const [first, second] = await Promise.all([1, 2].map(() => asMember('phone-numbers/request', body)))
    expect(first?.body.data.id).toBe(second?.body.data.id)
    const early = await asMember('phone-numbers/request', named())
    expect(early).toMatchObject({ status: 429, body: { code: 40051 } })
    await passWeek()
    const again = (await asMember('phone-numbers/request', named())).body.data
    expect(again.phone_number.state).toBe('requested')
    const { items } = (await member.get(`/api/jobApplication/chats/${chat.id}/messages`)).body.data
    expect(items.map(({ phone_number: card }: { phone_number?: { state: string } }) => card?.state)).toEqual([
      undefined,
      undefined,
      'expired',
      'requested',
    ])
  })

  test('of a member who has verified none are neither asked for nor given', async () => {
    await bothWrite()
    await api.db.update(users).set({ isMobileVerified: false }).where(eq(users.id, member.id))
    expect((await asMember('phone-numbers/request', named())).body.code).toBe(40052)
    const asked = (await asRecruiter('phone-numbers/request', named())).body.data
    const path = `phone-numbers/${asked.phone_number.id}/answer`
    expect((await asMember(path, { accept: true })).body.code).toBe(40052)
    expect((await asMember(path, { accept: false })).body.data.phone_number.state).toBe('declined')
  })

  test('are exchanged where both ask, and nobody answers for the other', async () => {
    await bothWrite()
    const asked = (await asMember('phone-numbers/request', named())).body.data
    expect((await asMember(`phone-numbers/${asked.phone_number.id}/answer`, { accept: true })).status).toBe(403)
    const again = named()
    const both = (await asRecruiter('phone-numbers/request', again)).body.data
    expect(both).toMatchObject({ id: asked.id, phone_number: { state: 'accepted', seeker_phone_number: number } })
    expect((await asRecruiter('phone-numbers/request', again)).body.data.id).toBe(asked.id)
  })

  test('are given at once by whoever settled so', async () => {
    await settle({ sends_phone_number: true })
    const asked = (await asRecruiter('phone-numbers/request', named())).body.data
    expect(asked.phone_number).toMatchObject({ state: 'accepted', seeker_phone_number: number })
  })
})

describe('a resume', () => {
  test('that is asked for is sent as a copy, opened by the recruiter, and taken back', async () => {
    await bothWrite()
    const asked = (await asRecruiter('resumes/request', named())).body.data
    expect(asked).toMatchObject({ kind: 'resume', resume: { state: 'requested', file_name: null } })
    const resumeId = await attach()
    const body = { ...named(), resume_id: resumeId }
    const sent = (await asMember('resumes', body)).body.data
    expect(sent).toMatchObject({ id: asked.id, resume: { state: 'sent', file_name: 'My life.pdf' } })
    // An answer was not known by its id: sent again, it was another exchange with another copy.
    expect((await asMember('resumes', body)).body.data.id).toBe(asked.id)
    expect(await api.db.select().from(chatFiles).where(eq(chatFiles.chatId, chat.id))).toHaveLength(1)
    await member.delete(`/api/jobseeker/resumes/${resumeId}/delete`)
    expect((await file(sent.resume.id)).status).toBe(200)
    const path = `resumes/${sent.resume.id}/take-back`
    for (const _ of [1, 2])
      expect((await asMember(path)).body.data.resume).toMatchObject({ state: 'taken_back', file_name: null })
    expect((await file(sent.resume.id)).status).toBe(404)
    expect(await api.db.select().from(chatFiles).where(eq(chatFiles.chatId, chat.id))).toEqual([])
  })

  test('is sent unasked once both have written, once for each call', async () => {
    const body = { ...named(), resume_id: await attach() }
    expect((await asMember('resumes', body)).body.code).toBe(40050)
    await bothWrite()
    const sent = await Promise.all([1, 2].map(() => asMember('resumes', body)))
    expect(new Set(sent.map(({ body: { data } }) => data.id)).size).toBe(1)
    expect(sent[0]?.body.data).toMatchObject({ sender: 'seeker', resume: { state: 'sent', asked_by: 'seeker' } })
    expect(await api.db.select().from(chatFiles).where(eq(chatFiles.chatId, chat.id))).toHaveLength(1)
    expect((await asMember('resumes', { ...named(), resume_id: 999_999 })).status).toBe(404)
  })

  test('that is declined is not asked for again within the week', async () => {
    await bothWrite()
    const { resume } = (await asRecruiter('resumes/request', named())).body.data
    for (const _ of [1, 2])
      expect((await asMember(`resumes/${resume.id}/decline`)).body.data.resume.state).toBe('declined')
    expect((await asMember(`resumes/${resume.id}/take-back`)).body.code).toBe(40053)
    expect((await asRecruiter('resumes/request', named())).body.code).toBe(40051)
  })

  test('is sent at once by whoever settled so, the newest', async () => {
    await settle({ sends_resume: true })
    await attach()
    const asked = (await asRecruiter('resumes/request', named())).body.data
    expect(asked.resume).toMatchObject({ state: 'sent', file_name: 'My life.pdf' })
    expect((await file(asked.resume.id)).status).toBe(200)
  })
})

test('nobody else takes part, and nothing is exchanged in a chat that is closed', async () => {
  await bothWrite()
  const { resume } = (await asRecruiter('resumes/request', named())).body.data
  const other = await registerCompleteMember(api)
  const path = `/api/jobApplication/chats/${chat.id}`
  for (const [call, body] of [
    ['phone-numbers/request', named()],
    [`phone-numbers/${resume.id}/answer`, { accept: true }],
    [`resumes/${resume.id}/decline`, {}],
    [`resumes/${resume.id}/take-back`, {}],
  ] as const)
    expect((await other.post(`${path}/${call}`, body)).status).toBe(404)
  await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  expect((await asMember('phone-numbers/request', named())).status).toBe(403)
  expect((await asRecruiter('phone-numbers/request', named())).status).toBe(403)
})
