import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { jobs } from '../../jobs/tables.ts'
import { upsertJobs } from '../../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../../platform/cache/query-cache.ts'
import { jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { countFacets } from '../count-facets.ts'
import { findJobs } from '../find-jobs.ts'
import { toSearchCriteria } from '../search-criteria.ts'
import { searchChanges } from '../tables.ts'

let api: TestApp
let aheadMs = 0
/** Nobody waits for it: the clock of this process goes on by so much. */
const pass = (milliseconds: number) => {
  aheadMs += milliseconds
}
beforeAll(async () => {
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
  api = await createTestApp()
}, 120_000)
afterAll(() => {
  jest.restoreAllMocks()
  return api.close()
})

const visitor = { country: 'sg', language: 'en-us' } as const
type Filter = Parameters<typeof toSearchCriteria>[0]
const find = (filter: Filter, sort: number = sortOrder.newest) =>
  findJobs(api.db, toSearchCriteria(filter, visitor), { sort, page: 1, size: 20 })
const count = async (filter: Filter) => (await find(filter)).total
const titles = async (filter: Filter, sort?: number) => {
  const { ids } = await find(filter, sort)
  const { rows } = await api.db.execute(sql`select id, title from ${jobs}`)
  const byId = new Map(rows.map((row) => [Number(row.id), String(row.title)]))
  return ids.map((id) => byId.get(id))
}
const execute = async (query: string) => {
  await api.db.execute(query)
  invalidateJobCaches()
}
const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)
const job = (identifier: string, facts: Partial<ReturnType<typeof jobRecord>> = {}) =>
  jobRecord({
    identifier,
    title: identifier,
    companyIdentifier: null,
    jobTypeId: 1,
    xpLvlId: 1,
    validThrough: null,
    ...facts,
  })
const remote: Partial<ReturnType<typeof jobRecord>> = {
  arrangement: 'remote',
  applicantLocation: { kind: 'worldwide', countries: [] },
}
const pay = (max: number) => ({ min: 1000, max, currency: 'SGD', period: 'MONTH' as const })

test('the index follows what is written, changed, closed and deleted', async () => {
  expect(await count({})).toBe(0)
  await upsertJobs(api.db, [
    job('one', { postedAt: ago(3), pay: pay(2000) }),
    job('two', { postedAt: ago(2), xpLvlId: 2, pay: null }),
    job('three', { postedAt: ago(1), jobTypeId: 2, pay: pay(3000) }),
    job('abroad', { postedAt: ago(4), country: 'jp', places: [], ...remote, pay: pay(1000) }),
  ])
  // Far away by its id, so that it stands in another block, and that there must be more room.
  await api.db.execute(sql`select setval(pg_get_serial_sequence('jobs', 'id'), 20000)`)
  await upsertJobs(api.db, [job('far', { postedAt: ago(2.5), pay: pay(4000) })])
  expect(await titles({})).toEqual(['three', 'two', 'far', 'one', 'abroad'])
  expect(await titles({}, sortOrder.highestSalary)).toEqual(['far', 'three', 'one', 'abroad', 'two'])
  expect(await count({ job_types: [1], xp_lvls: [1] })).toBe(3)
  expect(await count({ job_types: [1, 2], xp_lvls: [1, 2] })).toBe(5)
  expect(await count({ job_types: [1], country: 'jp' })).toBe(1)
  expect(await count({ salary_from: 2500 })).toBe(2)

  await upsertJobs(api.db, [job('two', { postedAt: ago(0), pay: pay(5000) })])
  expect(await titles({})).toEqual(['two', 'three', 'far', 'one', 'abroad'])
  expect(await titles({}, sortOrder.highestSalary)).toEqual(['two', 'far', 'three', 'one', 'abroad'])
  expect(await count({ job_types: [1], xp_lvls: [1] })).toBe(4)
  await upsertJobs(api.db, [job('two', { status: 'closed' })])
  expect(await count({ job_types: [1], xp_lvls: [1] })).toBe(3)
  await upsertJobs(api.db, [job('two', { postedAt: ago(2) })])
  await execute(`delete from jobs where identifier = 'far'`)
  expect(await titles({})).toEqual(['three', 'two', 'one', 'abroad'])
})

test('a search for words follows them too', async () => {
  expect(await titles({ query: 'two' }, sortOrder.relevance)).toEqual(['two'])
  await upsertJobs(api.db, [job('four', { skills: ['two'] })])
  expect(await titles({ query: 'two' }, sortOrder.relevance)).toEqual(['two', 'four'])
  await upsertJobs(api.db, [job('two', { title: 'renamed', postedAt: ago(2) })])
  expect(await titles({ query: 'two' }, sortOrder.relevance)).toEqual(['four'])
  await execute(`delete from jobs where identifier = 'four'`)
  expect(await titles({ query: 'two' }, sortOrder.relevance)).toEqual([])
})

