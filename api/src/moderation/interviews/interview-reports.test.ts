import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { recruiters } from '../../companies/tables.ts'
import { type employerCalls, notificationsOf } from '../../employer/employer-fixture.ts'
import {
  type Applicant,
  createApplicant,
  createInterviewApp,
  interviewBody,
  passHours,
  timeIn,
} from '../../interviews/interview-fixture.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type OperatorCalls, operatorOf } from '../moderation-fixture.ts'

let api: TestApp
let employer: ReturnType<typeof employerCalls>
let ann: OperatorCalls
let applicant: Applicant
let id: number

beforeAll(async () => {
  ;({ api, employer } = await createInterviewApp())
  ann = await operatorOf(api, 'ann')
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  applicant = await createApplicant(api)
  const facts = { times: [timeIn(2)], format: 'place', place: { address: 'A back room' } }
  const { data } = (await employer.post('/interviews', interviewBody(applicant, facts))).body
  id = data.id
  await act('accept', { time_id: data.times[0].id, time_zone: 'UTC' })
})

const act = (name: string, body: object) => applicant.member.post(`/api/apiGo/interview/${id}/${name}`, body)
const notified = async () =>
  (await notificationsOf(api, applicant.member.id)).map(({ kind, subject }) => [kind, subject.state])

test('a report keeps the interview as it was, and where it is upheld the recruiter leaves', async () => {
  await act('report', { reason_id: 4, text: 'There was no office' })
  await employer.put(`/interviews/${id}`, { recruiter_id: applicant.recruiterId, format: 'phone' })
  expect((await ann.get('/interview-reports')).body.data.items).toMatchObject([
    {
      interview_id: id,
      reason: 'The place feels unsafe',
      text: 'There was no office',
      copy: { place: { address: 'A back room' } },
    },
  ])
  const decide = () => ann.post(`/interviews/${id}/reports/decision`, { outcome: 'upheld', reason: 'We called them.' })
  expect((await decide()).body.data).toEqual({ decided: 1 })
  expect((await decide()).status).toBe(409)
  await api.deliverEvents()
  expect((await notified()).at(-1)).toEqual(['report_decided', 'upheld'])
  const [recruiter] = await api.db.select().from(recruiters).where(eq(recruiters.id, applicant.recruiterId))
  expect(recruiter?.leftAt).not.toBeNull()
  await api.db.update(recruiters).set({ leftAt: null })
})

test('an objection is read with what happened, and the member is told what was decided', async () => {
  await passHours(api, id, 3)
  await employer.post(`/interviews/${id}/attendance`, { recruiter_id: applicant.recruiterId, attended: false })
  await act('object', { text: 'I waited an hour' })
  expect((await ann.get('/interview-objections')).body.data.items).toMatchObject([
    {
      interview_id: id,
      text: 'I waited an hour',
      events: [{ kind: 'proposed' }, { kind: 'accepted' }, { kind: 'not_attended' }, { kind: 'objected' }],
    },
  ])
  const decide = () =>
    ann.post(`/interviews/${id}/objection/decision`, { outcome: 'rejected', reason: 'The log says so.' })
  expect((await decide()).body.code).toBe(0)
  expect((await decide()).status).toBe(409)
  await api.deliverEvents()
  expect((await notified()).at(-1)).toEqual(['interview_objection', 'rejected'])
  expect((await ann.get('/acts?subject=interview')).body.data.items[0]).toMatchObject({
    act: 'interview_objection.decided',
  })
})
