import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { type employerCalls, notificationsOf } from '../employer/employer-fixture.ts'
import type { TestApp } from '../testing/test-app.ts'
import { followTimeZones } from './follow-time-zones.ts'
import {
  type Applicant,
  createApplicant,
  createInterviewApp,
  interviewBody,
  passHours,
  timeIn,
} from './interview-fixture.ts'
import { decideObjection } from './objections.ts'
import { remindOfInterviews } from './remind.ts'
import { interviews } from './tables.ts'

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

const act = (id: number, name: string, body: object = {}) =>
  applicant.member.post(`/api/apiGo/interview/${id}/${name}`, body)
const recruiterAct = (id: number, name: string, body: object = {}) =>
  employer.post(`/interviews/${id}/${name}`, { recruiter_id: applicant.recruiterId, ...body })
const read = async (id: number) => (await applicant.member.get(`/api/apiGo/interview/${id}`)).body.data
const standing = async () => (await applicant.member.get('/api/apiGo/interview/standing')).body.data
const codeOf = async (answer: Promise<{ status: number; body: { code: number } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const kinds = async () =>
  (await notificationsOf(api, applicant.member.id)).map(({ kind, subject }) => [kind, subject.state])

/** An accepted interview whose start is so many hours away; below 0, it has begun. */
const accepted = async (hoursAhead: number, facts: Record<string, unknown> = {}) => {
  const { body } = await employer.post('/interviews', interviewBody(applicant, { times: [timeIn(48)], ...facts }))
  expect(body.code).toBe(0)
  const { id, times, check_in_code: code } = body.data
  await act(id, 'accept', { time_id: times[0].id, time_zone: 'Asia/Tokyo' })
  await passHours(api, id, 48 - hoursAhead)
  return { id: Number(id), code: String(code) }
}
const missed = async () => {
  const { id } = await accepted(-1)
  await recruiterAct(id, 'attendance', { attended: false })
  return id
}

describe('the seeker checks in', () => {
  const raffles = { address: '1 Raffles Place', latitude: 1.2844, longitude: 103.851 }

  test('by video from two hours before, and not earlier', async () => {
    const { id } = await accepted(2.2)
    expect(await codeOf(act(id, 'check_in'))).toEqual([409, 41143])
    await passHours(api, id, 0.3)
    expect((await act(id, 'check_in')).body.data).toMatchObject({
      state: 'checked_in',
      checked_in_at: expect.any(String),
    })
    expect((await act(id, 'check_in')).body.code).toBe(0)
  })

  test('not half an hour after the start', async () => {
    const { id } = await accepted(-0.6)
    expect(await codeOf(act(id, 'check_in'))).toEqual([409, 41144])
  })

  test('at a place by its code, of which five may be wrong', async () => {
    const { id, code } = await accepted(0.5, { format: 'place', place: { ...raffles, with_code: true } })
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await codeOf(act(id, 'check_in'))).toEqual([422, 41145])
    for (let time = 0; time < 5; time += 1)
      expect(await codeOf(act(id, 'check_in', { code: wrong }))).toEqual([422, 41145])
    expect(await codeOf(act(id, 'check_in', { code }))).toEqual([429, 40006])
    // Who is there still gets in by where they are.
    expect((await act(id, 'check_in', { position: { latitude: 1.2846, longitude: 103.852 } })).body.data.state).toBe(
      'checked_in',
    )
  })

  // Five wrong codes closed the code of an interview for good, while the answer said: in an hour.
  test('by its code again ten minutes after the fifth wrong one', async () => {
    const { id, code } = await accepted(0.5, { format: 'place', place: { address: 'Here', with_code: true } })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let time = 0; time < 5; time += 1) await act(id, 'check_in', { code: wrong })
    const refused = await act(id, 'check_in', { code })
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.closeTo(600, -2)])
    await api.db.update(interviews).set({ wrongCodeAt: sql`now() - interval '10 minutes'` })
    expect(await codeOf(act(id, 'check_in', { code: wrong }))).toEqual([422, 41145])
    expect((await act(id, 'check_in', { code })).body.data.state).toBe('checked_in')
  })

  test('by a position within 500 metres, where the place has one', async () => {
    const { id } = await accepted(0.5, { format: 'place', place: raffles })
    expect(await codeOf(act(id, 'check_in', { position: { latitude: 1.29, longitude: 103.851 } }))).toEqual([
      422, 41146,
    ])
    expect((await act(id, 'check_in', { position: { latitude: 1.286, longitude: 103.851 } })).body.code).toBe(0)
    const stored = JSON.stringify((await api.db.execute(sql`select * from ${interviews} where id = ${id}`)).rows)
    expect(stored).not.toContain('1.286')
  })

  test('not by a position at a place without one', async () => {
    const { id } = await accepted(0.5, { format: 'place', place: { address: 'Here', with_code: true } })
    expect(await codeOf(act(id, 'check_in', { position: { latitude: 1, longitude: 1 } }))).toEqual([422, 41151])
  })
})

