import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let api: TestApp
const board = { source: 'board' }

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [
    companyRecord({ name: 'Harbour Foods Ltd' }),
    companyRecord({ ...board, name: 'Harbour Foods' }),
    companyRecord({ identifier: 'other', name: 'Island Foods' }),
  ])
  await upsertJobs(api.db, [
    jobRecord({ identifier: '1', title: 'Baker' }),
    jobRecord({ identifier: '2', title: 'Baker', ...board, externalUrl: 'https://board.example/baker' }),
    // The same employer asks for two, and another employer for one.
    jobRecord({ identifier: '3', title: 'Baker' }),
    jobRecord({ identifier: '4', title: 'Baker', companyIdentifier: 'other' }),
  ])
  invalidateJobCaches()
})
afterAll(() => api.close())

// One posting of an employer and a job board filled two rows of the list.
test('the same posting from two sources is shown once, with where else it is', async () => {
  const { data } = (await api.visitor().get('/api/job/jobs/search?query=baker')).body
  expect(data.total).toBe(data.items.length)
  const names = data.items.map(({ company }: { company: { name: string } }) => company.name).sort()
  expect(names).toEqual(['Harbour Foods Ltd', 'Harbour Foods Ltd', 'Island Foods'])
  const [shown] = data.items.filter((item: { also_at?: unknown[] }) => item.also_at)
  expect(shown.also_at).toContainEqual(
    expect.objectContaining({ host: 'board.example', company: expect.objectContaining({ name: 'Harbour Foods' }) }),
  )
})

// A member read “also at” with the name and the address of a company that they had blocked.
test('whoever blocked a company does not read of it at the posting of another', async () => {
  const member = api.visitor()
  await member.register()
  const search = async () => (await member.get('/api/job/jobs/search?query=baker')).body.data.items
  const alsoAt = (await search()).flatMap((item: { also_at?: { company: { id: number } }[] }) => item.also_at ?? [])
  for (const { company } of alsoAt)
    await member.post('/api/data/companies/blacklist-companies/create', { company_id: company.id })
  const items = await search()
  expect([alsoAt.length, items.length]).toEqual([2, 3])
  expect(items.filter((item: { also_at?: unknown[] }) => item.also_at)).toEqual([])
})

test('nor does it stand twice among the jobs that are like another, or beside itself', async () => {
  const visitor = api.visitor()
  const { data } = (await visitor.get('/api/job/jobs/search?query=baker')).body
  const shown = data.items.find((item: { also_at?: unknown[] }) => item.also_at)
  const similar = (await visitor.get(`/api/job/jobs/similar?job_id=${shown.id}`)).body.data
  const names = similar.items.map(({ company }: { company: { name: string } }) => company.name).sort()
  expect(names).toEqual(['Harbour Foods Ltd', 'Island Foods'])
})
