import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { interviewLimits } from '@jobspan/shared-kit/contracts/interviews/interview'
import { and, eq, sql } from 'drizzle-orm'
import { deleteSilentChats } from '../chats/retention/retention.ts'
import { chats } from '../chats/tables.ts'
import { addPerson, type employerCalls } from '../employer/employer-fixture.ts'
import { pdfFile } from '../testing/resume-files.ts'
import type { TestApp } from '../testing/test-app.ts'
import {
  type Applicant,
  createApplicant,
  createInterviewApp,
  interviewBody,
  passHours,
  timeIn,
} from './interview-fixture.ts'
import { decideObjection } from './objections.ts'
import { interviewEvents, offerFiles, offers } from './tables.ts'

let api: TestApp
let employer: ReturnType<typeof employerCalls>
let applicant: Applicant

beforeAll(async () => {
  ;({ api, employer } = await createInterviewApp())
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  applicant = await createApplicant(api)
})

type Answer = { status: number; body: { code: number } }
const codeOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const offerBody = (facts: Record<string, unknown>) => ({
  client_id: crypto.randomUUID(),
  title: 'Bookkeeper',
  pay: { min: 5000, max: 5500, currency: 'SGD', period: 'MONTH' },
  starts_on: inDays(60).slice(0, 10),
  expires_at: inDays(7),
  ...facts,
})

// An application was looked up by its company alone. A recruiter could invite whoever had applied to a colleague's job, send them an offer, and so read
// their name and begin a chat, with nothing but the number of an application.
test('an application to the job of a colleague is theirs, and of those who lead the company', async () => {
  const about = { application_id: applicant.applicationId, chat_id: undefined }
  const colleague = await addPerson(api, 1)
  const inviteAs = (id: number) =>
    codeOf(employer.post('/interviews', interviewBody(applicant, { ...about, recruiter_id: id })))
  const offerAs = (id: number) => codeOf(employer.post('/offers', offerBody({ ...about, recruiter_id: id })))
  expect(await inviteAs(colleague.id)).toEqual([404, 40004])
  expect(await offerAs(colleague.id)).toEqual([404, 40004])
  // Nor does a chat of their own about the same job lead to it.
  const begun = { seeker_id: applicant.member.id, job_id: 1, text: 'Hello', client_id: crypto.randomUUID() }
  const chat = (await employer.post('/chats', { recruiter_id: colleague.id, ...begun })).body.data
  const offered = await employer.post('/offers', offerBody({ recruiter_id: colleague.id, chat_id: chat.id }))
  expect(offered.body.data).toMatchObject({ job: { id: 1 }, application_id: null })
  const admin = await addPerson(api, 1, { role: 'admin' })
  expect(await inviteAs(admin.id)).toEqual([200, 0])
  // Each recruiter had an offer about the job open, or read that they should withdraw one that they could not see.
  const refused = await employer.post('/offers', offerBody({ ...about, recruiter_id: admin.id }))
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    40059,
    expect.stringContaining('colleague'),
  ])
  const withdrawn = await employer.post(`/offers/${offered.body.data.id}/withdraw`, { recruiter_id: admin.id })
  expect(withdrawn.status).toBe(200)
  const atOnce = await Promise.all([offerAs(admin.id), offerAs(applicant.recruiterId)])
  expect(atOnce.toSorted()).toEqual([
    [200, 0],
    [409, 40059],
  ])
})

const propose = async () => (await employer.post('/interviews', interviewBody(applicant))).body.data
const change = (id: number, facts: Record<string, unknown> = {}) =>
  employer.put(`/interviews/${id}`, {
    recruiter_id: applicant.recruiterId,
    format: 'place',
    place: { address: '1 Raffles Place', latitude: 1.28, longitude: 103.85, with_code: true },
    interviewers: [{ name: 'Mei', title: null }],
    ...facts,
  })
const changesOf = (id: number) =>
  api.db.$count(interviewEvents, and(eq(interviewEvents.interviewId, id), eq(interviewEvents.kind, 'changed')))

// A retried call mailed the seeker once more that something had changed, and moved the event in their calendar to where it was.
test('the same details sent again change nothing, and nobody is told', async () => {
  const { id } = await propose()
  const first = (await change(id)).body.data
  expect((await change(id)).body.data).toMatchObject({ check_in_code: first.check_in_code })
  expect(await changesOf(id)).toBe(1)
  await change(id, { note: 'Ring twice' })
  expect(await changesOf(id)).toBe(2)
})

// Either side could propose times without end: each proposal told the other side, and made each card of the interview longer to read.
test('a side proposes and changes a few times in a day', async () => {
  const { id } = await propose()
  const asSeeker = () => codeOf(applicant.member.post(`/api/apiGo/interview/${id}/propose`, { times: [timeIn(24)] }))
  const add = (count: number) =>
    api.db.insert(interviewEvents).values(
      Array.from({ length: count }, () => ({
        interviewId: id,
        kind: 'times_proposed' as const,
        actor: 'seeker' as const,
      })),
    )
  await add(interviewLimits.changesPerDay - 1)
  expect(await asSeeker()).toEqual([200, 0])
  expect(await asSeeker()).toEqual([429, 40006])
  // The other side, and the next day, are counted apart.
  expect((await change(id)).body.code).toBe(0)
  await api.db.execute(sql`update ${interviewEvents} set at = at - interval '1 day' where interview_id = ${id}`)
  expect(await asSeeker()).toEqual([200, 0])
})

