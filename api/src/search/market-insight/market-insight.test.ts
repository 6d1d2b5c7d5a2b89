import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { functionTitles } from '../../config/lists/list-rows.ts'
import { locations } from '../../config/locations.ts'
import type { JobRecord } from '../../jobs/job-record.ts'
import { jobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { builtInOccupations } from '../../occupations/occupation-matcher.ts'
import { invalidateJobCaches } from '../../platform/cache/query-cache.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { countMarketInsight } from './count-market-insight.ts'

const accountant = 1
const rare = 2
const jobFunction = 2
const related = functionTitles.find(({ parent }) => parent === jobFunction)?.id
const [town, otherTown] = locations.filter(({ country }) => country === 'sg')
if (!town || !otherTown) throw new Error('Singapore has two places at least')

const [ownPlace] = jobRecord().places
const at = (locationId: number): JobRecord['places'] => (ownPlace ? [{ ...ownPlace, locationId }] : [])
const monthly = (min: number, max: number) => ({ min, max, currency: 'SGD', period: 'MONTH' as const })

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord(), companyRecord({ identifier: 'abroad', country: 'jp' })])
  const stated = Array.from({ length: 11 }, (_, index) =>
    jobRecord({
      identifier: `stated-${index}`,
      functionTitleId: accountant,
      // Middles of 4,000, 4,100 … 5,000.
      pay: monthly(3_500 + index * 100, 4_500 + index * 100),
      places: at(index === 0 ? otherTown.id : town.id),
      postedAt: index < 2 ? new Date() : new Date('2026-01-01T00:00:00Z'),
    }),
  )
  await upsertJobs(api.db, [
    ...stated,
    // Stated by the year, in another currency, not at all: none of them moves the figures.
    jobRecord({ identifier: 'year', functionTitleId: accountant, pay: { ...monthly(90_000, 90_000), period: 'YEAR' } }),
    jobRecord({ identifier: 'dollar', functionTitleId: accountant, pay: { ...monthly(1, 1), currency: 'USD' } }),
    jobRecord({ identifier: 'silent', functionTitleId: accountant, pay: null, isWeb3: true }),
    ...Array.from({ length: 9 }, (_, index) => jobRecord({ identifier: `rare-${index}`, functionTitleId: rare })),
    ...Array.from({ length: 12 }, (_, index) =>
      jobRecord({ identifier: `function-${index}`, jobFunctionId: jobFunction }),
    ),
    jobRecord({ identifier: 'closed', functionTitleId: rare, status: 'closed' }),
    jobRecord({
      identifier: 'remote',
      companyIdentifier: 'abroad',
      country: 'jp',
      arrangement: 'remote',
      applicantLocation: { kind: 'worldwide', countries: [] },
      places: ownPlace ? [{ ...ownPlace, country: 'jp', countryCode: 'JP' }] : [],
    }),
    jobRecord({ identifier: 'remote-here', arrangement: 'remote', language: 'zh-cn', isWeb3: true, pay: null }),
    jobRecord({ identifier: 'remote-silent', arrangement: 'remote', language: null, pay: null }),
  ])
})
afterAll(() => api.close())

const getFrom = async (path: string) => (await api.visitor().get(path)).body.data

test('a country says nothing of itself before its jobs were counted', async () => {
  expect(await getFrom('/api/job/insight/country')).toBeNull()
})

test('a country is told in numbers of its own search, and pay only where ten postings state it alike', async () => {
  await countMarketInsight(api.db)
  invalidateJobCaches()
  const insight = await getFrom('/api/job/insight/country')
  expect(insight).toMatchObject({ open_jobs: 38, new_jobs: 2, companies: 1, web3_jobs: 2 })
  expect(insight.remote).toEqual([
    { utc_offset_hours: 8, jobs: 2 },
    { utc_offset_hours: 9, jobs: 1 },
  ])
  const pay = { low: 4_250, median: 4_500, high: 4_750, currency: 'SGD', period: 'MONTH', jobs: 11 }
  expect(insight.pay).toEqual([
    { kind: 'title', title: expect.objectContaining({ id: accountant }), pay },
    {
      kind: 'function',
      title: expect.objectContaining({ id: jobFunction }),
      pay: expect.objectContaining({ jobs: 12 }),
    },
  ])
})

