import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { undoWithdrawal } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { sync } from 'node-ical'
import { applications } from '../applications/tables.ts'
import type { employerCalls } from '../employer/employer-fixture.ts'
import { notificationsOf } from '../employer/employer-fixture.ts'
import { users } from '../members/tables.ts'
import { mailbox } from '../notifications/tables.ts'
import type { TestApp } from '../testing/test-app.ts'
import {
  type Applicant,
  createApplicant,
  createInterviewApp,
  interviewBody,
  localTime,
  passHours,
  passUndo,
  timeIn,
} from './interview-fixture.ts'

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

const propose = async (facts: Record<string, unknown> = {}) => {
  const { status, body } = await employer.post('/interviews', interviewBody(applicant, facts))
  expect([status, body.code]).toEqual([200, 0])
  return body.data
}
const act = (id: number, name: string, body: object = {}) =>
  applicant.member.post(`/api/apiGo/interview/${id}/${name}`, body)
const recruiterAct = (id: number, name: string, body: object = {}) =>
  employer.post(`/interviews/${id}/${name}`, { recruiter_id: applicant.recruiterId, ...body })
const read = async (id: number) => (await applicant.member.get(`/api/apiGo/interview/${id}`)).body.data
const accepted = async (facts: Record<string, unknown> = {}) => {
  const interview = await propose(facts)
  await act(interview.id, 'accept', { time_id: interview.times[0].id, time_zone: 'Asia/Tokyo' })
  return interview
}
const rowInterview = async () =>
  (await applicant.member.get('/api/jobApplication/my-jobs?tab=in_progress')).body.data.items[0].interview
