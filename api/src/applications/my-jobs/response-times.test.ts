import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ResponseTime } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { sql } from 'drizzle-orm'
import { chatMessages, chats } from '../../chats/tables.ts'
import { companies as companiesTable, recruiters } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { seekers, users } from '../../members/tables.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { applicationEvents, applications } from '../tables.ts'
import { loadCompanyAnswers, loadResponseTimes } from './response-times.ts'

let api: TestApp
let companyCount = 0
/** Who applied last to the company that was added last. */
let lastUser = 0

beforeAll(async () => {
  api = await createTestApp()
  await api.db.execute(sql`insert into ${seekers} (id) select generate_series(1, 1200)`)
  await api.db.execute(sql`
      insert into ${users} (id, email, first_name, last_name, source, country, language, terms_accepted_at)
      select id, id || '@example.com', 'A', 'B', 'test', 'sg', 'en-us', now() from ${seekers}`)
}, 120_000)
afterAll(() => api.close())

/** A company with one open and one closed job; gives its id. */
const addCompany = async (): Promise<number> => {
  companyCount += 1
  lastUser = 0
  const identifier = `company-${companyCount}`
  await upsertCompanies(api.db, [companyRecord({ identifier, name: identifier })])
  await upsertJobs(api.db, [
    jobRecord({ identifier: `${identifier} open`, companyIdentifier: identifier }),
    jobRecord({ identifier: `${identifier} closed`, companyIdentifier: identifier, status: 'closed' }),
  ])
  const { rows } = await api.db.execute(sql`select id from ${companiesTable} where identifier = ${identifier}`)
  return Number(rows[0]?.id)
}
type Sent = { count?: number; status?: 'open' | 'closed'; daysAgo?: number; answeredAfter?: number; kind?: string }
/** Applications to a job of the company, each answered that many days after it was sent. */
const send = async (
  companyId: number,
  { count = 1, status = 'open', daysAgo = 30, answeredAfter, kind = 'interested' }: Sent,
) => {
  await api.db.execute(sql`
      with sent as (
        insert into ${applications} (user_id, job_id, source, applied_at)
        select number, (select id from ${jobs} where company_id = ${companyId} and status = ${status}), 'test',
          now() - make_interval(days => ${daysAgo})
        from generate_series(${lastUser + 1}::int, ${lastUser + count}::int) as number returning id, applied_at)
      insert into ${applicationEvents} (application_id, kind, at)
      select id, 'sent', applied_at from sent
      union all select id, ${kind}, applied_at + make_interval(days => ${answeredAfter ?? 0}) from sent
      where ${answeredAfter !== undefined}`)
  lastUser += count
}
const responseTimeOf = async (companyId: number): Promise<ResponseTime | null | undefined> =>
  (await loadResponseTimes(api.db, [companyId])).get(companyId)

test('is the median of ten applications or more, to closed jobs too, with the share that was answered', async () => {
  const company = await addCompany()
  for (const answeredAfter of [1, 2, 3, 4, 5, 6]) await send(company, { answeredAfter, status: 'closed' })
  await send(company, { count: 4 })
  expect(await responseTimeOf(company)).toEqual({ median_days: 5, answered_share: 0.6, count: 10, window_days: 180 })
  // A company's page tells the hours, of those that were answered.
  expect(await loadCompanyAnswers(api.db, company)).toEqual({
    share: 0.6,
    median_hours: 72,
    applications: 10,
    days: 180,
  })
})

test('is not told for fewer than ten', async () => {
  const company = await addCompany()
  await send(company, { count: 9, answeredAfter: 2 })
  await send(company, { count: 5, answeredAfter: 2, daysAgo: 181 })
  expect(await responseTimeOf(company)).toBeNull()
  expect(await loadCompanyAnswers(api.db, company)).toBeNull()
})

test('has no median where fewer than half were answered; opening is no answer', async () => {
  const company = await addCompany()
  await send(company, { count: 4, answeredAfter: 2 })
  await send(company, { count: 6, answeredAfter: 1, kind: 'viewed' })
  expect(await responseTimeOf(company)).toEqual({ median_days: null, answered_share: 0.4, count: 10, window_days: 180 })
})

test('less than a day is told as one', async () => {
  const company = await addCompany()
  await send(company, { count: 10, answeredAfter: 0 })
  expect(await responseTimeOf(company)).toMatchObject({ median_days: 1, answered_share: 1 })
})

test('a message of the recruiter is an answer, one before the application is not; withdrawn ones do not count', async () => {
  const company = await addCompany()
  await send(company, { count: 11 })
  await api.db.execute(sql`
      update ${applications} set withdrawn_at = now() where id = (
        select max(${applications.id}) from ${applications} join ${jobs} on ${jobs.id} = job_id
          where company_id = ${company})`)
  await api.db.execute(sql`
      with recruiter as (select id from ${recruiters} where company_id = ${company}),
      begun as (
        insert into ${chats} (user_id, recruiter_id, job_id)
        select user_id, recruiter.id, job_id from ${applications} join ${jobs} on ${jobs.id} = job_id cross join recruiter
        where company_id = ${company} returning id)
      insert into ${chatMessages} (chat_id, sender, kind, text, sent_at)
      select id, 'recruiter', 'text', 'Hi', now() - make_interval(days => days) from begun cross join (values (40), (23)) as sent (days)`)
  expect(await responseTimeOf(company)).toEqual({ median_days: 7, answered_share: 1, count: 10, window_days: 180 })
})

test('is of the newest thousand', async () => {
  const company = await addCompany()
  await send(company, { count: 150, daysAgo: 90 })
  await send(company, { count: 1000, answeredAfter: 1 })
  expect(await responseTimeOf(company)).toMatchObject({ count: 1000, answered_share: 1 })
})

test('is read by one statement for all companies of a page, and not again within the hour', async () => {
  const companies = [await addCompany(), await addCompany(), await addCompany()]
  const one = await addCompany()
  const forOne = await countStatements(() => loadResponseTimes(api.db, [one]))
  expect(await countStatements(() => loadResponseTimes(api.db, [...companies, ...companies]))).toBe(forOne)
  expect(await countStatements(() => loadResponseTimes(api.db, companies))).toBe(0)
})