// Each write had all jobs asked again for the words of every search.
test('after a write, only what was written is asked for the words of a search', async () => {
  await upsertJobs(api.db, [job('five', { skills: ['quartz'] }), job('six', { skills: ['quartz'] })])
  expect(await titles({ query: 'quartz' })).toEqual(expect.arrayContaining(['five', 'six']))
  await upsertJobs(api.db, [job('five', { skills: ['granite'] }), job('seven', { skills: ['quartz'] })])
  const asked = jest.spyOn(pg.Client.prototype, 'query')
  expect((await titles({ query: 'quartz' })).toSorted()).toEqual(['seven', 'six'])
  const texts = asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
  asked.mockRestore()
  const matching = texts.filter((text) => text.includes('@@'))
  expect(matching).not.toEqual([])
  for (const text of matching) expect(text).toMatch(/@@ .* and id = any\(/)
  await execute(`delete from jobs where identifier in ('five', 'six', 'seven')`)
})

// What was written meanwhile is added to the matches of the search before. Where that one failed, so did each that waited for it.
test('a search that fails takes none along that came after a write', async () => {
  await upsertJobs(api.db, [job('five', { skills: ['basalt'] })])
  const failure = Promise.withResolvers<never>()
  const begun = Promise.withResolvers<void>()
  const dialect = new PgDialect()
  const ask = api.db.execute.bind(api.db)
  let isFirst = true
  const executed = jest.spyOn(api.db, 'execute').mockImplementation(((query: SQL) => {
    const text = dialect.sqlToQuery(query).sql
    if (!text.includes('@@')) return ask(query)
    if (text.includes('and id = any(')) failure.reject(new Error('The connection was lost'))
    if (!isFirst) return ask(query)
    isFirst = false
    begun.resolve()
    return failure.promise
  }) as typeof api.db.execute)
  const first = expect(count({ query: 'basalt' })).rejects.toThrow('The connection was lost')
  await begun.promise
  await upsertJobs(api.db, [job('six', { skills: ['basalt'] })])
  expect((await titles({ query: 'basalt' })).toSorted()).toEqual(['five', 'six'])
  await first
  executed.mockRestore()
  await execute(`delete from jobs where identifier in ('five', 'six')`)
})

test('each option of a group is counted under the other filters', async () => {
  const { job_types, xp_lvls } = await countFacets(api.db, toSearchCriteria({ xp_lvls: [1], job_types: [2] }, visitor))
  expect(job_types).toEqual({ 1: 3, 2: 1 })
  expect(xp_lvls).toEqual({ 1: 1 })
})

test('a job past its last day counts no more, before the sweep closes it too', async () => {
  await upsertJobs(api.db, [job('three', { jobTypeId: 2, validThrough: new Date(Date.now() - 1000) })])
  expect(await count({ job_types: [2] })).toBe(0)
  const { job_types } = await countFacets(api.db, toSearchCriteria({ xp_lvls: [1] }, visitor))
  expect(job_types).toEqual({ 1: 3 })
})

test('a job whose last day ends while nothing is written counts no more', async () => {
  await upsertJobs(api.db, [job('brief', { validThrough: new Date(Date.now() + 60_000) })])
  expect(await titles({ query: 'brief' })).toEqual(['brief'])
  pass(60_000)
  expect(await count({ query: 'brief' })).toBe(0)
  expect((await countFacets(api.db, toSearchCriteria({ query: 'brief', xp_lvls: [1] }, visitor))).total).toBe(0)
})

// As another replica or an importer does: nobody tells this process of it.
test('what another process writes is seen by itself, and by its facets with it', async () => {
  const filter: Filter = { xp_lvls: [1], query: 'abroad' }
  const facets = async () => (await countFacets(api.db, toSearchCriteria(filter, visitor))).total
  expect([await count(filter), await facets()]).toEqual([1, 1])
  await api.db.execute(sql`update ${jobs} set status = 'closed' where identifier = 'abroad'`)
  pass(2_000)
  // Read beside the searches, which go on.
  while ((await count(filter)) !== 0) await setImmediate()
  expect(await facets()).toBe(0)
  await api.db.execute(sql`update ${jobs} set status = 'open' where identifier = 'abroad'`)
  pass(10_000)
  // After so long without a search the first one waits for it.
  expect([await count(filter), await facets()]).toEqual([1, 1])
})

// All visitors waited for as long as all jobs take to be read.
test('where changes are forgotten before they were followed, searches go on until all is read anew, and nothing is lost', async () => {
  invalidateJobCaches()
  const before = await titles({})
  expect(before.length).toBeGreaterThan(1)
  await api.db.transaction(async (writer) => {
    await writer.execute(sql`update ${jobs} set status = 'closed' where identifier = 'one'`)
    await writer.execute(sql`update ${jobs} set status = 'closed' where identifier = 'two'`)
    await writer.execute(sql`delete from ${searchChanges} where id < (select max(id) from ${searchChanges})`)
  })
  invalidateJobCaches()
  expect(await titles({})).toEqual(before)
  while ((await titles({})).length === before.length);
  expect(await titles({})).toEqual(['abroad'])
})
