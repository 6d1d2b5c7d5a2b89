import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { WaitingItem } from '@jobspan/shared-kit/contracts/applications/waiting'
import { eq, sql } from 'drizzle-orm'
import { chatExchanges } from '../../chats/tables/exchanges.ts'
import { chatMessages } from '../../chats/tables.ts'
import { jobAlertKind } from '../../job-alerts/notification-kinds.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { users } from '../../members/tables.ts'
import { noFacts } from '../../notifications/notification-kind.ts'
import { notify } from '../../notifications/notify.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addApplicationEvent } from '../application-events.ts'
import { type applicationEvents, applications } from '../tables.ts'

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let userId: number

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [
    jobRecord({ identifier: 'job-1', title: 'Accountant' }),
    jobRecord({ identifier: 'job-2', title: 'Baker' }),
  ])
}, 120_000)
afterAll(() => api.close())

beforeEach(async () => {
  member = api.visitor()
  userId = (await member.register()).body.data.user.id
  await api.db.update(users).set({ isProfileCompleted: true }).where(eq(users.id, userId))
})

const waiting = async (visitor = member) => (await visitor.get('/api/jobApplication/waiting')).body
const items = async (): Promise<WaitingItem[]> => (await waiting()).data.items
const kinds = async () => (await items()).map(({ kind }) => kind)
const apply = async (job: number, ...events: (typeof applicationEvents.$inferInsert)['kind'][]) => {
  const { id } = (await member.post(`/api/data/jobs/${job}/applications`, { source: 'job_search' })).body.data
  for (const kind of events) await addApplicationEvent(api.db, { applicationId: id, kind })
  return id
}
const chat = async (job: number): Promise<number> => {
  const body = { job_id: job, text: 'Hello', client_id: crypto.randomUUID() }
  return (await member.post('/api/jobApplication/chats', body)).body.data.id
}

test('a new member is told of the next step of the profile alone, a guest of nothing', async () => {
  expect(await items()).toMatchObject([
    { kind: 'profile', profile: { next: 'work_experience', percent: 5 }, job_id: null, at: null },
  ])
  const guest = api.visitor()
  await guest.guest()
  expect((await waiting(guest)).code).toBe(40005)
})

test('what employers ask for comes first, by when it ends, then what they wrote and decided, the newest first', async () => {
  await apply(2, 'viewed', 'interested')
  const id = await chat(1)
  await api.db.execute(sql`
    insert into ${chatMessages} (chat_id, sender, kind, text, sent_at) values (${id}, 'recruiter', 'text', 'Hi', now())`)
  await api.db.execute(sql`
    insert into ${chatExchanges} (chat_id, kind, asked_by, state, expires_at)
    values (${id}, 'resume', 'recruiter', 'requested', now() + interval '3 days')`)
  const named = { job_title: 'Accountant', company_name: 'Harbour Foods', recruiter_name: 'Mei', chat_id: id }
  expect(await items()).toMatchObject([
    { kind: 'resume', ...named, due_at: expect.any(String) },
    { kind: 'message', id, ...named, due_at: null },
    { kind: 'answer', state: 'interested', job_title: 'Baker', company_name: 'Harbour Foods', job_id: 2 },
    { kind: 'profile' },
  ])
})

test('an answer waits until My jobs was opened; what was only looked at, or withdrawn, is none', async () => {
  const id = await apply(1, 'viewed', 'interested', 'accepted')
  await apply(2, 'viewed')
  expect(await items()).toMatchObject([{ kind: 'answer', id, state: 'accepted' }, { kind: 'profile' }])
  await member.post('/api/jobApplication/my-jobs/seen', {})
  expect(await kinds()).toEqual(['profile'])
  await addApplicationEvent(api.db, { applicationId: id, kind: 'completed' })
  expect(await kinds()).toEqual(['answer', 'profile'])
  await member.post('/api/jobApplication/my-jobs/seen', {})
  const [application] = await api.db.select().from(applications).where(sql`user_id = ${userId} and job_id = 2`)
  await addApplicationEvent(api.db, { applicationId: application?.id ?? 0, kind: 'interested' })
  expect(await kinds()).toEqual(['answer', 'profile'])
  await member.patch('/api/job/jobs/applied-jobs/2/withdraw', {})
  expect(await kinds()).toEqual(['profile'])
})

test('new jobs of an alert wait, all its news in one, until that alert was looked at', async () => {
  const path = '/api/job/jobs/job-alerts'
  const make = async (query: string): Promise<number> =>
    (await member.post(`${path}/create`, { criteria: { query }, frequency: 'daily', time_zone: 'Asia/Singapore' })).body
      .data.alert.id
  const [cook, baker] = [await make('cook'), await make('baker')]
  const announce = (alert: number, count: number, day: number) =>
    notify(api.db, jobAlertKind, {
      userId,
      key: `job-alert:${alert}:${day}`,
      bell: { subject: { alert_id: alert, count }, facts: noFacts },
    })
  await announce(baker, 1, 1)
  await announce(cook, 4, 1)
  await announce(cook, 3, 2)
  const found = (await items()).filter(({ kind }) => kind === 'alert')
  expect(found.map(({ alert }) => [alert?.name, alert?.count, alert?.path])).toEqual([
    ['cook · Singapore', 7, '/jobs-hiring/job-search?sort=1&query=cook'],
    ['baker · Singapore', 1, '/jobs-hiring/job-search?sort=1&query=baker'],
  ])
  await member.post('/api/jobseeker/notifications/read', {
    notification_id: found[0]?.alert?.notification_id,
    is_alert_alone: true,
  })
  expect((await items()).map(({ kind, alert }) => [kind, alert?.name])).toEqual([
    ['alert', 'baker · Singapore'],
    ['profile', undefined],
  ])
})

test('however much waits, some is told, how much in all, and by few statements', async () => {
  for (const job of [1, 2]) await apply(job, 'interested')
  const few = await countStatements(() => waiting())
  for (let day = 0; day < 9; day += 1) {
    const { alert } = (
      await member.post('/api/job/jobs/job-alerts/create', {
        criteria: { query: `word${day}` },
        frequency: 'daily',
        time_zone: 'Asia/Singapore',
      })
    ).body.data
    const bell = { subject: { alert_id: alert.id, count: 1 }, facts: noFacts }
    await notify(api.db, jobAlertKind, { userId, key: `job-alert:${alert.id}:1`, bell })
  }
  const { data } = await waiting()
  expect([data.items.length, data.total]).toEqual([6, 12])
  const many = await countStatements(() => waiting())
  // The alerts and the companies that they name are read for all of them at once.
  expect(many - few).toBeLessThanOrEqual(2)
})
