import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import {
  type employerCalls,
  environmentAuthorization,
  notificationsOf,
  uploadAsEmployer,
} from '../../employer/employer-fixture.ts'
import { fileRemovals } from '../../platform/tables.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type Applicant, createApplicant, createInterviewApp, passUndo } from '../interview-fixture.ts'
import { offers } from '../tables.ts'
import { publishExpiredOffers } from './publish-expired-offers.ts'

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

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const offerBody = (facts: Record<string, unknown> = {}) => ({
  recruiter_id: applicant.recruiterId,
  client_id: crypto.randomUUID(),
  chat_id: applicant.chat.id,
  title: 'Bookkeeper',
  pay: { min: 5000, max: 5500, currency: 'SGD', period: 'MONTH' },
  starts_on: inDays(60).slice(0, 10),
  place: 'Singapore',
  text: 'We would love to have you.',
  expires_at: inDays(7),
  ...facts,
})
const send = async (facts: Record<string, unknown> = {}) => {
  const { status, body } = await employer.post('/offers', offerBody(facts))
  expect([status, body.code]).toEqual([200, 0])
  return body.data
}
const act = (id: number, name: string, body: object) =>
  applicant.member.post(`/api/jobApplication/offers/${id}/${name}`, body)
const accept = (id: number) => act(id, 'accept', { is_confirmed: true })
const read = async (id: number) => (await applicant.member.get(`/api/jobApplication/offers/${id}`)).body.data
const expire = (id: number) =>
  api.db.execute(sql`update ${offers} set expires_at = now() - interval '1 second' where id = ${id}`)
