import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs'
import { locations } from '../config-lists/places.ts'
import { salaryRangeFilters } from '../config-lists/tables/job-lists.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { upsertCompanies, upsertJobs } from '../jobs/job-store.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { dayNumber } from './tags.ts'

// A small generator, so that every run makes the same jobs.
let seed = 7
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}
const day = 86_400_000
const singapore = locations.filter((location) => location.country === 'sg').slice(0, 5)
const titles = ['Nurse', 'Night Nurse', 'Driver', 'Clerk']

const records: JobRecord[] = Array.from({ length: 400 }, (_, index) => {
  const low = random(60) * 1_000
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
    mainFunctionId: random(3) || null,
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
  main_functions?: number[]
  job_locations?: number[]
  arrangements?: string[]
  salary?: [number, number]
  posted_within?: number
  is_company_verified?: boolean
}

const holds = (list: readonly (number | string)[] | undefined, ...values: (number | string | null)[]) =>
  list === undefined || values.some((value) => value !== null && list.includes(value))

const tests: Record<keyof Filter, (job: JobRecord, filter: Filter) => boolean> = {
  query: (job, { query }) => query === undefined || job.title.toLowerCase().includes(query),
  job_types: (job, filter) => holds(filter.job_types, job.jobTypeId),
  xp_lvls: (job, filter) => holds(filter.xp_lvls, job.xpLvlId),
  degrees: (job, filter) => holds(filter.degrees, job.degreeId),
  main_functions: (job, filter) => holds(filter.main_functions, job.mainFunctionId),
  job_locations: (job, filter) => holds(filter.job_locations, ...job.places.map((place) => place.locationId)),
  arrangements: (job, filter) => holds(filter.arrangements, job.arrangement),
  salary: (job, { salary }) => salary === undefined || overlaps(job, salary),
  posted_within: (job, filter) => filter.posted_within === undefined || isWithin(job, filter.posted_within),
  is_company_verified: (job, filter) => !filter.is_company_verified || job.companyIdentifier === 'company-1',
}
const overlaps = ({ pay }: JobRecord, [from, to]: [number, number]) =>
  pay !== null && (pay.max ?? 0) >= from && (pay.min ?? 0) <= to
const isWithin = ({ postedAt }: JobRecord, days: number) =>
  postedAt !== null && dayNumber(postedAt.getTime()) >= dayNumber(Date.now()) - days

/** The facets by looking at every job, each group without its own selection. */
const bruteForce = (filter: Filter): Omit<JobFacets, 'job_function_ids'> => {
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
    main_functions: count('main_functions', (job) => [job.mainFunctionId]),
    job_types: count('job_types', (job) => [job.jobTypeId]),
    xp_lvls: count('xp_lvls', (job) => [job.xpLvlId]),
    degrees: count('degrees', (job) => [job.degreeId]),
    arrangements: count('arrangements', (job) => [job.arrangement]),
    salary_ranges: count('salary', (job) =>
      salaryRangeFilters
        .filter((row) => overlaps(job, [Number(row.from), row.id === 6 ? Number.MAX_VALUE : Number(row.to)]))
        .map((row) => row.id),
    ),
    is_company_verified: matching('is_company_verified').filter((job) => job.companyIdentifier === 'company-1').length,
    posted_within: Object.fromEntries(
      [1, 3, 7, 14, 30].map((days) => [days, matching('posted_within').filter((job) => isWithin(job, days)).length]),
    ),
  }
}

const toParameters = ({ salary, ...filter }: Filter): string => {
  const entries = Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)])
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
    [{ job_locations: [singapore[0]?.id ?? 0, singapore[1]?.id ?? 0], main_functions: [1] }],
    [{ salary: [30_000, 50_000] }],
    [{ salary: [30_000, 50_000], posted_within: 7, is_company_verified: true }],
    [{ posted_within: 14, query: 'driver' }],
    [{ is_company_verified: true, job_types: [3] }],
  ])('%j', async (filter) => {
    const answer = await api.visitor().get(`/api/job/jobs/search/facets?${toParameters(filter)}`)
    const { job_function_ids: _, ...facets } = answer.body.data
    expect(facets).toEqual(bruteForce(filter))
    const found = await api.visitor().get(`/api/job/jobs/search?${toParameters(filter)}`)
    expect(found.body.data.total).toBe(facets.total)
  })
})
