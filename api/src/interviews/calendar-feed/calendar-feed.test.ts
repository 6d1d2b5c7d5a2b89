import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sync } from 'node-ical'
import type { employerCalls } from '../../employer/employer-fixture.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type Applicant, createApplicant, createInterviewApp, interviewBody } from '../interview-fixture.ts'
import { calendarFeeds } from '../tables.ts'

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

test('the secret is kept as its hash alone', async () => {
  const secret = (await make()).replace(/^.*\/|\.ics$/g, '')
  expect(JSON.stringify(await api.db.select().from(calendarFeeds))).not.toContain(secret)
  const exported = JSON.stringify((await applicant.member.get('/api/apiGo/interview/feed')).body)
  expect(exported).not.toContain(secret)
})
