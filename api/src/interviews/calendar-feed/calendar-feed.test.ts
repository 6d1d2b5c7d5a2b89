import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { sync } from 'node-ical'
import type { employerCalls } from '../../employer/employer-fixture.ts'
import { users } from '../../members/tables.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type Applicant, createApplicant, createInterviewApp, interviewBody } from '../interview-fixture.ts'
import { calendarFeeds, interviews, interviewTimes } from '../tables.ts'

let api: TestApp
let employer: ReturnType<typeof employerCalls>
let applicant: Applicant

beforeAll(async () => {
  ;({ api, employer } = await createInterviewApp())
  applicant = await createApplicant(api)
}, 120_000)
afterAll(() => api.close())

const feedPath = '/api/apiGo/interview/feed'
const make = async () => new URL((await applicant.member.post(feedPath)).body.data.url).pathname
const eventsAt = async (path: string) => {
  const { status, body } = await api.visitor().get(path)
  expect(status).toBe(200)
  return Object.values(sync.parseICS(body)).filter((item) => item?.type === 'VEVENT')
}

test('a calendar reads accepted interviews at a secret address, until the address ends', async () => {
  expect((await applicant.member.get(feedPath)).body.data).toBeNull()
  const path = await make()
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
  const interview = (await employer.post('/interviews', interviewBody(applicant))).body.data
  // What is only proposed is in no calendar.
  expect(await eventsAt(path)).toEqual([])
  const [time] = interview.times
  const body = { time_id: time.id, time_zone: 'UTC' }
  await applicant.member.post(`/api/apiGo/interview/${interview.id}/accept`, body)
  expect(await eventsAt(path)).toMatchObject([{ start: new Date(time.starts_at), status: 'CONFIRMED' }])
  expect((await applicant.member.get(feedPath)).body.data).toMatchObject({ last_read_at: expect.any(String) })

  const next = await make()
  expect((await api.visitor().get(path)).status).toBe(404)
  expect(await eventsAt(next)).toHaveLength(1)
  await applicant.member.delete(feedPath)
  expect((await api.visitor().get(next)).status).toBe(404)
})

// Calendars kept on reading the interviews of an account that its owner had deleted, until the end of the days in which it can be taken back.
test('ends while the account waits for its deletion', async () => {
  const path = await make()
  const wait = (at: Date | null) =>
    api.db.update(users).set({ deleteAfter: at }).where(eq(users.id, applicant.member.id))
  await wait(inHours(24))
  expect((await api.visitor().get(path)).status).toBe(404)
  await wait(null)
  expect((await api.visitor().get(path)).status).toBe(200)
})

test('the secret is kept as its hash alone', async () => {
  const secret = (await make()).replace(/^.*\/|\.ics$/g, '')
  expect(JSON.stringify(await api.db.select().from(calendarFeeds))).not.toContain(secret)
  const exported = JSON.stringify((await applicant.member.get('/api/apiGo/interview/feed')).body)
  expect(exported).not.toContain(secret)
})

// The feed gave the earliest of what it may give: with many interviews behind them, a member's calendar lost those to come.
test('of very many interviews those nearest to now are in the calendar', async () => {
  const busy = await createApplicant(api)
  const hours = [...Array.from({ length: 205 }, (_, index) => -48 - index), 24]
  const added = await api.db
    .insert(interviews)
    .values(
      hours.map((hour) => ({
        userId: busy.member.id,
        recruiterId: busy.recruiterId,
        clientId: crypto.randomUUID(),
        state: 'completed' as const,
        startsAt: inHours(hour),
        endsAt: inHours(hour + 1),
        lastStartsAt: inHours(hour),
        recruiterTimeZone: 'UTC',
        format: 'phone' as const,
      })),
    )
    .returning({ id: interviews.id, startsAt: interviews.startsAt })
  await api.db.insert(interviewTimes).values(
    added.map(({ id, startsAt }) => ({
      interviewId: id,
      proposedBy: 'recruiter' as const,
      startsAt: startsAt ?? new Date(),
      localTime: '2026-12-01T09:00',
      timeZone: 'UTC',
      durationMinutes: 60,
    })),
  )
  await api.db.execute(sql`update ${interviews} set accepted_time_id = ${interviewTimes.id} from ${interviewTimes}
    where interview_id = ${interviews.id} and user_id = ${busy.member.id}`)
  const path = new URL((await busy.member.post(feedPath)).body.data.url).pathname
  const starts = (await eventsAt(path)).map((event) => Number(event.start))
  expect(starts).toHaveLength(200)
  expect(Math.max(...starts)).toBeGreaterThan(Date.now())
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
