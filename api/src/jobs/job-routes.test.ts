import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { JobLocation } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { eq } from 'drizzle-orm'
import { locations } from '../config/locations.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { JobPlace } from './job-place.ts'
import { jobs } from './tables.ts'
import { upsertCompanies, upsertJobs } from './upsert-jobs.ts'

const idOf = (place: string) => locations.find(({ key }) => key === place)?.id ?? null
const [placeInTampines] = jobRecord().places as [JobPlace]

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [
    jobRecord(),
    jobRecord({
      identifier: 'elsewhere',
      externalUrl: 'https://jobs.example/1',
      industry: 'Makanan dan minuman',
      country: 'hk',
      places: [{ ...placeInTampines, country: 'hk', countryCode: 'HK', locality: 'Quarry Bay' }],
    }),
    jobRecord({ identifier: 'closed', status: 'closed', title: '遊戲 <b>數據</b>分析師' }),
    jobRecord({
      identifier: 'bare',
      companyIdentifier: null,
      places: [],
      pay: null,
      postedAt: null,
      recruiter: null,
      description: [],
      arrangement: 'remote',
      applicantAreas: [{ name: 'Michigan', country_code: 'US' }],
    }),
    jobRecord({
      identifier: 'placed',
      status: 'on_hold',
      companyIdentifier: null,
      places: [
        { ...placeInTampines, country: 'tw', countryCode: 'TW', locationId: idOf('taipei'), locality: 'Taipei City' },
        {
          ...placeInTampines,
          country: 'jp',
          countryCode: 'JP',
          locationId: idOf('tokyo'),
          locality: '港区',
          region: '東京都',
        },
        { ...placeInTampines, country: 'sa', countryCode: 'SA', locationId: idOf('riyadh'), locality: null },
        { ...placeInTampines, country: 'us', countryCode: 'US', locality: 'Ames', region: 'Iowa' },
        { ...placeInTampines, country: 'my', countryCode: 'MY', locality: null },
      ],
    }),
  ])
}, 120_000)
afterAll(() => api.close())

test('a job has all that its page shows', async () => {
  const { status, body } = await api.visitor().get('/api/job/jobs/1')
  expect(status).toBe(200)
  expect(body).toMatchObject({ code: 0, message: 'success' })
  expect(body.data).toMatchObject({
    id: 1,
    slug: 'accountant-1',
    status: 'open',
    pay: { min: 4000, max: 5500, currency: 'SGD', period: 'MONTH' },
    places: [{ label: 'Tampines, Singapore', country: 'sg', country_code: 'SG' }],
    company: { name: 'Harbour Foods', slug: 'harbour-foods-1' },
    company_detail: { open_jobs: 2 },
    posted_at: '2026-11-01T00:00:00.000Z',
    // Calls of chats name the recruiter by it.
    recruiter: { id: expect.any(Number), name: 'Mei' },
    is_saved: false,
  })
})

test('texts of lists and places come in the language that is asked for', async () => {
  const { body } = await api.visitor().get('/api/job/jobs/1', { 'language-id': '4' })
  expect(body.data.places[0].label).toBe('シンガポール Tampines')
  expect(body.data.job_type.value).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
})

test.each([
  ['2', ['台北市', undefined], ['港区', '东京'], ['利雅得', undefined]],
  ['4', ['台北市', undefined], ['港区', '東京都'], ['リヤド', undefined]],
  ['10', ['تايبيه', undefined], ['港区', 'طوكيو'], ['الرياض', undefined]],
  ['1', ['Taipei', undefined], ['港区', 'Tokyo'], ['Riyadh', undefined]],
])('a job by itself tells city and region of each place apart, in language %s', async (language, ...cities) => {
  const { body } = await api.visitor().get('/api/job/jobs/5', { 'language-id': language })
  const answeredLocations = body.data.places.map(({ locality, region }: JobLocation) => [locality, region])
  expect(answeredLocations).toEqual([...cities, ['Ames', 'Iowa'], [undefined, undefined]])
})

// A page in English spoke of the industry in Indonesian, and of “Quarry Bay, Hong Kong SAR China”.
test('an industry is named in the reader’s language, and Hong Kong as people call it', async () => {
  const { body } = await api.visitor().get('/api/job/jobs/2')
  expect(body.data.industry).toBe(body.data.company_detail.industry.value)
  expect(body.data.places[0].label).toBe('Quarry Bay, Hong Kong')
})

test('a job of which little is known says so and invents nothing', async () => {
  const { status, body } = await api.visitor().get('/api/job/jobs/4')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    company: null,
    company_detail: null,
    pay: null,
    posted_at: null,
    recruiter: null,
    applicant_areas: [{ name: 'Michigan', country_code: 'US' }],
  })
})

test('a closed job is still told, with its status', async () => {
  const { body } = await api.visitor().get('/api/job/jobs/3')
  expect(body.data).toMatchObject({
    status: 'closed',
    title: '遊戲 <b>數據</b>分析師',
    slug: '遊戲-b-數據-b-分析師-3',
  })
})

