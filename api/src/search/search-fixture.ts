import { afterAll, beforeAll, expect } from '@jest/globals'
import { locations } from '../config/locations.ts'
import type { JobPlace } from '../jobs/job-place.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import type { TestApp } from '../testing/test-app.ts'

const place = (facts: Partial<JobPlace>): JobPlace => ({
  country: 'sg',
  countryCode: 'SG',
  locationId: null,
  locality: null,
  region: null,
  latitude: null,
  longitude: null,
  ...facts,
})

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)
const inTaipei: Partial<JobRecord> = {
  country: 'tw',
  places: [
    place({
      country: 'tw',
      countryCode: 'TW',
      locationId: locations.find(({ key }) => key === 'taipei')?.id ?? null,
      locality: '台北市',
    }),
  ],
}
const inJapan: Partial<JobRecord> = {
  country: 'jp',
  places: [place({ country: 'jp', countryCode: 'JP', locationId: 1 })],
}

let sequence = 0
const job = (title: string, facts: Partial<JobRecord> = {}) => {
  sequence += 1
  return jobRecord({
    identifier: `job-${sequence}`,
    title,
    companyIdentifier: null,
    mainFunctionId: null,
    skills: [],
    description: [],
    fullAddress: null,
    ...facts,
  })
}

const records = [
  job('Accountant', { postedAt: ago(40), pay: null, companyIdentifier: 'company-1' }),
  job('Senior Accountant', {
    postedAt: ago(1),
    pay: { min: 9_000, max: 9_500, currency: 'SGD', period: 'MONTH' },
    xpLvlId: 5,
    jobTypeId: 2,
  }),
  job('Bookkeeper', {
    postedAt: ago(2),
    description: [{ type: 'paragraph', text: 'Works with our accountant.' }],
    pay: { min: 60, max: null, currency: 'SGD', period: 'HOUR' },
  }),
  job('Chef', { postedAt: null, mainFunctionId: 10, arrangement: null }),
  job('Cook', { status: 'closed' }),
  job('Baker', { status: 'on_hold' }),
  job('Waiter', { validThrough: ago(1) }),
  job('Barista', { validThrough: ago(-1) }),
  job('Remote Translator', {
    ...inJapan,
    arrangement: 'remote',
    applicantLocation: { kind: 'only', countries: ['SG', 'MY'] },
  }),
  job('Remote Editor', {
    ...inJapan,
    arrangement: 'remote',
    applicantLocation: { kind: 'worldwide_except', countries: ['SG'] },
  }),
  job('Remote Illustrator', {
    ...inJapan,
    arrangement: 'remote',
    applicantLocation: { kind: 'worldwide', countries: [] },
  }),
  job('Remote Typist', { ...inJapan, arrangement: 'remote' }),
  job('軟體工程師', { ...inTaipei, language: 'zh-tw' }),
  job('ソフトウェアエンジニア', { ...inJapan, language: 'ja' }),
  job('Makine Mühendisi', {
    country: 'tr',
    places: [place({ country: 'tr', countryCode: 'TR', locality: 'İSTANBUL' })],
    language: 'tr',
  }),
  job('Résumé Writer', { country: 'gb', places: [place({ country: 'gb', countryCode: 'GB' })] }),
  job('Resume Screener', { country: 'gb', places: [place({ country: 'gb', countryCode: 'GB' })] }),
  job('مهندسة مدنية', { country: 'sa', places: [place({ country: 'sa', countryCode: 'SA' })], language: 'ar' }),
]

/** The app over these jobs, and what its visitors ask of it. */
export const createSearchFixture = (open: () => Promise<TestApp>) => {
  let api: TestApp
  beforeAll(async () => {
    api = await open()
    await upsertCompanies(api.db, [companyRecord()])
    await upsertJobs(api.db, records)
    invalidateJobCaches()
  }, 120_000)
  afterAll(() => api.close())

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await api.visitor().get(path, headers)
    expect([answer.status, answer.body.code]).toEqual([200, 0])
    return answer.body.data
  }
  const search = async (query: Record<string, string | number>, headers?: Record<string, string>) => {
    const data = await get(
      `/api/job/jobs/search?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
      headers,
    )
    return { ...data, titles: data.items.map((item: { title: string }) => item.title) as string[] }
  }

  return { api: () => api, get, search }
}
