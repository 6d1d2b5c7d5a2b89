import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { SalaryRange } from '@jobspan/shared-kit/contracts/config/config'
import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { functionTitles, jobFunctions, type Row } from '../config/lists/list-rows.ts'
import { locations } from '../config/locations.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { dayNumber } from '../jobs/tags.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { countFacets } from './count-facets.ts'
import { getJobIndex } from './job-index/job-index.ts'
import { salaryRanges } from './salary-ranges.ts'
import { toSearchCriteria } from './search-criteria.ts'

// A small generator, so that every run makes the same jobs.
let seed = 7
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}
const day = 86_400_000
const singapore = locations.filter((location) => location.country === 'sg').slice(0, 5)
const titles = ['Nurse', 'Night Nurse', 'Driver', 'Clerk']

/** One of the first two of the list that stand below the parent, or none. */
const childOf = (list: readonly Row<{ parent: number }>[], parent: number | null): number | null =>
  list.filter((row) => row.parent === parent)[random(3)]?.id ?? null
const parentOf = (list: readonly Row<{ parent: number }>[], id: number | undefined) =>
  list.find((row) => row.id === id)?.parent

const records: JobRecord[] = Array.from({ length: 400 }, (_, index) => {
  const low = random(60) * 1_000
  const mainFunctionId = random(3) || null
  const jobFunctionId = childOf(jobFunctions, mainFunctionId)
  return jobRecord({
    identifier: `job-${index}`,
    title: titles[random(titles.length)] ?? '',
    companyIdentifier: ['company-1', 'company-2', null][random(3)] ?? null,
    places: [0, 1].slice(0, 1 + random(2)).map(() => ({
      country: 'sg',
      countryCode: 'SG',
      locationId: singapore[random(singapore.length)]?.id ?? null,
      locality: null,
      region: null,
      latitude: null,
      longitude: null,
    })),
    pay: random(3) === 0 ? null : { min: low, max: low + random(50) * 1_000, currency: 'SGD', period: 'MONTH' },
    jobTypeId: random(4) || null,
    xpLvlId: random(4) || null,
    degreeId: random(4) || null,
    mainFunctionId,
    jobFunctionId,
    functionTitleId: childOf(functionTitles, jobFunctionId),
    isWeb3: random(4) === 0,
    arrangement: (['remote', 'hybrid', 'on_site', null] as const)[random(4)] ?? null,
    postedAt: random(5) === 0 ? null : new Date(Date.now() - random(40) * day),
    skills: [],
    description: [],
    fullAddress: null,
  })
})

type Filter = {
  query?: string
  job_types?: number[]
  xp_lvls?: number[]
  degrees?: number[]
  work?: { main_functions?: number[]; job_function_ids?: number[]; function_job_title_ids?: number[] }
  job_locations?: number[]
  arrangements?: string[]
  salary?: [number, number]
  posted_within?: number
  is_company_verified?: boolean
  is_web3?: boolean
}

const allows = (list: readonly (number | string)[] | undefined, ...values: (number | string | null)[]) =>
  list === undefined || values.some((value) => value !== null && list.includes(value))

const tests: Record<keyof Filter, (job: JobRecord, filter: Filter) => boolean> = {
  query: (job, { query }) => query === undefined || job.title.toLowerCase().includes(query),
  job_types: (job, filter) => allows(filter.job_types, job.jobTypeId),
  xp_lvls: (job, filter) => allows(filter.xp_lvls, job.xpLvlId),
  degrees: (job, filter) => allows(filter.degrees, job.degreeId),
  work: (job, filter) => filter.work === undefined || isOfWork(job, filter.work),
  is_web3: (job, filter) => !filter.is_web3 || job.isWeb3,
  job_locations: (job, filter) => allows(filter.job_locations, ...job.places.map((place) => place.locationId)),
  arrangements: (job, filter) => allows(filter.arrangements, job.arrangement),
  salary: (job, { salary }) => salary === undefined || overlaps(job, salary),
  posted_within: (job, filter) => filter.posted_within === undefined || isWithin(job, filter.posted_within),
  is_company_verified: (job, filter) => !filter.is_company_verified || job.companyIdentifier === 'company-1',
}
/** A job answers to the narrowest choice that was made above it. */
const isOfWork = (job: JobRecord, work: NonNullable<Filter['work']>): boolean => {
  const { main_functions = [], job_function_ids = [], function_job_title_ids = [] } = work
  const ofTitles = function_job_title_ids.map((id) => parentOf(functionTitles, id))
  if (ofTitles.includes(job.jobFunctionId ?? 0)) return allows(function_job_title_ids, job.functionTitleId)
  const ofFunctions = [...job_function_ids, ...ofTitles].map((id) => parentOf(jobFunctions, id))
  if (ofFunctions.includes(job.mainFunctionId ?? 0)) return allows(job_function_ids, job.jobFunctionId)
  return allows(main_functions, job.mainFunctionId)
}
const overlaps = ({ pay }: JobRecord, [from, to]: [number, number]) =>
  pay !== null && (pay.max ?? 0) >= from && (pay.min ?? 0) <= to