// The limit held for one interview: by cancelling and proposing anew, a recruiter had a member mailed without end.
test('a recruiter proposes to a member, and sends them offers, a few times in a day', async () => {
  const { id } = await propose()
  await employer.post(`/interviews/${id}/cancel`, { recruiter_id: applicant.recruiterId, reason: 'other' })
  const proposed = { interviewId: id, kind: 'proposed', actor: 'recruiter' } as const
  await api.db.insert(interviewEvents).values(Array.from({ length: interviewLimits.changesPerDay - 2 }, () => proposed))
  const offer = () => offerBody({ recruiter_id: applicant.recruiterId, chat_id: applicant.chat.id })
  const sent = await employer.post('/offers', offer())
  expect(sent.status).toBe(200)
  expect(await codeOf(employer.post('/interviews', interviewBody(applicant)))).toEqual([429, 40006])
  const withdrawn = `/offers/${sent.body.data.id}/withdraw`
  expect((await employer.post(withdrawn, { recruiter_id: applicant.recruiterId })).status).toBe(200)
  expect(await codeOf(employer.post('/offers', offer()))).toEqual([429, 40006])
})

// A chat was deleted by its last message alone. An interview that was agreed for later lost its chat, and could be moved by nobody any more.
test('a chat is kept for an interview to come', async () => {
  const passDays = (days: number) =>
    api.db.execute(sql`update ${chats} set last_message_at = last_message_at - make_interval(days => ${days}),
      kept_since = kept_since - make_interval(days => ${days}) where id = ${applicant.chat.id}`)
  const isChatThere = async () => {
    await deleteSilentChats(api.db)
    return (await applicant.member.get(`/api/jobApplication/chats/${applicant.chat.id}`)).status === 200
  }
  const { data } = (await employer.post('/interviews', interviewBody(applicant, { times: [timeIn(24 * 200)] }))).body
  await passDays(150)
  await applicant.member.post(`/api/apiGo/interview/${data.id}/accept`, {
    time_id: data.times[0].id,
    time_zone: 'UTC',
  })
  expect(await isChatThere()).toBe(true)
  await passDays(289)
  expect(await isChatThere()).toBe(true)
  await passDays(2)
  expect(await isChatThere()).toBe(false)
})

// Nothing limited how many files an employer's server left for offers that were never sent, of 20 MB each and for a day; nor how many went with offers.
test('twenty files of a recruiter wait for an offer, and a hundred come in a day', async () => {
  const { recruiterId } = applicant
  const upload = () =>
    codeOf(
      employer.upload(`/offers/files?recruiter_id=${recruiterId}`, { name: 'Offer.pdf', bytes: pdfFile('an offer') }),
    )
  await api.db
    .insert(offerFiles)
    .values(
      Array.from({ length: 19 }, () => ({ recruiterId, filename: 'Offer', size: 1, fileKey: crypto.randomUUID() })),
    )
  expect(await upload()).toEqual([200, 0])
  expect(await upload()).toEqual([429, 40006])
  await api.db.delete(offerFiles)
  const { member, chat } = applicant
  const sent = {
    userId: member.id,
    recruiterId,
    chatId: chat.id,
    title: 'Bookkeeper',
    startsOn: inDays(60).slice(0, 10),
  }
  const pay = { min: 5000, max: null, currency: 'SGD', period: 'MONTH' } as const
  await api.db.insert(offers).values(
    Array.from({ length: 100 }, () => ({
      ...sent,
      pay,
      clientId: crypto.randomUUID(),
      fileKey: crypto.randomUUID(),
      expiresAt: new Date(),
    })),
  )
  expect(await upload()).toEqual([429, 40006])
})

// What a member wrote to the operators about why they were not there, such as an illness, was among what the employer's server reads of the interview.
test('words of an objection are between the member and the operators', async () => {
  const { id, times } = await propose()
  await applicant.member.post(`/api/apiGo/interview/${id}/accept`, { time_id: times[0].id, time_zone: 'UTC' })
  await passHours(api, id, 26)
  await employer.post(`/interviews/${id}/attendance`, { recruiter_id: applicant.recruiterId, attended: false })
  const text = 'I was in hospital'
  expect(await codeOf(applicant.member.post(`/api/apiGo/interview/${id}/object`, { text }))).toEqual([200, 0])
  await api.db.transaction((each) => decideObjection(each, id, { outcome: 'rejected', reason: 'No proof of hospital' }))
  const seen = (await employer.get(`/interviews/${id}?recruiter_id=${applicant.recruiterId}`)).body.data
  expect(seen.events.map(({ kind }: { kind: string }) => kind)).toContain('objected')
  expect(JSON.stringify(seen)).not.toContain('hospital')
  expect(JSON.stringify((await applicant.member.get(`/api/apiGo/interview/${id}`)).body)).toContain(text)
})
