import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { JobPreferenceBody } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { sql } from 'drizzle-orm'
import type { JobRecord } from '../jobs/job-record.ts'
import { jobs } from '../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { placeId, preferenceBody, remotePreferenceBody } from '../testing/profile-bodies.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const job = (identifier: string, title: string, facts: Partial<JobRecord> = {}) =>
  jobRecord({ identifier, title, companyIdentifier: null, mainFunctionId: null, skills: [], pay: null, ...facts })
const at = (key: string) => jobRecord().places.map((place) => ({ ...place, locationId: placeId(key), locality: key }))
const pays = (min: number) => ({ min, max: null, currency: 'SGD', period: 'MONTH' as const })
const abroad = {
  country: 'jp',
  places: [{ ...at('tokyo')[0], country: 'jp', countryCode: 'JP' }],
} as Partial<JobRecord>

// Told from the newest to the oldest.
const records = [
  job('1', 'Cook'),
  job('2', 'Head cook', { skills: ['Accountant'] }),
  job('3', 'Accountant', { arrangement: 'hybrid', places: at('changi'), pay: pays(2_000) }),
  job('4', 'Accountant', { places: at('tampines'), pay: pays(2_000) }),
  job('5', 'Ledger clerk', { jobFunctionId: 6, places: at('tampines'), pay: pays(5_000) }),
  job('6', 'Accountant', { places: at('tampines'), pay: pays(5_000) }),
  job('7', 'Accountant', {
    ...abroad,
    arrangement: 'remote',
    applicantLocation: { kind: 'worldwide', countries: [] },
  }),
  job('8', 'Night cook'),
  ...['9', '10', '11', '12'].map((identifier) =>
    job(identifier, 'Diver', {
      arrangement: 'remote',
      companyIdentifier: identifier === '10' ? 'bank' : null,
      language: identifier === '11' ? 'ja' : 'en-us',
      applicantLocation: { kind: 'only', countries: identifier === '12' ? ['SG', 'MY'] : ['CO'] },
    }),
  ),
  ...['en-us', 'id'].map((language) =>
    job(`welder-${language}`, 'Welder', {
      ...abroad,
      arrangement: 'remote',
      language,
      applicantLocation: { kind: 'worldwide', countries: [] },
    } as Partial<JobRecord>),
  ),
  job('manager', 'Account manager'),
  job('13', 'Chief orchid whisperer'),
  job('14', 'Orchid seller', { skills: ['Whisperer'] }),
].map((record, index) => ({ ...record, postedAt: new Date(Date.UTC(2026, 9, 30 - index)) }))

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord({ identifier: 'bank', industryId: 3 })])
  await upsertJobs(api.db, records)
  invalidateJobCaches()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const want = async (body: JobPreferenceBody) =>
  expect((await member.post('/api/jobseeker/job-preferences/create', body)).status).toBe(200)
const recommended = async (query = 'size=4') => {
  const { data } = (await member.get(`/api/job/recommendation/jobs?${query}`)).body
  const { rows } = await api.db.execute(sql`select id, identifier from ${jobs}`)
  const names = new Map(rows.map((row) => [Number(row.id), String(row.identifier)]))
  return { isPersonal: data.is_personal, jobs: data.items.map((item: { id: number }) => names.get(item.id)) }
}

test('without a wish what tells its pay comes first, and nobody says it was chosen', async () => {
  expect(await recommended()).toEqual({ isPersonal: false, jobs: ['3', '4', '5', '6'] })
})

test('the wanted work comes first: with the place, the setting and the pay before what lacks one; other work is left out', async () => {
  await want(preferenceBody({ location_id: placeId('tampines') }))
  expect(await recommended('size=8')).toEqual({ isPersonal: true, jobs: ['6', '4', '5', '3', '7'] })
})

test('remote work comes first for those who want that, wherever its company is', async () => {
  await want(remotePreferenceBody({ salary_min: 1_000_000_000, salary_max: 1_000_000_000 }))
  expect((await recommended()).jobs[0]).toBe('7')
})

// These were asked for and not listened to. Alike else, the newest comes first.
test.each([
  ['none of them', {}, '9'],
  ['the industry of the employer', { industry_id: 3 }, '10'],
  ['the language that it is written in', { work_language: 'ja' as const }, '11'],
  ['the hours of those who may apply', { work_timezone: 'Asia/Kolkata' }, '12'],
])('of the same work, what decides is %s', async (_, facts, first) => {
  await want(
    remotePreferenceBody({ job_title: 'Diver', work_language: 'tr', work_timezone: 'Europe/London', ...facts }),
  )
  expect((await recommended('size=1')).jobs).toEqual([first])
})

test('a title is found by its name in any language, and by its id whatever it is called', async () => {
  await want(preferenceBody({ job_title: '会计', location_id: placeId('tampines') }))
  expect((await recommended('size=1')).jobs).toEqual(['6'])
  await want(preferenceBody({ job_title: '???', function_title_id: 16, location_id: placeId('tampines') }))
  expect((await recommended('size=1')).jobs).toEqual(['6'])
})

// Only occupations and titles of the lists were tried, which are found by their tags: the search for words in titles could have been left out.
test('a title that is no known occupation is found by all of its words, in titles alone', async () => {
  await want(remotePreferenceBody({ job_title: 'Orchid whisperer' }))
  expect(await recommended()).toEqual({ isPersonal: true, jobs: ['13'] })
})

// Stems made one word of accountant and account, so that six account managers were what an accountant wanted.
test('a stem is no title', async () => {
  await want(preferenceBody())
  expect((await recommended('size=20')).jobs).not.toContain('manager')
})

// A designer in Spain was recommended jobs in Chinese and Arabic, because these are remote.
test('what the member is unlikely to read is not recommended', async () => {
  await want(remotePreferenceBody({ job_title: 'Welder' }))
  expect((await recommended()).jobs).toEqual(['welder-en-us'])
})

test('of several wishes the best of each comes first, however much there is of one', async () => {
  await want(preferenceBody({ location_id: placeId('tampines') }))
  await want(preferenceBody({ job_title: 'Night cook', salary_min: 0, salary_max: 0 }))
  expect((await recommended('size=3')).jobs).toEqual(['6', '8', '4'])
})

test('what was viewed decides among the rest, and does not come again', async () => {
  await want(preferenceBody({ location_id: placeId('tampines') }))
  const id = (await api.db.execute(sql`select id from ${jobs} where identifier = '1'`)).rows[0]?.id
  await member.post(`/api/job/jobs/${id}/view`)
  expect((await recommended('size=7')).jobs).toEqual(['6', '4', '5', '3', '7', '2', '8'])
})

test('other settings are still left out where only some are asked for', async () => {
  await want(remotePreferenceBody())
  expect((await recommended('size=8&arrangements=on_site')).jobs).not.toContain('7')
})

describe('another member, or a guest', () => {
  test('is recommended nothing by it', async () => {
    await want(preferenceBody({ location_id: placeId('tampines') }))
    member = api.visitor()
    await member.guest()
    expect((await recommended()).isPersonal).toBe(false)
    await member.register()
    expect((await recommended()).isPersonal).toBe(false)
  })
})

test.each(["'", "' | 'x", '!', '& |', '\\', '%', 'a'.repeat(100), '経理', 'محاسب'])(
  'a title such as %s breaks nothing',
  async (job_title) => {
    await want(preferenceBody({ job_title }))
    expect((await recommended()).jobs).not.toHaveLength(0)
  },
)
