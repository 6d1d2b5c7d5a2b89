import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { updateProfileVisibility } from '@jobspan/shared-kit/contracts/profile/profile'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import { addJobs, employerEnvironment, registerCompleteMember } from '../../chats/chat-fixture.ts'
import { jobs as jobsTable, jobTexts } from '../../jobs/tables.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { webhookDeliveries, webhookEndpoints } from '../../webhooks/tables.ts'
import { addPerson, type EmployerCalls, findPerson, organisationOf, type Person } from '../employer-fixture.ts'

/**
 * An import had handed a job to another company. What it may read of applications was asked of the job: the new company read those that were
 * sent to the former one, knew their senders by name and found their profiles; the former one was answered that there were none.
 */
let api: TestApp
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let application: number
let first: { calls: EmployerCalls; admin: Person; named: Person }
let second: typeof first

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  const of = async (companyId: number, name: string) => ({
    calls: (await organisationOf(api, [companyId])).calls,
    admin: await addPerson(api, companyId, { role: 'admin' }),
    named: await findPerson(api, companyId, name),
  })
  first = await of(1, 'Mei')
  second = await of(2, 'Ken')
  const endpoint = { events: ['application.withdrawn' as const, 'profile.deleted' as const], sealedSecret: '' }
  for (const organisationId of [1, 2])
    await api.db
      .insert(webhookEndpoints)
      .values({ ...endpoint, organisationId, url: `https://${organisationId}.example` })
  member = await registerCompleteMember(api, { first_name: 'Noor', last_name: 'Haddad' })
  await member.patch(updateProfileVisibility.path, { visible_to: 'applied', is_name_hidden: true })
  const resume = await member.upload(uploadResume.path, { name: 'me.pdf', bytes: pdfFile('me') })
  const sent = { source: 'job_search', resume_id: resume.body.data.items[0].id }
  application = (await member.post('/api/data/jobs/1/applications', sent)).body.data.id
  await api.db.execute(sql`update ${jobsTable} set company_id = 2 where id = 1`)
  await api.db.execute(sql`update ${jobTexts} set recruiter_name = 'Ken' where job_id = 1`)
}, 120_000)
afterAll(() => api.close())

const statuses = async ({ calls }: typeof first, { id }: Person) => {
  const query = `recruiter_id=${id}`
  const list = await calls.get(`/jobs/1/applications?${query}`)
  return {
    listed: list.body.data?.items.map((item: { id: number }) => item.id) ?? list.status,
    opened: (await calls.post(`/applications/${application}/open`, { recruiter_id: id })).status,
    decided: (
      await calls.post(`/applications/${application}/state`, { recruiter_id: id, from: 'pending', state: 'interested' })
    ).status,
    resume: (await calls.get(`/applications/${application}/resume?${query}`)).status,
  }
}

test('the company of the job of today finds no trace of an application that was sent to another', async () => {
  const nothing = { listed: [], opened: 404, decided: 404, resume: 404 }
  expect(await statuses(second, second.admin)).toEqual(nothing)
  expect(await statuses(second, second.named)).toEqual(nothing)
  const jobs = (await second.calls.get(`/jobs?recruiter_id=${second.named.id}`)).body.data.items
  expect(jobs.find(({ id }: { id: number }) => id === 1).counts).toMatchObject({ pending: 0, viewed: 0 })
  expect((await second.calls.get(`/seekers?recruiter_id=${second.admin.id}`)).body.data.items).toEqual([])
})

test('who leads the company that it was sent to reads it, and is told of it', async () => {
  expect(await statuses(first, first.admin)).toMatchObject({ listed: [application], opened: 200, resume: 200 })
  // Whose posting it was, the job says no more.
  expect(await statuses(first, first.named)).toEqual({ listed: 404, opened: 404, decided: 404, resume: 404 })
  const [found] = (await first.calls.get(`/seekers?recruiter_id=${first.admin.id}`)).body.data.items
  expect(found).toMatchObject({ name: 'Noor Haddad' })
})

test('the member sees the company that they applied to', async () => {
  const [row] = (await member.get('/api/jobApplication/my-jobs?tab=viewed&query=harbour')).body.data.items
  expect(row.job.company).toMatchObject({ id: 1, name: 'Harbour Foods' })
  expect((await member.get('/api/job/jobs/applied-jobs/1')).body.data.job.company).toMatchObject({ id: 1 })
})

test('a withdrawal is told to the system of that company alone', async () => {
  await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  const deliveries = await api.db.select({ endpoint: webhookDeliveries.endpointId }).from(webhookDeliveries)
  expect(deliveries).toEqual([{ endpoint: 1 }])
})