test('what a title pays is told of the place where enough state it, else of the country, of the function, of nothing', async () => {
  await countMarketInsight(api.db)
  const path = `/api/job/insight/pay?function_job_title_id=${accountant}`
  expect(await getFrom(`${path}&job_location=${town.id}`)).toMatchObject({
    location: { id: town.id },
    pay: { jobs: 10 },
  })
  expect(await getFrom(`${path}&job_location=${otherTown.id}`)).toMatchObject({ location: null, pay: { jobs: 11 } })
  expect(await getFrom(path)).toMatchObject({ location: null, pay: { median: 4_500 } })
  expect(await getFrom(`/api/job/insight/pay?function_job_title_id=${rare}`)).toBeNull()
  expect(await getFrom(`/api/job/insight/pay?function_job_title_id=${related}`)).toMatchObject({
    kind: 'function',
    pay: { jobs: 12 },
  })
  expect(await getFrom('/api/job/insight/pay?function_job_title_id=999999')).toBeNull()
})

test('a job is beside what its title pays where it is; one that names no title has nothing beside it', async () => {
  await countMarketInsight(api.db)
  const idOf = async (identifier: string) => {
    const [job] = await api.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.identifier, identifier))
    return job?.id
  }
  const payOf = async (identifier: string) => getFrom(`/api/job/jobs/${await idOf(identifier)}/pay-insight`)
  expect(await payOf('stated-3')).toMatchObject({ kind: 'title', location: { id: town.id }, pay: { jobs: 10 } })
  expect(await payOf('function-0')).toMatchObject({ kind: 'function', pay: { jobs: 12 } })
  expect(await payOf('remote')).toBeNull()
  expect((await api.visitor().get('/api/job/jobs/999999/pay-insight')).status).toBe(404)
})

// “Remote, open to you” told how many jobs there are, and not who offers them; no search found those of one country or one language.
test('who hires for remote work from where is told in numbers that searches find', async () => {
  const insight = await getFrom('/api/job/insight/area?area=remote')
  expect(insight).toMatchObject({ total: 3, utc_offset_hours: 8 })
  expect(insight.countries).toEqual([
    { key: 'sg', name: 'Singapore', utc_offset_hours: 8, jobs: 2 },
    { key: 'jp', name: 'Japan', utc_offset_hours: 9, jobs: 1 },
  ])
  expect(insight.languages).toEqual([
    { key: 'en-us', name: 'English', jobs: 1 },
    { key: 'zh-cn', name: 'Simplified Chinese', jobs: 1 },
  ])
  const totalOf = async (query: string) =>
    (await getFrom(`/api/job/jobs/search?arrangements=remote&${query}`)).total as number
  expect(await totalOf('hiring_countries=jp')).toBe(1)
  expect(await totalOf('hiring_countries=jp,sg,nowhere')).toBe(3)
  expect(await totalOf('posting_languages=zh-cn')).toBe(1)
  expect(await totalOf('hiring_countries=jp&posting_languages=zh-cn')).toBe(0)
})

test('Web3 jobs are told by their functions, and by where the work is done', async () => {
  const insight = await getFrom('/api/job/insight/area?area=web3')
  expect(insight).toMatchObject({ total: 2, functions: [], countries: [{ key: 'sg', jobs: 2 }] })
  expect(insight.arrangements).toEqual([
    { arrangement: 'on_site', jobs: 1 },
    { arrangement: 'remote', jobs: 1 },
  ])
})

test('what an occupation pays is told by the listed title that it is', async () => {
  await countMarketInsight(api.db)
  const [title] = functionTitles.filter(({ id }) => id === accountant)
  const occupation = [...builtInOccupations().byId.values()].find(({ functions }) =>
    functions.includes(title?.key ?? ''),
  )
  expect(await getFrom(`/api/job/insight/pay?occupation=${occupation?.id}`)).toMatchObject({
    kind: 'title',
    title: { id: accountant },
  })
  expect(await getFrom(`/api/job/insight/pay?job_function_id=${jobFunction}`)).toMatchObject({ kind: 'function' })
  expect(await getFrom('/api/job/insight/pay?occupation=none')).toBeNull()
  expect(await getFrom('/api/job/insight/pay')).toBeNull()
})
