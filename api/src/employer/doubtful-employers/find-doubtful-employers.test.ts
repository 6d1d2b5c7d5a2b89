import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { applicationEvents } from '../../applications/tables.ts'
import { addJobs, registerCompleteMember, startChatAs } from '../../chats/chat-fixture.ts'
import { jobs as jobsTable } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPerson } from '../employer-fixture.ts'
import { findDoubtfulEmployers } from './find-doubtful-employers.ts'

let api: TestApp
const harbour = { id: 1, name: 'Harbour Foods' }
const works = { id: 2, name: 'Çelik Works' }

beforeAll(async () => {
  api = await createTestApp()
  await addJobs(api)
}, 120_000)
afterAll(() => api.close())

const apply = async (jobId: number): Promise<number> =>
  (await (await registerCompleteMember(api)).post(`/api/data/jobs/${jobId}/applications`, { source: 'job_search' }))
    .body.data.id

test('of data that is right nothing is told', async () => {
  const member = await registerCompleteMember(api)
  await member.post('/api/job/saved-jobs/create', { job_id: 2 })
  await apply(1)
  await apply(6)
  await startChatAs(member, 1)
  expect(await findDoubtfulEmployers(api.db)).toEqual({ applications: [], jobs: [], sharedNumbers: [] })
})

// What an import had handed over before jobs were named by their employer too.
test('an application that was sent to another employer, and one of which only a saved copy tells, are found', async () => {
  const before = await apply(1)
  const saver = await registerCompleteMember(api)
  await saver.post('/api/job/saved-jobs/create', { job_id: 2 })
  await api.db.execute(sql`update ${jobsTable} set company_id = 2 where id in (1, 2)`)
  const after = await apply(2)
  const decided = await apply(2)
  const ken = await addPerson(api, 2)
  await api.db.execute(sql`
    insert into ${applicationEvents} (application_id, kind, recruiter_id) values (${decided}, 'viewed', ${ken.id})`)

  const { applications, jobs } = await findDoubtfulEmployers(api.db)
  const accountant = { id: 1, title: 'Accountant', company: works }
  expect(applications).toContainEqual({ id: before, employer: harbour, job: accountant })
  expect(jobs).toContainEqual({
    job: { id: 2, title: 'Tax adviser', company: works },
    formerEmployers: ['Harbour Foods'],
    applications: [after],
  })
  // Of job 1 a chat tells.
  expect(jobs).toContainEqual({ job: accountant, formerEmployers: ['Harbour Foods'], applications: [] })
  await api.db.execute(sql`update ${jobsTable} set company_id = 1 where id in (1, 2)`)
})

test('a name in another spelling is no other employer', async () => {
  const member = await registerCompleteMember(api)
  await member.post('/api/job/saved-jobs/create', { job_id: 7 })
  await upsertCompanies(api.db, [companyRecord({ identifier: 'company-2', name: 'CELIK WORKS' })])
  expect((await findDoubtfulEmployers(api.db)).jobs.map(({ job }) => job.id)).not.toContain(7)
})

test('a number that several employers use is told with their jobs', async () => {
  await upsertJobs(api.db, [jobRecord({ identifier: 'books', companyIdentifier: 'company-2' })])
  const { sharedNumbers } = await findDoubtfulEmployers(api.db)
  expect(sharedNumbers).toMatchObject([
    { source: 'test', identifier: 'books', jobs: [{ id: 1, company: harbour }, { company: { id: 2 } }] },
  ])
})