const isWithin = ({ postedAt }: JobRecord, days: number) =>
  postedAt !== null && dayNumber(postedAt.getTime()) >= dayNumber(Date.now()) - days

/** The facets by looking at every job, each group without its own selection. */
const bruteForce = (filter: Filter): JobFacets => {
  const matching = (except?: keyof Filter) =>
    records.filter((job) => Object.entries(tests).every(([name, test]) => name === except || test(job, filter)))
  const count = (group: keyof Filter, values: (job: JobRecord) => (number | string | null)[]) => {
    const counts: Record<string, number> = {}
    for (const job of matching(group))
      for (const value of new Set(values(job))) if (value !== null) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  return {
    total: matching().length,
    is_approximate: false,
    job_locations: count('job_locations', (job) => job.places.map((place) => place.locationId)),
    main_functions: count('work', (job) => [job.mainFunctionId]),
    job_function_ids: count('work', (job) => [job.jobFunctionId]),
    function_job_title_ids: count('work', (job) => [job.functionTitleId]),
    job_types: count('job_types', (job) => [job.jobTypeId]),
    xp_lvls: count('xp_lvls', (job) => [job.xpLvlId]),
    degrees: count('degrees', (job) => [job.degreeId]),
    arrangements: count('arrangements', (job) => [job.arrangement]),
    salary_ranges: count('salary', (job) =>
      salaryRanges('SGD')
        .filter(({ from, to }) => overlaps(job, [from ?? 0, to ?? Number.MAX_VALUE]))
        .map(({ id }) => id),
    ),
    is_company_verified: matching('is_company_verified').filter((job) => job.companyIdentifier === 'company-1').length,
    posted_within: Object.fromEntries(
      [1, 3, 7, 14, 30].map((days) => [days, matching('posted_within').filter((job) => isWithin(job, days)).length]),
    ),
    countries: Object.fromEntries(['all', 'sg'].map((key) => [key, matching('job_locations').length])),
  }
}

const toParameters = ({ salary, work, ...filter }: Filter): string => {
  const entries = Object.entries({ ...filter, ...work }).map(([name, value]): [string, string] => [name, String(value)])
  const bounds: [string, string][] = salary
    ? [
        ['salary_from', String(salary[0])],
        ['salary_to', String(salary[1])],
      ]
    : []
  return new URLSearchParams([...entries, ...bounds]).toString()
}

describe('facets are what counting every job gives', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp()
    await upsertCompanies(api.db, [
      companyRecord(),
      companyRecord({ identifier: 'company-2', name: 'Plain Foods', isVerified: false }),
    ])
    await upsertJobs(api.db, records)
  }, 120_000)
  afterAll(() => api.close())

  test.each<[Filter]>([
    [{}],
    [{ query: 'nurse' }],
    [{ job_types: [1] }],
    [{ job_types: [1, 2], xp_lvls: [3] }],
    [{ query: 'night', degrees: [2], arrangements: ['remote', 'hybrid'] }],
    [{ job_locations: [singapore[0]?.id ?? 0, singapore[1]?.id ?? 0], work: { main_functions: [1] } }],
    [{ work: { job_function_ids: [1, 2] }, job_types: [1, 2, 3] }],
    [{ work: { function_job_title_ids: [1, 6] } }],
    // All of one category and one function of another found nothing.
    [{ work: { main_functions: [2], job_function_ids: [1] } }],
    [{ work: { main_functions: [1, 2], job_function_ids: [1, 6], function_job_title_ids: [2] }, degrees: [1, 2] }],
    [{ is_web3: true, work: { main_functions: [1] } }],
    [{ is_web3: true }],
    [{ salary: [30_000, 50_000] }],
    [{ salary: [30_000, 50_000], posted_within: 7, is_company_verified: true }],
    [{ posted_within: 14, query: 'driver' }],
    [{ is_company_verified: true, job_types: [3] }],
  ])('%j', async (filter) => {
    const answer = await api.visitor().get(`/api/job/jobs/search/facets?${toParameters(filter)}`)
    const facets = answer.body.data
    expect(facets).toEqual(bruteForce(filter))
    expect(facets.total).toBeGreaterThan(0)
    const found = await api.visitor().get(`/api/job/jobs/search?${toParameters(filter)}`)
    expect(found.body.data.total).toBe(facets.total)
  })

  // Each change of a job began them anew: where jobs changed faster than a busy server counts, they never came, and kept it busy.
  test('come also while jobs change all the time', async () => {
    const index = await getJobIndex(api.db)
    const { version } = index
    let reads = 0
    const changing = () => {
      reads += 1
      if (reads > 1_000) throw new Error('still counting')
      return version - reads
    }
    Object.defineProperty(index, 'version', { configurable: true, get: changing })
    const filter = { query: 'nurse', job_types: [1] }
    const facets = await countFacets(api.db, toSearchCriteria(filter, { country: 'sg', language: 'en-us' }))
    Object.defineProperty(index, 'version', { value: version, writable: true })
    expect(facets).toEqual(bruteForce(filter))
  })

  // Thirteen countries were offered other ranges than were counted, and so no counts.
  test('the ranges of pay that a country offers are in the size of its pay, and each counts what it finds', async () => {
    const offered = new Map<string, (number | null)[][]>()
    for (const { id, currency } of countries) {
      const ask = async (path: string) => {
        const answer = await api.visitor().get(`/api${path}`, { 'country-id': String(id) })
        return answer.body.data
      }
      const { salary_ranges: ranges } = await ask('/config/search-filters/list?country=sg')
      offered.set(
        currency,
        ranges.map(({ from, to }: SalaryRange) => [from, to]),
      )
      const counts = (await ask('/job/jobs/search/facets?country=sg')).salary_ranges
      for (const { id: range, from, to } of ranges) {
        const bounds = [...(from === null ? [] : [`salary_from=${from}`]), ...(to === null ? [] : [`salary_to=${to}`])]
        const { total } = await ask(`/job/jobs/search?country=sg&${bounds.join('&')}`)
        expect([currency, range, counts[range]]).toEqual([currency, range, total || undefined])
      }
      expect(Object.keys(counts).length).toBeGreaterThan(3)
    }
    const first = (currency: string) =>
      offered
        .get(currency)
        ?.map(([, to]) => to)
        .slice(0, 2)
    expect(first('SGD')).toEqual([3_000, 5_000])
    expect(first('JPY')).toEqual([300_000, 500_000])
    expect(first('IDR')).toEqual([3_000_000, 5_000_000])
    expect(first('TWD')).toEqual([30_000, 50_000])
    expect([offered.get('SGD')?.at(-1), offered.get('TWD')?.at(-1)]).toEqual([
      [20_000, null],
      [200_001, 400_000],
    ])
  })

  // The country was the one filter whose choices did not say what they would find.
  test('each country counts what its search would find, without the country and the places that are chosen now', async () => {
    const places = jobRecord().places.map((place) => ({ ...place, locationId: singapore[0]?.id ?? null }))
    const welder = (identifier: string, facts: Partial<JobRecord>) =>
      jobRecord({ identifier: `welder-${identifier}`, title: 'Welder', ...facts })
    await upsertJobs(api.db, [
      welder('sg', { places, jobTypeId: 2 }),
      ...['one', 'two', 'three'].map((name) => welder(name, { country: 'jp', places: [] })),
      welder('abroad', {
        country: 'my',
        places: [],
        arrangement: 'remote',
        applicantLocation: { kind: 'worldwide', countries: [] },
      }),
    ])
    const ask = async (path: string) => (await api.visitor().get(`/api/job/jobs/search${path}`)).body.data
    const countriesOf = async (filter: string) => (await ask(`/facets?query=welder&${filter}`)).countries
    const found = async (filter: string) => {
      const totals = ['all', ...countries.map(({ key }) => key)].map(async (key) => {
        const { total } = await ask(`?query=welder&${filter}&country=${key}`)
        return [key, total] as const
      })
      return Object.fromEntries((await Promise.all(totals)).filter(([, total]) => total > 0))
    }
    expect(await countriesOf('')).toMatchObject({ all: 5, sg: 2, jp: 4, my: 1, br: 1 })
    for (const filter of ['', 'job_types=1', 'arrangements=on_site', 'salary_from=4000'])
      expect([filter, await countriesOf(filter)]).toEqual([filter, await found(filter)])
    for (const chosen of ['country=jp', 'country=all', `job_locations=${singapore[0]?.id}`])
      expect(await countriesOf(chosen)).toEqual(await countriesOf(''))
    expect(await countriesOf(`job_locations=${singapore[0]?.id}&job_types=2`)).toEqual({ all: 1, sg: 1 })
  })
})
