import { describe, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { closeExpiredJobs, reopenEarlyClosed } from '../jobs/close-expired-jobs.ts'
import { jobs } from '../jobs/tables.ts'
import { createTestApp } from '../testing/test-app.ts'
import { deleteOldSearches } from './count-search.ts'
import { createSearchFixture } from './search-fixture.ts'
import { hotSearches, searchCounts } from './tables.ts'

const { api, get, search } = createSearchFixture(createTestApp)

describe('relaxations', () => {
  test('tell what dropping each filter would add, most first, and leave out what adds nothing', async () => {
    const { items } = await get('/api/job/jobs/search/relaxations?query=accountant&job_types=2&xp_lvls=5')
    expect(items).toEqual([])
    const wider = await get('/api/job/jobs/search/relaxations?query=accountant&job_types=2&xp_lvls=1')
    expect(wider.items).toContainEqual({ filter: 'job_types', total: 2, is_approximate: false })
    expect(wider.items).toContainEqual({ filter: 'xp_lvls', total: 1, is_approximate: false })
  })

  test('are told where a few match too, and a choice of work is lifted as a whole', async () => {
    const relaxed = (query: string) => get(`/api/job/jobs/search/relaxations?${query}`)
    expect((await search({ query: 'accountant', job_types: 2 })).total).toBe(1)
    expect((await relaxed('query=accountant&job_types=2')).items).toEqual([
      { filter: 'job_types', total: 3, is_approximate: false },
    ])
    expect((await search({ main_functions: 10, job_function_ids: 1 })).titles).toEqual(['Chef'])
    expect((await relaxed('main_functions=10&job_function_ids=1')).items[0]).toEqual({
      filter: 'main_functions',
      total: 7,
      is_approximate: false,
    })
  })

  test('name the words, the place and the country', async () => {
    const { items } = await get('/api/job/jobs/search/relaxations?query=accountant&location=Atlantis')
    expect(items.map((item: { filter: string }) => item.filter)).toEqual(['location'])
    const country = await get('/api/job/jobs/search/relaxations?query=%D9%85%D9%87%D9%86%D8%AF%D8%B3%D8%A9')
    expect(country.items.map((item: { filter: string }) => item.filter).sort()).toEqual(['country', 'query'])
  })
})

describe('suggestions', () => {
  const titles = async (query: string) =>
    (await get(`/api/job/search/job-title-lists?query=${encodeURIComponent(query)}`)).items.map(
      (item: { value: string }) => item.value,
    )

  test('begin with what was typed, or hold a word that does', async () => {
    expect(await titles('acc')).toEqual(['Accountant', 'Senior Accountant'])
  })
  test('forgive a slip', async () => {
    expect(await titles('acountant')).toEqual(['Accountant', 'Senior Accountant'])
  })
  // “accuontnat” found nothing: after two slips a word shares too few letter triples with the right one.
  test.each(['accuontnat', 'akkountant', 'senior accuontnat'])(
    'forgive two slips in a long word: %s',
    async (query) => {
      expect(await titles(query)).toContain('Senior Accountant')
    },
  )
  test('take no other word for a misspelt one', async () => expect(await titles('contestant')).toEqual([]))
  test('are empty for nothing and for nonsense', async () => {
    for (const query of ['', '%', '_', "'", 'zzzzqqqq', '\\']) expect(await titles(query)).toEqual([])
  })
  test('forget closed jobs', async () => expect(await titles('cook')).toEqual([]))
  test('name companies too', async () => {
    const data = await get('/api/data/companies/combined_search_suggestion?query=harb')
    expect(data.companies).toMatchObject([{ name: 'Harbour Foods', is_verified: true }])
  })
})

test('hot titles are what was searched for and exists, then what is offered most', async () => {
  const visitor = api().visitor()
  await visitor.guest()
  for (const query of ['accountant', 'Accountant ', 'my neighbour John Doe'])
    await visitor.post('/api/job/jobs/metrics/job-hot-search', {
      device: 'web',
      page: 'search',
      source: 'search',
      query,
    })
  const { items } = await get('/api/job/recommendation/hot-job-titles')
  expect(items[0]).toMatchObject({ value: 'Accountant', count: 2 })
  expect(JSON.stringify(items)).not.toContain('John')
  // Words that are shown to nobody were kept for good, with the names of people in them.
  expect((await api().db.select().from(hotSearches)).map(({ query }) => query)).toEqual(['Accountant'])
  // An empty search field suggests the same.
  const { items: rows } = await get('/api/job/search/suggestions?query=&size=5')
  expect(rows[0]).toEqual({ kind: 'popular', value: 'Accountant', marks: [], count: 2, query: 'Accountant' })
  await api().db.update(hotSearches).set({ day: '2026-01-01' })
  await deleteOldSearches(api().db)
  expect(await api().db.$count(hotSearches)).toBe(0)
})

// A nurse's job was like a sales assistant's and a barista's: the list was filled with whatever was new.
test('similar jobs are of the same work or near it, each with a reason, and no more than there are', async () => {
  const [accountant] = (await search({ query: 'harbour' })).items
  const { items } = await get(`/api/job/jobs/similar?job_id=${accountant.id}&size=3`)
  const found = items.map(({ title, reason }: { title: string; reason: object }) => ({ title, reason }))
  expect(found).toEqual([
    { title: 'Senior Accountant', reason: { kind: 'same_occupation' } },
    { title: 'Bookkeeper', reason: { kind: 'related_occupation' } },
  ])
})

test('recommended jobs follow what the visitor viewed', async () => {
  const visitor = api().visitor()
  await visitor.guest()
  const before = await visitor.get('/api/job/recommendation/jobs')
  expect(before.body.data).toMatchObject({ is_personal: false })
  const [accountant] = (await search({ query: 'harbour' })).items
  await visitor.post(`/api/job/jobs/${accountant.id}/view`)
  const after = await visitor.get('/api/job/recommendation/jobs')
  expect(after.body.data.is_personal).toBe(true)
  expect(after.body.data.items[0].title).toBe('Senior Accountant')
})

test('recommended jobs keep to the work settings that are asked for', async () => {
  const { items } = await get('/api/job/recommendation/jobs?size=30&arrangements=on_site,hybrid')
  expect(items.length).toBeGreaterThan(0)
  const all = await get('/api/job/recommendation/jobs?size=30')
  expect(items.length).toBeLessThan(all.items.length)
  for (const { arrangement } of items) expect(['on_site', 'hybrid']).toContain(arrangement)
})

// The first job of an English home page was one written in Chinese: the newest came first, whatever its language.
test('a newcomer is recommended jobs in their own language first', async () => {
  for (const [language, country, first] of [
    ['4', 'jp', 'ソフトウェアエンジニア'],
    ['3', 'tw', '軟體工程師'],
  ] as const) {
    const { items } = await get(`/api/job/recommendation/jobs?size=3&country=${country}`, { 'language-id': language })
    expect(items[0].title).toBe(first)
    expect(items).toHaveLength(3)
  }
})

test('an expired job is closed by the sweep, its counts with it', async () => {
  const count = async () =>
    Number((await api().db.execute(sql`select count from ${searchCounts} where scope = 0 and tag = 0`)).rows[0]?.count)
  const before = await count()
  expect(await closeExpiredJobs(api().db)).toBe(1)
  expect(await count()).toBe(before - 1)
  expect(await closeExpiredJobs(api().db)).toBe(0)
})

// A clock that was a month ahead for a minute closed thousands of jobs, which stayed closed.
test('a job that a wrong clock closed is open again once the clock is right, its counts with it', async () => {
  const { db } = api()
  const open = async () =>
    Number((await db.execute(sql`select count(*) from ${jobs} where status = 'open'`)).rows[0]?.count)
  const counted = async () =>
    Number((await db.execute(sql`select sum(open_jobs) as sum from ${companies}`)).rows[0]?.sum)
  const before = [await open(), await counted()]
  const { rows } = await db.execute(
    sql`select id from ${jobs} where status = 'open' and company_id is not null limit 1`,
  )
  const id = Number(rows[0]?.id)
  await db.execute(sql`update ${jobs} set valid_through = now() - interval '1 day' where id = ${id}`)
  expect(await closeExpiredJobs(db)).toBe(1)
  expect(await reopenEarlyClosed(db)).toBe(0)
  // As the clock that is right sees it: it was closed at a time, and has a last day, that are still to come.
  await db.execute(sql`update ${jobs} set valid_through = now() + interval '10 days', updated_at = now() + interval '30 days'
      where id = ${id}`)
  expect(await reopenEarlyClosed(db)).toBe(1)
  expect([await open(), await counted()]).toEqual(before)
  expect(await reopenEarlyClosed(db)).toBe(0)
})