test.each(['0', '-1', '999999', '1e9', '99999999999999', 'abc', '1%00', '%F0%9F', '%ED%A0%80', 'x'.repeat(5000)])(
  'job “%s” is not found, in words',
  async (id) => {
    const { status, body } = await api.visitor().get(`/api/job/jobs/${id}`)
    expect([400, 404, 414]).toContain(status)
    expect(body.data).toBeNull()
    expect(body.message).not.toBe('')
  },
)

test('the static job may be cached and knows nobody', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  await visitor.post('/api/job/saved-jobs/create', { job_id: 1 })
  const { body, headers } = await visitor.get('/api/job/jobs/1/static')
  expect(body.data.is_saved).toBe(false)
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect((await visitor.get('/api/job/jobs/1')).headers['cache-control']).toBe('no-store')
})

test('a view is recorded once per seeker, however often the job is opened', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  expect((await visitor.post('/api/job/jobs/1/view', { source: 'search' })).status).toBe(200)
  expect((await visitor.post('/api/job/jobs/1/view', {})).status).toBe(200)
  expect((await visitor.post('/api/job/jobs/999/view', {})).status).toBe(404)
  expect((await api.visitor().post('/api/job/jobs/1/view', {})).body.code).toBe(40003)
})

test('leaving for another site is recorded and gives its address', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  const { body } = await visitor.post('/api/job/jobs/2/click-external-job')
  expect(body.data).toEqual({ external_url: 'https://jobs.example/1' })
  expect((await visitor.post('/api/job/jobs/1/click-external-job')).status).toBe(404)
})

test('whoever would leave for another site is told whether the job still takes applications there', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  const ask = async (job: number) =>
    (await visitor.get(`/api/apiGo/web/jobseeker/redirect_condition?job_id=${job}`)).body
  const is = (facts: Partial<typeof jobs.$inferInsert>) => api.db.update(jobs).set(facts).where(eq(jobs.id, 2))
  const refused = (reason: string) => ({ can_redirect: false, reason, external_url: null })
  const open = { can_redirect: true, reason: null, external_url: 'https://jobs.example/1' }
  const [before] = await api.db.select().from(jobs).where(eq(jobs.id, 2))
  expect((await ask(2)).data).toEqual(open)
  expect((await ask(1)).data).toEqual(refused('not_external'))
  expect((await ask(999)).code).toBe(40004)
  await is({ status: 'on_hold' })
  expect((await ask(2)).data).toEqual(refused('on_hold'))
  await is({ status: 'closed' })
  expect((await ask(2)).data).toEqual(refused('closed'))
  await is({ status: 'open', validThrough: new Date('2026-01-01T00:00:00Z') })
  expect((await ask(2)).data).toEqual(refused('closed'))
  await is({ validThrough: null, externalUrl: 'javascript:alert(1)' })
  expect((await ask(2)).data).toEqual(refused('no_address'))
  if (before) await is(before)
})

test('a job is reported with one of the ten reasons', async () => {
  const visitor = api.visitor()
  await visitor.guest()
  const report = (id: number, reason: unknown) =>
    visitor.post(`/api/job/jobs/${id}/report`, { report_reason_id: reason })
  expect((await report(1, 3)).status).toBe(200)
  expect((await report(1, 4)).status).toBe(200)
  expect((await report(999, 3)).status).toBe(404)
  for (const reason of [0, 11, -1, 1.5, '3', null]) expect((await report(1, reason)).status).toBe(422)
})

test('the sitemap lists open jobs only, in runs of ids, and names the runs that hold any', async () => {
  const sitemap = async (query: string) => (await api.visitor().get(`/api/job/jobs/sitemap?${query}`)).body
  const { data } = await sitemap('size=100')
  expect(data.pages).toEqual([1])
  expect(data.items).toHaveLength(3)
  expect((await sitemap('page=9999')).data.items).toEqual([])
  expect((await sitemap('page=-1')).code).toBe(40001)
})

test('a job stays in its run of the sitemap when others before it close, and a run without an open job is not named', async () => {
  const far = jobRecord({ identifier: 'far', title: 'Lamplighter' })
  await api.db.execute(`select setval(pg_get_serial_sequence('jobs', 'id'), 449)`)
  await upsertJobs(api.db, [far])
  const { data } = (await api.visitor().get('/api/job/jobs/sitemap?page=5&size=100')).body
  expect(data.pages).toEqual([1, 5])
  expect(data.items).toMatchObject([{ slug: expect.stringMatching(/^lamplighter-4\d\d$/) }])
  await upsertJobs(api.db, [{ ...far, status: 'closed' }])
  expect((await api.visitor().get('/api/job/jobs/sitemap?size=100')).body.data.pages).toEqual([1])
})

test('writing the same records again changes nothing, a changed one is updated', async () => {
  expect(await upsertJobs(api.db, [jobRecord()])).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
  const changed = jobRecord({ skills: ['Excel', 'SAP'] })
  expect(await upsertJobs(api.db, [changed, changed])).toEqual({ inserted: 0, updated: 1, unchanged: 1 })
  expect((await api.visitor().get('/api/job/jobs/1')).body.data.skills).toEqual(['Excel', 'SAP'])
})

test('a record full of text that no database holds is written, cleaned', async () => {
  const title = `Cook \0 \ud800 ${'x'.repeat(3000)}`
  expect((await upsertJobs(api.db, [jobRecord({ identifier: 'odd', title })])).inserted).toBe(1)
})