const codeOf = async (answer: Promise<{ status: number; body: { code: number } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const kinds = async () => (await notificationsOf(api, applicant.member.id)).map(({ kind }) => kind)

test('an offer is a card in the chat, and the application is accepted', async () => {
  const offer = await send()
  expect(offer).toMatchObject({
    state: 'sent',
    can_answer: true,
    seeker: { name: 'Aiko Tan' },
    application_id: applicant.applicationId,
  })
  const { items } = (await applicant.member.get(`/api/jobApplication/chats/${applicant.chat.id}/messages`)).body.data
  expect(items.at(-1)).toMatchObject({
    kind: 'offer',
    offer: { id: offer.id, pay: { min: 5000, max: 5500, currency: 'SGD', period: 'MONTH' } },
  })
  expect((await applicant.member.get('/api/job/jobs/applied-jobs/1')).body.data).toMatchObject({ status: 'accepted' })
  expect((await applicant.member.get('/api/apiGo/interview/red_dot')).body.data).toEqual({
    has_red_dot: true,
    count: 1,
  })
  expect(await kinds()).toEqual(['offer_sent'])
})

// Whatever became of an offer, its row in My jobs ended with “Accepted”: by the recruiter who sent it.
test('an offer is told in My jobs: that it was asked about, and what became of it', async () => {
  const row = async () => (await applicant.member.get('/api/jobApplication/my-jobs?tab=in_progress')).body.data.items[0]
  const { id, chat_id: chatId, expires_at: expiresAt } = await send()
  expect(await row()).toMatchObject({
    offer: { id, state: 'sent', is_asked_about: false },
    steps: [{ kind: 'offer', state: 'sent' }],
  })
  await applicant.member.post(`/api/jobApplication/chats/${chatId}/messages`, {
    client_id: crypto.randomUUID(),
    text: 'From when on?',
  })
  expect(await row()).toMatchObject({ offer: { is_asked_about: true } })
  await employer.post(`/chats/${chatId}/messages`, {
    recruiter_id: applicant.recruiterId,
    client_id: crypto.randomUUID(),
    text: 'From May on.',
  })
  expect(await row()).toMatchObject({ offer: { is_asked_about: false } })
  await act(id, 'decline', { reason: 'pay' })
  expect(await row()).toMatchObject({
    offer: { state: 'declined', expires_at: expiresAt, answered_at: (await read(id)).answered_at },
    steps: [{ state: 'sent' }, { state: 'declined' }],
  })
  const late = await send()
  await expire(late.id)
  expect(await row()).toMatchObject({ offer: { id: late.id, state: 'expired' } })
})

// Of one job several offers were open at once, and a member could accept them all.
test('one about a job is open at a time; sent twice at once with the same client id, it is one', async () => {
  const body = offerBody()
  const [one, other] = await Promise.all([employer.post('/offers', body), employer.post('/offers', body)])
  expect(one.body.data.id).toBe(other.body.data.id)
  expect(await codeOf(employer.post('/offers', offerBody()))).toEqual([409, 40059])
  await expire(one.body.data.id)
  await send()
})

test.each([
  ['an expiry that is past', { expires_at: inDays(-1) }],
  ['one in two years', { expires_at: inDays(800) }],
  ['a start in the past', { starts_on: inDays(-3).slice(0, 10) }],
  ['a range the wrong way round', { pay: { min: 5000, max: 4000, currency: 'SGD', period: 'MONTH' } }],
  ['pay without a period', { pay: { min: 5000, currency: 'SGD' } }],
  ['no pay', { pay: { min: 0, currency: 'SGD', period: 'MONTH' } }],
  ['a text of 2,001 characters', { text: 'a'.repeat(2001) }],
  ['a file of nobody', { file_id: crypto.randomUUID() }],
])('%s is refused', async (_, facts) => {
  expect(await codeOf(employer.post('/offers', offerBody(facts)))).toEqual([422, 40001])
})

describe('the seeker', () => {
  test('accepts once, after saying that they mean it, and reads what they accepted', async () => {
    const { id } = await send()
    expect(await codeOf(act(id, 'accept', {}))).toEqual([422, 40001])
    const [one, other] = await Promise.all([accept(id), accept(id)])
    expect([one.body.data.state, other.body.data.state]).toEqual(['accepted', 'accepted'])
    expect(await read(id)).toMatchObject({ title: 'Bookkeeper', can_answer: false, answered_at: expect.any(String) })
    const refused = await act(id, 'decline', { reason: 'pay' })
    expect([refused.status, refused.body.code, refused.body.data.state]).toEqual([409, 40056, 'accepted'])
  })

  test('declines with a reason', async () => {
    const { id } = await send()
    expect((await act(id, 'decline', { reason: 'pay', message: 'Too little' })).body.data).toMatchObject({
      state: 'declined',
      decline_reason: 'pay',
      message: 'Too little',
    })
  })

  test('does not answer what was withdrawn; its record stays', async () => {
    const { id } = await send()
    const withdraw = () => employer.post(`/offers/${id}/withdraw`, { recruiter_id: applicant.recruiterId })
    expect((await withdraw()).body.data.state).toBe('withdrawn')
    expect((await withdraw()).body.code).toBe(0)
    expect(await codeOf(accept(id))).toEqual([409, 40056])
    expect(await read(id)).toMatchObject({ state: 'withdrawn', title: 'Bookkeeper' })
    expect(await kinds()).toEqual(['offer_sent', 'offer_withdrawn'])
  })

  // What a recruiter wrote when they took an offer back stood on its card, though the member had blocked their company.
  test('does not read what a company wrote that they blocked', async () => {
    const { id } = await send()
    await applicant.member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
    const taken = await employer.post(`/offers/${id}/withdraw`, {
      recruiter_id: applicant.recruiterId,
      message: 'You will regret it',
    })
    expect(taken.body.data.message).toBe('You will regret it')
    expect(await read(id)).toMatchObject({ state: 'withdrawn', title: 'Bookkeeper', message: null })
  })

  // An offer stayed open after its application was withdrawn: it asked in My jobs for an answer, and could be accepted.
  test('ends it by withdrawing the application, once that cannot be taken back any more; its record stays', async () => {
    const { id } = await send()
    await applicant.member.patch('/api/job/jobs/applied-jobs/1/withdraw')
    expect(await read(id)).toMatchObject({ state: 'sent', can_answer: false })
    const refused = await accept(id)
    // It said that the offer was answered, which it was not.
    expect([refused.status, refused.body.code, refused.body.message, refused.body.data.state]).toEqual([
      409,
      40056,
      expect.stringContaining('You withdrew your application'),
      'sent',
    ])
    await passUndo(api, applicant)
    expect(await read(id)).toMatchObject({
      state: 'declined',
      title: 'Bookkeeper',
      decline_reason: null,
      can_answer: false,
    })
    expect(await codeOf(accept(id))).toEqual([409, 40056])
    expect(await kinds()).toEqual(['offer_sent'])
  })

  test('does not answer after the expiry, of which both sides are told once', async () => {
    await publishExpiredOffers(api.db) // What earlier tests let expire.
    const { id } = await send()
    await expire(id)
    expect(await codeOf(accept(id))).toEqual([409, 40057])
    expect(await read(id)).toMatchObject({ state: 'expired', can_answer: false })
    expect(await Promise.all([publishExpiredOffers(api.db), publishExpiredOffers(api.db)])).toContain(1)
    expect(await publishExpiredOffers(api.db)).toBe(0)
    await api.deliverEvents()
    expect(await kinds()).toEqual(['offer_sent', 'offer_expired'])
  })

  test('has nothing of another’s offers', async () => {
    const { id } = await send()
    const other = await createApplicant(api)
    expect(await codeOf(other.member.get(`/api/jobApplication/offers/${id}`))).toEqual([404, 40004])
    expect(await codeOf(other.member.post(`/api/jobApplication/offers/${id}/accept`, { is_confirmed: true }))).toEqual([
      404, 40004,
    ])
    expect((await other.member.get('/api/jobApplication/offers')).body.data.total).toBe(0)
    const welder = await createApplicant(api, 7)
    expect(await codeOf(employer.get(`/offers/${id}?recruiter_id=${welder.recruiterId}`))).toEqual([404, 40004])
  })
})

describe('the file of an offer', () => {
  const upload = (name: string, bytes: Buffer) =>
    uploadAsEmployer(api, `/offers/files?recruiter_id=${applicant.recruiterId}`, { name, bytes })

  test('goes with one offer, and the seeker downloads it', async () => {
    const bytes = pdfFile('Your contract')
    const { file_id: fileId } = (await upload('Contract.pdf', bytes)).body.data
    const { id } = await send({ file_id: fileId })
    expect(await read(id)).toMatchObject({ file: { filename: 'Contract', size: bytes.length } })
    const file = await applicant.member.get(`/api/jobApplication/offers/${id}/file`)
    expect(file.bytes.equals(bytes)).toBe(true)
    expect(file.headers['content-disposition']).toMatch(/^attachment; .*Contract\.pdf$/)
    expect(await codeOf(employer.post('/offers', offerBody({ file_id: fileId })))).toEqual([422, 40001])
    const [row] = (await api.db.execute(sql`select file_key from ${offers} where id = ${id}`)).rows
    const removals = await api.db.select({ key: fileRemovals.fileKey }).from(fileRemovals)
    expect(removals.map(({ key }) => key)).not.toContain(row?.file_key)
  })

  test('is refused while four of the recruiter are on their way', async () => {
    const bodies = Array.from({ length: 5 }, () => new PassThrough())
    const answers = bodies.map(async (payload) => {
      const { statusCode, headers, body } = await api.app.inject({
        method: 'POST',
        url: `/api/recruiters/offers/files?recruiter_id=${applicant.recruiterId}`,
        headers: {
          'x-requested-with': 'jobspan',
          'content-type': 'multipart/form-data; boundary=part',
          authorization: environmentAuthorization,
        },
        payload,
      })
      return [statusCode, JSON.parse(body).code, headers['retry-after']]
    })
    const refused = [429, 40006, '10']
    expect(await Promise.race(answers)).toEqual(refused)
    for (const body of bodies) body.end()
    const taken = [422, 40001, undefined]
    expect((await Promise.all(answers)).toSorted()).toEqual([taken, taken, taken, taken, refused])
  })

  test.each([
    ['is no PDF by its name alone', 'Contract.pdf', Buffer.from('hello')],
    ['is not empty', 'Contract.pdf', Buffer.alloc(0)],
  ])('%s', async (_, name, bytes) => {
    expect(await codeOf(upload(name, bytes))).toEqual([422, 40001])
  })

  test('opens', async () => {
    expect(await codeOf(upload('Contract.pdf', Buffer.from('%PDF-1.7 and nothing else')))).toEqual([422, 40025])
  })
})