const codeOf = async (answer: Promise<{ status: number; body: { code: number } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const kinds = async () => (await notificationsOf(api, applicant.member.id)).map(({ kind }) => kind)

describe('a recruiter proposes', () => {
  test('times, which a card in the chat shows to both sides, and the application becomes an interview', async () => {
    const interview = await propose({ format: 'video', video_url: 'https://zoom.us/j/12345678901' })
    expect(interview).toMatchObject({
      state: 'pending',
      times_by: 'recruiter',
      application_id: applicant.applicationId,
      seeker: { name: 'Aiko Tan' },
      video: { host: 'zoom.us', service: 'zoom' },
      recruiter_time_zone: 'Asia/Singapore',
      actions: ['propose', 'change', 'cancel'],
    })
    const { items } = (await applicant.member.get(`/api/jobApplication/chats/${applicant.chat.id}/messages`)).body.data
    expect(items.at(-1)).toMatchObject({
      kind: 'interview',
      text: null,
      interview: { id: interview.id, state: 'pending', actions: ['accept', 'propose', 'decline'] },
    })
    const applied = (await applicant.member.get('/api/job/jobs/applied-jobs/1')).body.data
    expect(applied).toMatchObject({ status: 'interview', tab: 'interview' })
  })

  test('once for each client id, also twice at the same time', async () => {
    const body = interviewBody(applicant)
    const sent = await Promise.all([employer.post('/interviews', body), employer.post('/interviews', body)])
    expect(sent[0]?.body.data.id).toBe(sent[1]?.body.data.id)
    expect(await codeOf(employer.post('/interviews', interviewBody(applicant)))).toEqual([409, 41152])
  })

  test('by an application alone: its chat begins', async () => {
    const { chat_id: chatId } = await propose({ chat_id: undefined, application_id: applicant.applicationId })
    expect(chatId).toBe(applicant.chat.id)
    expect(await codeOf(employer.post('/interviews', interviewBody(applicant, { application_id: 1 })))).toEqual([
      422, 40001,
    ])
  })

  test.each([
    ['no time', { times: [] }, 41295],
    ['four times', { times: [24, 25, 26, 27].map((hours) => timeIn(hours)) }, 41295],
    ['a time that is past', { times: [timeIn(-1)] }, 41153],
    [
      'the same time in two zones',
      { times: [timeIn(24), { ...timeIn(24), local_time: localTime(24, 'UTC'), time_zone: 'UTC' }] },
      40001,
    ],
    [
      'a time in a gap',
      { times: [{ ...timeIn(0), local_time: '2027-03-28T02:30', time_zone: 'Europe/Madrid' }] },
      40001,
    ],
    ['a zone that nobody knows', { times: [timeIn(24, { time_zone: 'Asia/Atlantis' })] }, 40001],
    ['a time in ten years', { times: [timeIn(24 * 3660)] }, 40001],
    ['a video without a link', { format: 'video' }, 40001],
    ['a link that is none', { format: 'video', video_url: 'https://example.com/j/12345678901' }, 41416],
    ['a link for the host', { format: 'video', video_url: 'https://zoom.us/j/12345678901?zak=ey' }, 41418],
    ['a place without an address', { format: 'place' }, 40001],
    ['half a position', { format: 'place', place: { address: 'Here', latitude: 1 } }, 40001],
    ['six interviewers', { interviewers: Array.from({ length: 6 }, () => ({ name: 'Mei' })) }, 40001],
  ])('%s is refused', async (_, facts, code) => {
    expect(await codeOf(employer.post('/interviews', interviewBody(applicant, facts)))).toEqual([422, code])
  })

  test('to nobody of another company, and in no chat of a colleague', async () => {
    const other = await createApplicant(api, 7)
    const body = interviewBody(applicant, { recruiter_id: other.recruiterId })
    expect(await codeOf(employer.post('/interviews', body))).toEqual([404, 40004])
    const byApplication = { ...body, chat_id: undefined, application_id: applicant.applicationId }
    expect(await codeOf(employer.post('/interviews', byApplication))).toEqual([404, 40004])
  })
})

describe('the seeker', () => {
  // After the answer to an invitation My jobs said nothing of the interview, and nothing of what waits for its result.
  test('finds an interview at its job in every state', async () => {
    expect(await rowInterview()).toBeNull()
    const { id, times } = await propose()
    expect(await rowInterview()).toMatchObject({ id, state: 'pending', times_by: 'recruiter', starts_at: null })
    await act(id, 'accept', { time_id: times[0].id, time_zone: 'Asia/Tokyo' })
    expect(await rowInterview()).toMatchObject({ state: 'accepted', starts_at: times[0].starts_at })
    await passHours(api, id, 26)
    expect(await rowInterview()).toMatchObject({ state: 'pending_results' })
    await recruiterAct(id, 'attendance', { attended: true })
    await recruiterAct(id, 'result', { result: 'passed' })
    expect(await rowInterview()).toMatchObject({ state: 'passed' })
    const other = await propose()
    await recruiterAct(other.id, 'cancel', { reason: 'position_filled' })
    expect(await rowInterview()).toMatchObject({ id: other.id, state: 'cancelled', is_ended_by_recruiter: true })
  })

  test('accepts one time, once, in their own zone', async () => {
    const { id, times } = await propose()
    const body = { time_id: times[1].id, time_zone: 'Asia/Tokyo' }
    const { body: answer } = await act(id, 'accept', body)
    expect(answer.data).toMatchObject({
      state: 'accepted',
      accepted_time_id: times[1].id,
      times: [{ id: times[1].id }],
      seeker_time_zone: 'Asia/Tokyo',
      cancel_until: new Date(Date.parse(times[1].starts_at) - 3 * 3_600_000).toISOString(),
      actions: ['propose', 'cancel'],
    })
    expect((await act(id, 'accept', body)).body.data.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'proposed',
      'accepted',
    ])
    const refused = await act(id, 'accept', { ...body, time_id: times[0].id })
    expect([refused.status, refused.body.code, refused.body.data.state]).toEqual([409, 41141, 'accepted'])
  })

  test('proposes others, of which the recruiter accepts one', async () => {
    const { id, times } = await propose()
    await act(id, 'propose', { times: [{ ...timeIn(30), time_zone: 'Asia/Tokyo' }], message: 'Mornings suit me' })
    expect(await read(id)).toMatchObject({
      times_by: 'seeker',
      seeker_time_zone: 'Asia/Tokyo',
      actions: ['propose', 'decline'],
      events: [{ kind: 'proposed' }, { kind: 'times_proposed', message: 'Mornings suit me' }],
    })
    // A time that others took the place of is answered no more.
    expect(await codeOf(act(id, 'accept', { time_id: times[0].id, time_zone: 'UTC' }))).toEqual([409, 41141])
    const seen = (await employer.get(`/interviews/${id}?recruiter_id=${applicant.recruiterId}`)).body.data
    expect(seen.actions).toContain('accept')
    const { data } = (await recruiterAct(id, 'accept', { time_id: seen.times[0].id })).body
    expect(data).toMatchObject({ state: 'accepted' })
    expect(await kinds()).toEqual(['interview_proposed', 'interview_accepted'])
  })

  test('and the recruiter answer at once: one of them is told that it has changed', async () => {
    const { id, times } = await propose()
    const answers = await Promise.all([
      act(id, 'accept', { time_id: times[0].id, time_zone: 'UTC' }),
      recruiterAct(id, 'propose', { times: [timeIn(50)] }),
    ])
    const { state } = await read(id)
    // Who comes second either moves what was accepted, or accepts what is no more.
    expect(state).toBe('pending')
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  })

  test('declines with a reason, twice the same', async () => {
    const { id } = await propose()
    await act(id, 'decline', { reason: 'other_job', message: 'I found one' })
    expect((await act(id, 'decline', { reason: 'pay' })).body.data).toMatchObject({
      state: 'rejected',
      events: [{ kind: 'proposed' }, { kind: 'declined', reason: 'other_job', message: 'I found one' }],
    })
  })

  test('cancels until three hours before', async () => {
    const { id } = await accepted()
    await passHours(api, id, 21.1)
    expect(await codeOf(act(id, 'cancel', { reason: 'ill' }))).toEqual([409, 41142])
    await passHours(api, id, -1)
    expect((await act(id, 'cancel', { reason: 'ill' })).body.data).toMatchObject({ state: 'cancelled' })
  })

  test('reads of an interview whose times are past that it has expired', async () => {
    const { id, times } = await propose()
    await passHours(api, id, 100)
    expect(await read(id)).toMatchObject({ state: 'expired', actions: ['propose', 'decline'] })
    expect(await codeOf(act(id, 'accept', { time_id: times[0].id, time_zone: 'UTC' }))).toEqual([409, 41150])
    await recruiterAct(id, 'propose', { times: [timeIn(24)] })
    expect(await read(id)).toMatchObject({ state: 'pending' })
  })

  test('is told with a time what else is agreed then, and the recruiter is not', async () => {
    const first = await accepted()
    const { chat } = {
      chat: (
        await applicant.member.post('/api/jobApplication/chats', {
          job_id: 7,
          text: 'Hello',
          client_id: crypto.randomUUID(),
        })
      ).body.data,
    }
    const body = interviewBody(
      { ...applicant, chat, recruiterId: chat.recruiter.id },
      { times: [timeIn(24.5), timeIn(60)] },
    )
    const second = (await employer.post('/interviews', body)).body.data
    expect(second.times.map(({ conflicts }: { conflicts: unknown[] }) => conflicts)).toEqual([[], []])
    expect((await read(second.id)).times.map(({ conflicts }: { conflicts: unknown[] }) => conflicts)).toEqual([
      [expect.objectContaining({ interview_id: first.id })],
      [],
    ])
  })

  test('has nothing of another member, nor does a guest', async () => {
    const { id, times } = await propose()
    const other = await createApplicant(api)
    const calls = ['accept', 'propose', 'decline', 'cancel', 'check_in', 'object'].map(
      (name) =>
        [
          name,
          {
            accept: { time_id: times[0].id, time_zone: 'UTC' },
            propose: { times: [timeIn(24)] },
            object: { text: 'No' },
            decline: { reason: 'pay' },
            cancel: { reason: 'ill' },
          }[name] ?? {},
        ] as const,
    )
    for (const [name, body] of calls) {
      expect([name, ...(await codeOf(other.member.post(`/api/apiGo/interview/${id}/${name}`, body)))]).toEqual([
        name,
        404,
        40004,
      ])
      expect([name, ...(await codeOf(api.visitor().post(`/api/apiGo/interview/${id}/${name}`, body)))]).toEqual([
        name,
        401,
        40003,
      ])
    }
    expect((await other.member.get('/api/apiGo/interview/list')).body.data.total).toBe(0)
  })
})

test('lists tell what waits, what is to come and what is over, and the red dot counts what waits', async () => {
  const { id, times } = await propose()
  const idsIn = async (query: string) =>
    (await applicant.member.get(`/api/apiGo/interview/list?${query}`)).body.data.items.map(
      (item: { id: number }) => item.id,
    )
  const dot = async () => (await applicant.member.get('/api/apiGo/interview/red_dot')).body.data
  expect([await idsIn('scope=needs_me'), await idsIn('scope=coming'), await dot()]).toEqual([
    [id],
    [],
    { has_red_dot: true, count: 1 },
  ])
  await act(id, 'accept', { time_id: times[0].id, time_zone: 'UTC' })
  expect([await idsIn('scope=needs_me'), await idsIn('scope=coming'), await dot()]).toEqual([
    [],
    [id],
    { has_red_dot: false, count: 0 },
  ])
  const day = (hours: number) => encodeURIComponent(new Date(Date.now() + hours * 3_600_000).toISOString())
  expect(await idsIn(`from=${day(20)}&to=${day(30)}`)).toEqual([id])
  expect(await idsIn(`from=${day(40)}&to=${day(80)}`)).toEqual([])
  await passHours(api, id, 100)
  expect([await idsIn('scope=coming'), await idsIn('scope=past')]).toEqual([[], [id]])
})

// It was cancelled at once, and the undo that is promised for two minutes brought the application back without it.
test('a withdrawn application cancels its interview once it cannot be taken back any more', async () => {
  const { id, times } = await propose()
  const withdraw = () => applicant.member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  await withdraw()
  expect(await read(id)).toMatchObject({ state: 'pending', actions: ['decline'] })
  expect(await codeOf(act(id, 'accept', { time_id: times[0].id, time_zone: 'UTC' }))).toEqual([409, 41141])
  expect((await applicant.member.get('/api/apiGo/interview/red_dot')).body.data.count).toBe(0)
  await applicant.member.patch(undoWithdrawal.path.replace(':id', String(applicant.applicationId)))
  await passUndo(api, applicant)
  await act(id, 'accept', { time_id: times[0].id, time_zone: 'UTC' })
  await withdraw()
  expect(await read(id)).toMatchObject({ state: 'accepted', actions: ['cancel'] })
  // What began within the two minutes stayed, and the member could be said to have missed it.
  await passHours(api, id, 24)
  await passUndo(api, applicant)
  expect(await read(id)).toMatchObject({ state: 'cancelled', events: [{}, {}, { kind: 'cancelled', actor: 'system' }] })
})

// A migration wrote all withdrawn applications anew to say so, and nobody could apply meanwhile.
test('a withdrawal of a former release, which ended its interviews at once, is not ended again', async () => {
  const { applicationId } = applicant
  await applicant.member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  await api.db
    .update(applications)
    .set({ withdrawnAt: new Date('2026-11-28T12:00:00Z') })
    .where(eq(applications.id, applicationId))
  await passUndo(api, applicant)
  const [row] = await api.db.select().from(applications).where(eq(applications.id, applicationId))
  expect(row?.withdrawalFinalAt).toBeNull()
})

test('nothing new is agreed with a company that the member blocked, and they can still cancel', async () => {
  const { id, times } = await propose()
  await applicant.member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  expect(await codeOf(act(id, 'accept', { time_id: times[0].id, time_zone: 'UTC' }))).toEqual([403, 40005])
  expect(await codeOf(recruiterAct(id, 'propose', { times: [timeIn(50)] }))).toEqual([403, 40005])
  expect((await act(id, 'decline', { reason: 'other' })).body.data.state).toBe('rejected')
})

// What a recruiter wrote when they cancelled still reached the mailbox of a member who had blocked their company, and stood on its card.
test('a company that the member blocked is quoted neither in mails nor on cards', async () => {
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, applicant.member.id))
  const cancelWith = async (message: string) => {
    const { id } = await accepted()
    await recruiterAct(id, 'cancel', { reason: 'other', message })
    await api.deliverMails()
    const mails = await api.db
      .select({ text: mailbox.text })
      .from(mailbox)
      .where(eq(mailbox.recipient, applicant.email))
    return mails.filter(({ text }) => text.includes(message)).length
  }
  expect(await cancelWith('We are so sorry')).toBe(1)
  const { id } = await accepted()
  await applicant.member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  await recruiterAct(id, 'cancel', { reason: 'other', message: 'You will regret it' })
  await api.deliverMails()
  const [last] = await api.db
    .select({ text: mailbox.text })
    .from(mailbox)
    .where(eq(mailbox.recipient, applicant.email))
    .orderBy(desc(mailbox.id))
  expect(last?.text).toContain('Harbour Foods')
  expect(last?.text).not.toContain('regret')
  expect((await read(id)).events.at(-1)).toMatchObject({ kind: 'cancelled', reason: 'other', message: null })
  const own = await employer.get(`/interviews/${id}?recruiter_id=${applicant.recruiterId}`)
  expect(own.body.data.events.at(-1).message).toBe('You will regret it')
})

