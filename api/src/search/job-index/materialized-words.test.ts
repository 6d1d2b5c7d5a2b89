import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import { encodeTag } from '../../jobs/tags.ts'
import { upsertJobs } from '../../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../../platform/cache/query-cache.ts'
import { lexemesOf, parseWordQuery, type WordQuery } from '../../platform/text/word-query.ts'
import { jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { countFacets } from '../count-facets.ts'
import { findJobs } from '../find-jobs.ts'
import { toSearchCriteria } from '../search-criteria.ts'
import { searchBits, searchWords } from '../tables.ts'
import { findMaterializedWords } from './materialized-words.ts'

const queries = ['accountant', 'night nurse', 'エンジニア', 'manager', '会计']
const titles = [
  'Accountant',
  'Nurse',
  'Night nurse',
  'エンジニア',
  'Manager, accountants',
  'Managers',
  '高级会计',
  'Clerk',
]
const texts = ['We need an accountant and a nurse at night', 'For managers', '募集：エンジニア', '会计工作', 'Anything']

let seed = 5
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
const drawn = (index: number) =>
  jobRecord({
    identifier: `job-${index}`,
    companyIdentifier: null,
    title: pick(titles),
    country: pick(['sg', 'sg', 'sg', 'jp']),
    places: [],
    arrangement: pick(['remote', 'on_site']),
    applicantLocation: pick([null, { kind: 'worldwide', countries: [] }]),
    skills: pick([[], ['Accounting'], ['Manager']]),
    description: [{ type: 'paragraph', text: pick(texts) }],
    jobTypeId: 1 + random(3),
    pay: pick([null, { min: 1000 + random(50), max: 2000 + random(50), currency: 'SGD', period: 'MONTH' }]),
    postedAt: pick([null, new Date(Date.now() - random(40) * 86_400_000)]),
    validThrough: pick([null, null, null, new Date(Date.now() - 1000)]),
    status: pick(['open', 'open', 'open', 'closed']),
  })

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  // On both sides of the border of two chunks.
  await api.db.execute(sql`select setval(pg_get_serial_sequence('jobs', 'id'), 4000)`)
  await upsertJobs(
    api.db,
    Array.from({ length: 200 }, (_, index) => drawn(index)),
  )
}, 120_000)
afterAll(() => api.close())

const visitor = { country: 'sg', language: 'en-us' } as const
const filters: Parameters<typeof toSearchCriteria>[0][] = queries.flatMap((query) => [
  { query },
  { query, job_types: [1, 2] },
  { query, posted_within: 14 },
  { query, country: 'all' },
])
const everyPage = async () => {
  invalidateJobCaches()
  const found: unknown[] = []
  for (const filter of filters)
    for (const sort of Object.values(sortOrder))
      for (const page of [1, 2, 3]) {
        const criteria = toSearchCriteria(filter, visitor)
        found.push({ filter, sort, page, ...(await findJobs(api.db, criteria, { sort, page, size: 5 })) })
      }
  return found
}
const materialize = async (query: string) => {
  for (const word of lexemesOf(parseWordQuery(query, 'en-us') as WordQuery) ?? [])
    await api.db.execute(sql`select keep_search_word(${word})`)
  invalidateJobCaches()
}

test('materialized words change no result and no order', async () => {
  const before = await everyPage()
  for (const query of queries) await materialize(query)
  expect((await findMaterializedWords(api.db)).size).toBeGreaterThan(queries.length)
  expect(await everyPage()).toEqual(before)
}, 60_000)

test('they follow what is written, changed, closed and deleted', async () => {
  await upsertJobs(
    api.db,
    Array.from({ length: 120 }, (_, index) => drawn(index + 100)),
  )
  await api.db.execute(sql`delete from ${jobs} where id % 7 = 0`)
  const before = await everyPage()
  const types = (await countFacets(api.db, toSearchCriteria({ query: 'accountant' }, visitor))).job_types
  await api.db.execute(sql`delete from ${searchWords}`)
  expect(await everyPage()).toEqual(before)
  for (const id of [1, 2, 3]) {
    const criteria = toSearchCriteria({ query: 'accountant', job_types: [id] }, visitor)
    const { total } = await findJobs(api.db, criteria, { sort: sortOrder.newest, page: 1, size: 5 })
    expect(types[id] ?? 0).toBe(total)
  }
}, 60_000)

// Writers waited for seconds while a word's jobs were listed; now what they write meanwhile must be caught up with.
test('a job that is written while its word is being materialized is not lost', async () => {
  const keeping = await api.db.transaction(async (writer) => {
    await writer.execute(
      sql`update ${jobs} set search_vector = search_vector || '''zebra'':1'::tsvector where status = 'open'`,
    )
    // Begun here: a query of Drizzle's is sent once somebody waits for it.
    const waiting = api.db.execute(sql`select keep_search_word('zebra')`).then(() => true)
    const waits = () =>
      api.db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    while ((await waits()).rows.length === 0);
    return { done: waiting }
  })
  await keeping.done
  const { rows } = await api.db.execute(sql`
      select (select count(*)::int from ${jobs} where status = 'open') as open,
        (select sum(bit_count(bits))::int from ${searchBits} join ${searchWords} on tag = ${encodeTag('word', 0)} + id
          where word = 'zebra') as kept`)
  expect(rows[0]?.kept).toBe(rows[0]?.open)
})
