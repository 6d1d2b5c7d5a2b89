import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { RecruiterPermission } from '@jobspan/shared-kit/contracts/employer/company-team'
import { eq } from 'drizzle-orm'
import { addJobs, employerEnvironment, registerCompleteMember } from '../../chats/chat-fixture.ts'
import { recruiters } from '../../companies/tables.ts'
import { upsertJobs } from '../../jobs/upsert-jobs.ts'
import { jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPerson, type EmployerCalls, employerCalls, findPerson, type Person } from '../employer-fixture.ts'

let api: TestApp
let calls: EmployerCalls
let mei: Person
const pay = { min: 4000, max: 5500, currency: 'SGD', period: 'MONTH' }

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  calls = employerCalls(api)
  mei = await findPerson(api, 1, 'Mei')
}, 120_000)
afterAll(() => api.close())
const permit = (permissions: RecruiterPermission[]) =>
  api.db.update(recruiters).set({ permissions }).where(eq(recruiters.id, mei.id))
beforeEach(async () => {
  await permit(['mask_salary'])
  await mask(1, false)
})

const mask = (jobId: number, isMasked: boolean, who = mei) =>
  calls.put(`/jobs/${jobId}/mask-salary`, { recruiter_id: who.id, is_masked: isMasked })
const payOf = async (jobId = 1) => (await api.visitor().get(`/api/job/jobs/${jobId}`)).body.data.pay
const search = async (query: string) => {
  const { body } = await api.visitor().get(`/api/job/jobs/search?country=sg&${query}`)
  return body.data.items as { id: number; pay: unknown }[]
}
const ofCompany = async () =>
  (await calls.get(`/jobs?recruiter_id=${mei.id}`)).body.data.items.find(({ id }: { id: number }) => id === 1)

test('needs the permission, which admins have, and a job that the recruiter sees', async () => {
  await permit([])
  expect((await mask(1, true)).body.code).toBe(40005)
  expect(await payOf()).toEqual(pay)
  await permit(['auto_reply'])
  expect((await mask(1, true)).body.code).toBe(40005)
  expect((await mask(5, true)).body.code).toBe(40004)
  expect((await mask(7, true)).body.code).toBe(40004)
  expect((await mask(1, true, await addPerson(api, 1, { role: 'coordinator' }))).body.data).toEqual({
    is_salary_masked: true,
  })
  await permit(['mask_salary'])
  expect((await mask(1, false)).body.data).toEqual({ is_salary_masked: false })
})

test('hides the pay from seekers on page and card, and from filter and order, until it is shown again', async () => {
  await mask(1, true)
  await mask(1, true)
  expect(await payOf()).toBeNull()
  const found = (await search('sort=1')).find(({ id }) => id === 1)
  expect(found).toMatchObject({ id: 1, pay: null })
  const ids = async () => (await search('salary_from=3000&salary_to=6000')).map(({ id }) => id)
  expect(await ids()).not.toContain(1)
  expect(await ofCompany()).toMatchObject({ pay, is_salary_masked: true })
  await mask(1, false)
  expect(await payOf()).toEqual(pay)
  expect(await ids()).toContain(1)
  expect(await ofCompany()).toMatchObject({ pay, is_salary_masked: false })
})

test('an import neither shows masked pay nor loses what it tells anew', async () => {
  await mask(1, true)
  const better = { min: 4800, max: null, currency: 'SGD', period: 'MONTH' } as const
  await upsertJobs(api.db, [jobRecord({ identifier: 'books', pay: better })])
  expect(await payOf()).toBeNull()
  expect(await ofCompany()).toMatchObject({ pay: better, is_salary_masked: true })
  await upsertJobs(api.db, [jobRecord({ identifier: 'books', pay: null })])
  expect(await ofCompany()).toMatchObject({ pay: null, is_salary_masked: true })
  await upsertJobs(api.db, [jobRecord({ identifier: 'books' })])
  expect(await payOf()).toBeNull()
  await mask(1, false)
  expect(await payOf()).toEqual(pay)
})

test('a copy that a seeker saved before does not tell it either', async () => {
  const member = await registerCompleteMember(api)
  await member.post('/api/job/saved-jobs/create', { job_id: 1 })
  const saved = async () => (await member.get('/api/jobApplication/my-jobs?tab=saved')).body.data.items[0]
  expect(await saved()).toMatchObject({ copy: { pay }, job: { pay } })
  await mask(1, true)
  await upsertJobs(api.db, [jobRecord({ identifier: 'books', status: 'closed' })])
  expect(await saved()).toMatchObject({ copy: { pay: null }, job: { pay: null, status: 'closed' } })
  await upsertJobs(api.db, [jobRecord({ identifier: 'books' })])
})