// A process that died between the change and its mail would have left a calendar behind: both are one transaction, by the event.
test('the calendar follows: the same event is added, moved and removed', async () => {
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, applicant.member.id))
  const { id } = await accepted()
  const place = { recruiter_id: applicant.recruiterId, format: 'place', place: { address: '1 Raffles Place' } }
  await employer.put(`/interviews/${id}`, place)
  await act(id, 'cancel', { reason: 'ill' })
  await api.deliverMails()
  const mails = await api.db
    .select({ calendar: mailbox.calendar })
    .from(mailbox)
    .where(and(eq(mailbox.recipient, applicant.email), isNotNull(mailbox.calendar)))
    .orderBy(mailbox.id)
  const events = mails.flatMap(({ calendar }) =>
    Object.values(sync.parseICS(calendar ?? '')).filter((item) => item?.type === 'VEVENT'),
  )
  expect(new Set(events.map((event) => event?.uid)).size).toBe(1)
  expect(events).toMatchObject([
    { method: 'REQUEST', sequence: 1, status: 'CONFIRMED' },
    { method: 'REQUEST', sequence: 2, location: '1 Raffles Place' },
    { method: 'CANCEL', sequence: 3, status: 'CANCELLED' },
  ])
})

test('a recruiter changes where it is, and moves what is accepted', async () => {
  const { id } = await accepted()
  const place = {
    recruiter_id: applicant.recruiterId,
    format: 'place',
    place: { address: '1 Raffles Place', with_code: true },
  }
  const { data } = (await employer.put(`/interviews/${id}`, place)).body
  expect(data).toMatchObject({ state: 'accepted', format: 'place', check_in_code: expect.stringMatching(/^\d{6}$/) })
  // The code is for those who are there.
  expect(JSON.stringify(await read(id))).not.toContain(data.check_in_code)
  await recruiterAct(id, 'propose', { times: [timeIn(40)], message: 'Mei is ill' })
  expect(await read(id)).toMatchObject({ state: 'pending', accepted_time_id: null, cancel_until: null })
})
