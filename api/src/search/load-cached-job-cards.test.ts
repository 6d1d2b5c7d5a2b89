import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { loadCachedJobCards } from './load-cached-job-cards.ts'

let api: TestApp
let aheadMs = 0
beforeAll(async () => {
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [jobRecord({ identifier: 'one' }), jobRecord({ identifier: 'two' })])
  invalidateJobCaches()
}, 120_000)
afterAll(() => {
  jest.restoreAllMocks()
  return api.close()
})

const cards = async () => {
  const { rows } = await api.db.execute(sql`select id from ${jobs} order by id`)
  const ids = rows.map(({ id }) => Number(id))
  return loadCachedJobCards(api.db, ids, { language: 'en-us', seekerId: null })
}
const names = async () => (await cards()).map(({ company }) => company?.name)

// Each card was read again every twenty seconds because its company might have another name: thousands of jobs a second for a few companies.
test('a changed company is on the cards of all its jobs after a while, and no job is read for it', async () => {
  expect(await names()).toEqual(['Harbour Foods', 'Harbour Foods'])
  await api.db.update(companies).set({ name: 'Harbour Kitchens' })
  expect(await names()).toEqual(['Harbour Foods', 'Harbour Foods'])
  const [before] = await cards()
  aheadMs += 21_000
  // The first who comes so late waits for nothing.
  expect(await names()).toEqual(['Harbour Foods', 'Harbour Foods'])
  while ((await names())[0] === 'Harbour Foods') await setImmediate()
  const [after, other] = await cards()
  expect([after?.company, other?.company]).toEqual([after?.company, { ...before?.company, name: 'Harbour Kitchens' }])
  expect(after?.places).toBe(before?.places)
})

test('a changed job is on its card at once', async () => {
  await upsertJobs(api.db, [jobRecord({ identifier: 'two', title: 'Bookkeeper' })])
  expect((await cards()).map(({ title }) => title)).toEqual(['Accountant', 'Bookkeeper'])
})