describe('the recruiter records', () => {
  test('who attended from half an hour after the start, then the result', async () => {
    const { id } = await accepted(-0.4)
    expect(await codeOf(recruiterAct(id, 'attendance', { attended: true }))).toEqual([409, 41147])
    expect(await codeOf(recruiterAct(id, 'result', { result: 'passed' }))).toEqual([409, 41149])
    await passHours(api, id, 0.2)
    expect((await recruiterAct(id, 'attendance', { attended: true })).body.data.state).toBe('in_progress')
    await passHours(api, id, 1)
    expect(await read(id)).toMatchObject({ state: 'pending_results' })
    await recruiterAct(id, 'result', { result: 'passed', message: 'See you on Monday' })
    expect((await recruiterAct(id, 'result', { result: 'successful' })).body.data.state).toBe('successful')
    expect((await kinds()).slice(1)).toEqual([
      ['interview_result', 'passed'],
      ['interview_result', 'successful'],
    ])
  })

  test('nobody as absent who checked in, and takes back what was recorded by mistake', async () => {
    const { id } = await accepted(0.1)
    await act(id, 'check_in')
    await passHours(api, id, 1)
    expect(await codeOf(recruiterAct(id, 'attendance', { attended: false }))).toEqual([409, 41141])
    const other = await missed()
    expect(await read(other)).toMatchObject({ state: 'not_attended', can_object: true })
    await recruiterAct(other, 'attendance', { attended: true })
    expect((await standing()).no_shows).toEqual([])
  })
})

describe('whoever misses three interviews within three months', () => {
  test('is warned twice, then banned for six months, on both sides', async () => {
    await missed()
    await missed()
    expect(await standing()).toMatchObject({ banned_until: null })
    const { id: open, times } = (await employer.post('/interviews', interviewBody(applicant, { times: [timeIn(48)] })))
      .body.data
    await api.db.execute(sql`update ${interviews} set job_id = null where id = ${open}`)
    const third = await missed()
    const { no_shows: noShows, banned_until: until } = await standing()
    expect([noShows.length, Math.round((Date.parse(until) - Date.now()) / (24 * 3_600_000))]).toEqual([
      3,
      expect.any(Number),
    ])
    expect(Date.parse(until)).toBeGreaterThan(Date.now() + 175 * 24 * 3_600_000)
    expect(await codeOf(act(open, 'accept', { time_id: times[0].id, time_zone: 'UTC' }))).toEqual([403, 41148])
    expect(await codeOf(employer.post('/interviews', interviewBody(applicant)))).toEqual([403, 41148])
    expect((await kinds()).filter(([kind]) => kind === 'interview_attendance').map(([, state]) => state)).toEqual([
      'not_attended',
      'not_attended',
      'banned',
    ])
    // An objection that an operator upholds lifts the ban.
    expect((await act(third, 'object', { text: 'I was there; nobody came.' })).body.data).toMatchObject({
      objection: 'open',
      can_object: false,
    })
    expect(await codeOf(act(third, 'object', { text: 'Again' }))).toEqual([409, 41141])
    expect(
      await api.db.transaction((each) =>
        decideObjection(each, third, { outcome: 'upheld', reason: 'The log shows it.' }),
      ),
    ).toBe(true)
    expect(await standing()).toMatchObject({ banned_until: null })
  })

  test('is not banned for three that lie further apart, and no longer than six months', async () => {
    const ids = [await missed(), await missed(), await missed()]
    const move = (id: number, months: number) =>
      api.db.execute(
        sql`update ${interviews} set starts_at = starts_at - make_interval(months => ${months}) where id = ${id}`,
      )
    await move(ids[0] ?? 0, 4)
    expect(await standing()).toMatchObject({ banned_until: null, no_shows: [{}, {}] })
    await move(ids[0] ?? 0, -2)
    expect((await standing()).banned_until).not.toBeNull()
    for (const id of ids) await move(id, 7)
    expect(await standing()).toEqual({ banned_until: null, no_shows: [] })
  })
})

test('reminders come a day and an hour before, once, and none of what was cancelled', async () => {
  const { id } = await accepted(30)
  const cancelled = await accepted(30, { chat_id: undefined, application_id: applicant.applicationId }).catch(
    () => null,
  )
  expect(cancelled).toBeNull()
  await api.db.execute(sql`update ${interviews} set updated_at = now() - interval '2 days' where id = ${id}`)
  expect(await remindOfInterviews(api.db)).toBe(0)
  await passHours(api, id, 7)
  expect(await Promise.all([remindOfInterviews(api.db), remindOfInterviews(api.db)])).toContain(1)
  await passHours(api, id, 22.5)
  expect(await remindOfInterviews(api.db)).toBe(1)
  expect(await remindOfInterviews(api.db)).toBe(0)
  await api.deliverEvents()
  expect(await kinds()).toEqual([
    ['interview_proposed', undefined],
    ['interview_reminder', 'day'],
    ['interview_reminder', 'hour'],
  ])
  const other = await createApplicant(api)
  applicant = other
  const later = await accepted(20)
  await act(later.id, 'cancel', { reason: 'ill' })
  expect(await remindOfInterviews(api.db)).toBe(0)
})

// A country that gives up summer time: what the clock shows was agreed, so the moment is another.
test('where the clocks of a zone have changed, an interview stays at what the clock showed, and its calendar follows', async () => {
  const { id } = await accepted(48)
  const [before] = (await read(id)).times
  // What the tests before this one moved.
  await followTimeZones(api.db)
  await passHours(api, id, 1)
  expect(await followTimeZones(api.db)).toBe(1)
  expect(await followTimeZones(api.db)).toBe(0)
  const after = await read(id)
  expect(after.times).toMatchObject([{ id: before.id, starts_at: before.starts_at, ends_at: before.ends_at }])
  expect(after.events.at(-1)).toMatchObject({ kind: 'changed', actor: 'system' })
})

test('an interview is reported with what it was, to those who run the marketplace', async () => {
  const { id } = await accepted(24)
  expect((await act(id, 'report', { reason_id: 2, text: 'They want money' })).body.code).toBe(0)
  expect(await codeOf(act(id, 'report', { reason_id: 99 }))).toEqual([422, 40001])
})
