import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { upsertJobs } from '../../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../../platform/cache/query-cache.ts'
import { jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createIndexedJobSearch } from '../indexed-job-search.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => {
  jest.restoreAllMocks()
  return api.close()
})

// A place as typed was asked for first, then the words, then the occupation where no title had it: each waited for the one before.
test('words, place and occupation are looked up in all texts at once', async () => {
  await upsertJobs(api.db, [
    jobRecord({
      title: 'Helping hand',
      companyIdentifier: null,
      mainFunctionId: null,
      skills: [],
      description: [{ type: 'paragraph', text: 'The welder of our orchid garden goes on leave' }],
    }),
  ])
  const dialect = new PgDialect()
  const execute = jest.spyOn(api.db, 'execute')
  const filter = { query: 'welder orchid', location: 'Tampines' }
  const found = await createIndexedJobSearch(api.db).search(
    filter,
    { country: 'sg', language: 'en-us' },
    { sort: sortOrder.relevance, page: 1, size: 10 },
  )
  expect(found.understood?.occupation?.name).toBe('Welder')
  expect(found.total).toBe(1)
  const asked = execute.mock.calls.map(([query]) => dialect.sqlToQuery(query as SQL).sql)
  expect(asked.filter((text) => text.includes('search_vector @@'))).toHaveLength(1)
})

test('a department has the jobs whose titles do not name it', async () => {
  await upsertJobs(
    api.db,
    ['Backend developer', 'Cook'].map((title, index) =>
      jobRecord({ identifier: title, title, companyIdentifier: null, mainFunctionId: index === 0 ? 1 : 10 }),
    ),
  )
  invalidateJobCaches()
  const page = { sort: sortOrder.relevance, page: 1, size: 10 }
  const found = await createIndexedJobSearch(api.db).search({ query: 'IT' }, { country: 'sg', language: 'en-us' }, page)
  expect(found.total).toBe(1)
})

// Beside a filter a word that no job holds may be missing. Both searches ask for the same words, and the one that came first decided for the other.
test('words beside a filter are not found as the same words alone', async () => {
  const description = [{ type: 'paragraph' as const, text: 'Waters the bonsai' }]
  const facts = { companyIdentifier: null, mainFunctionId: null, skills: [], arrangement: 'remote' as const }
  await upsertJobs(api.db, [jobRecord({ ...facts, identifier: 'bonsai', title: 'Evening shift', description })])
  invalidateJobCaches()
  const page = { sort: sortOrder.relevance, page: 1, size: 10 }
  const totalOf = async (query: string) => {
    const visitor = { country: 'sg', language: 'en-us' } as const
    return (await createIndexedJobSearch(api.db).search({ query }, visitor, page)).total
  }
  expect(await totalOf('bonsai qwxyzzq')).toBe(0)
  expect(await totalOf('remote bonsai qwxyzzq')).toBe(1)
})
