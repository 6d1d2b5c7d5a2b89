import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { JobPreferenceBody } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { sql } from 'drizzle-orm'
import type { JobRecord } from '../jobs/job-record.ts'
import { jobs } from '../jobs/tables.ts'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { preferenceBody, remotePreferenceBody } from '../testing/profile-bodies.ts'
import { jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const accountant = (identifier: string, facts: Partial<JobRecord> = {}) =>
  jobRecord({ identifier, title: 'Accountant', companyIdentifier: null, skills: [], pay: null, ...facts })
const placedIn = (country: 'ng' | 'jp', countryCode: string): Partial<JobRecord> => ({
  country,
  places: jobRecord().places.map((place) => ({ ...place, country, countryCode, locationId: null, locality: null })),
})
const pays = (min: number, currency: string) => ({ min, max: null, currency, period: 'MONTH' as const })
const remoteFor = (...countries: string[]): Partial<JobRecord> => ({
  arrangement: 'remote',
  applicantLocation: countries.length === 0 ? { kind: 'worldwide', countries } : { kind: 'only', countries },
})
const nigeria = placedIn('ng', 'NG')
const japan = placedIn('jp', 'JP')

const records = [
  accountant('here', { pay: pays(9_500, 'SGD') }),
  accountant('here, without pay'),
  accountant('here, in a currency without a rate', { pay: pays(5, 'XAF') }),
  accountant('here, far below', { pay: pays(2_000, 'SGD') }),
  accountant('in Nigeria', { ...nigeria, pay: pays(20_000_000, 'NGN') }),
  accountant('from Nigeria, remote', { ...nigeria, ...remoteFor(), pay: pays(14_000_000, 'NGN') }),
  accountant('from Nigeria, remote, far below', { ...nigeria, ...remoteFor(), pay: pays(290_000, 'NGN') }),
  accountant('from Nigeria, remote, for Japan', { ...nigeria, ...remoteFor('JP') }),
  accountant('in Japan', { ...japan, pay: pays(1_200_000, 'JPY') }),
]

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
  await upsertJobs(api.db, records)
  invalidateJobCaches()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const recommendedFor = async (...preferences: JobPreferenceBody[]) => {
  for (const preference of preferences)
    expect((await member.post('/api/jobseeker/job-preferences/create', preference)).status).toBe(200)
  const { data } = (await member.get('/api/job/recommendation/jobs?size=12')).body
  const { rows } = await api.db.execute(sql`select id, identifier from ${jobs}`)
  const names = new Map(rows.map((row) => [Number(row.id), String(row.identifier)]))
  return data.items.map((item: { id: number }) => names.get(item.id)).sort()
}
const nine = { salary_min: 9_000, salary_max: 12_000 }

test('each tells for which preference it is, and none where it is for another reason', async () => {
  await recommendedFor(preferenceBody(nine), preferenceBody({ job_title: 'Cook', salary_kind: 'unpaid' }))
  const [first, second] = (await member.get('/api/jobseeker/job-preferences')).body.data.items
  const { data } = (await member.get('/api/job/recommendation/jobs?size=12')).body
  expect(data.items.length).toBeGreaterThan(2)
  expect(new Set(data.items.map((job: { preference_id: number }) => job.preference_id))).toEqual(new Set([first.id]))
  expect(second.job_title).toBe('Cook')
  const guest = api.visitor()
  await guest.guest()
  const forAnyone = (await guest.get('/api/job/recommendation/jobs?size=12')).body.data
  expect(forAnyone.is_personal).toBe(false)
  expect(forAnyone.items.every((job: { preference_id: null }) => job.preference_id === null)).toBe(true)
})

test('pay that is to be agreed leaves out no job for its pay', async () => {
  expect(await recommendedFor(preferenceBody({ salary_kind: 'negotiable', salary_min: null }))).toContain(
    'here, far below',
  )
})

// Of S$9,000 in Singapore, one was recommended ₦290,000 in Kano, which is S$250.
test('what pays far less is not recommended, in whatever currency; what cannot be compared is', async () => {
  expect(await recommendedFor(preferenceBody(nine))).toEqual([
    'from Nigeria, remote',
    'here',
    'here, in a currency without a rate',
    'here, without pay',
  ])
})

test('of several wishes the lowest counts', async () => {
  const found = await recommendedFor(preferenceBody(nine), preferenceBody({ salary_min: 3_000, salary_max: 4_000 }))
  expect(found).toContain('here, far below')
  expect(found).not.toContain('from Nigeria, remote, far below')
})

// A preference for another country was given jobs of this one alone.
test('jobs of a wanted country are recommended, and of no other', async () => {
  const found = await recommendedFor(
    preferenceBody({ ...nine, country: 'jp', currency: 'JPY', salary_min: 900_000, salary_max: 2_000_000 }),
  )
  expect(found).toContain('in Japan')
  for (const none of ['in Nigeria', 'from Nigeria, remote, for Japan']) expect(found).not.toContain(none)
})

test('remote work is recommended where it is open to people here', async () => {
  const found = await recommendedFor(remotePreferenceBody(nine))
  expect(found).toContain('from Nigeria, remote')
  expect(found).not.toContain('from Nigeria, remote, for Japan')
})
