import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { upsertCompanies, upsertJobs } from '../jobs/upsert-jobs.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [
    companyRecord(),
    companyRecord({
      identifier: 'company-2',
      name: 'Idle',
      country: 'sg',
      isVerified: false,
      industryId: 2,
      financingStageId: 3,
    }),
    companyRecord({ identifier: 'company-3', name: '東京フーズ', country: 'jp' }),
  ])
  await upsertJobs(api.db, [
    jobRecord(),
    jobRecord({ identifier: 'job-2', companyIdentifier: 'company-3', country: 'jp' }),
    jobRecord({ identifier: 'job-3', companyIdentifier: 'company-3', country: 'jp' }),
  ])
}, 120_000)
afterAll(() => api.close())

const namesOf = (answer: { body: { data: { items: { name: string }[] } } }) =>
  answer.body.data.items.map((company) => company.name)

test('companies that hire, of the visitor’s country or another, most jobs first', async () => {
  const visitor = api.visitor()
  const featured = (query = '') => visitor.get(`/api/data/companies/featured-companies${query}`)
  expect(namesOf(await featured())).toEqual(['Harbour Foods'])
  expect(namesOf(await featured('?country=jp'))).toEqual(['東京フーズ'])
  expect(namesOf(await featured('?country=all'))).toEqual(['東京フーズ', 'Harbour Foods'])
  expect(namesOf(await featured('?country=all&size=1'))).toEqual(['東京フーズ'])
  expect(namesOf(await featured('?country=atlantis'))).toEqual(['Harbour Foods'])
  for (const size of ['0', '-1', '31', '1e9', 'x']) expect((await featured(`?size=${size}`)).status).toBe(400)
})

test('a company by its id', async () => {
  const { body } = await api.visitor().get('/api/data/companies/3')
  expect(body.data).toMatchObject({ slug: '東京フーズ-3', open_jobs: 2, country: 'jp' })
  for (const id of ['99', '0', 'x']) expect((await api.visitor().get(`/api/data/companies/${id}`)).status).toBe(404)
})

test('companies by name and by what they are, those that hire first, page by page', async () => {
  const visitor = api.visitor()
  const search = (query: string) => visitor.get(`/api/data/companies/search?${query}`)
  expect(namesOf(await search(''))).toEqual(['Harbour Foods', 'Idle'])
  expect(namesOf(await search('country=all'))).toEqual(['東京フーズ', 'Harbour Foods', 'Idle'])
  // Whatever the accents, and no pattern of the database.
  expect(namesOf(await search(`query=${encodeURIComponent('  hÁrbour ')}`))).toEqual(['Harbour Foods'])
  for (const query of ['%', '_', 'nobody', "'"])
    expect((await search(`query=${encodeURIComponent(query)}`)).body.data).toMatchObject({ items: [], total: 0 })
  expect(namesOf(await search('industries=2,99'))).toEqual(['Idle'])
  expect(namesOf(await search('company_sizes=1&is_company_verified=1'))).toEqual(['Harbour Foods'])
  expect(namesOf(await search('financing_stages=3'))).toEqual(['Idle'])
  const second = await search('country=all&size=1&page=2')
  expect(second.body.data).toMatchObject({
    items: [{ name: 'Harbour Foods', open_jobs: 1 }],
    total: 3,
    page: 2,
    size: 1,
  })
  expect(namesOf(await search('page=1000000'))).toEqual([])
  for (const query of ['page=0', 'size=61', 'page=x']) expect((await search(query)).status).toBe(400)
})

test('companies are suggested by the beginnings of their words', async () => {
  const suggest = (query: string) => api.visitor().get(`/api/data/companies/search-suggestion?${query}`)
  const company = { id: 1, slug: 'harbour-foods-1', name: 'Harbour Foods', logo_url: null, is_verified: true }
  expect((await suggest('query=foo')).body.data.items).toEqual([
    { ...company, industry: expect.objectContaining({ id: 1 }), location: 'Singapore' },
  ])
  expect(namesOf(await suggest(`country=all&query=${encodeURIComponent('東京')}`))).toEqual(['東京フーズ'])
  expect(namesOf(await suggest('query='))).toEqual([])
  expect((await suggest('')).status).toBe(400)
})

test('companies like another are of its industry and country and hire; a blocked one is not shown', async () => {
  await upsertCompanies(api.db, [companyRecord({ identifier: 'company-4', name: 'Quayside Foods' })])
  await upsertJobs(api.db, [jobRecord({ identifier: 'job-4', companyIdentifier: 'company-4' })])
  const similar = (id: number | string, visitor = api.visitor()) =>
    visitor.get(`/api/data/companies/${id}/similar-companies`)
  expect(namesOf(await similar(4))).toEqual(['Harbour Foods'])
  expect(namesOf(await similar(1))).toEqual(['Quayside Foods'])
  expect(namesOf(await similar(2))).toEqual([])
  for (const id of ['99', 'x']) expect((await similar(id)).status).toBe(404)
  const member = api.visitor()
  await member.register()
  await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  expect(namesOf(await similar(4, member))).toEqual([])
  expect(namesOf(await member.get('/api/data/companies/search?query=harbour'))).toEqual([])
  expect(namesOf(await member.get('/api/data/companies/search-suggestion?query=harbour'))).toEqual([])
})

// “oz yapi” suggested nobody, nor did the Chinese name of a company without its first word.
test.each([
  ['oz yapi', 'Öz Yapı'],
  ['ÖZ', 'Öz Yapı'],
  ['yapi', 'Öz Yapı'],
  ['istanbul', 'İSTANBUL Gıda'],
  ['gida', 'İSTANBUL Gıda'],
  ['saude', 'São Saúde'],
  ['الشركه', 'الشركة العربية'],
  ['高鐵', '台灣高鐵'],
])('%s suggests %s', async (typed, name) => {
  const identifier = `suggested-${name}`
  await upsertCompanies(api.db, [companyRecord({ identifier, name, country: 'tr' })])
  await upsertJobs(api.db, [jobRecord({ identifier, companyIdentifier: identifier, country: 'tr' })])
  const suggest = (query: string) =>
    api.visitor().get(`/api/data/companies/search-suggestion?country=tr&query=${encodeURIComponent(query)}`)
  expect(namesOf(await suggest(typed))).toEqual([name])
  // The middle of a word is no beginning.
  expect(namesOf(await suggest('api'))).toEqual([])
})

test('the place nearest to coordinates, in the language of the page', async () => {
  const near = (query: string) => api.visitor().get(`/api/data/geo-location?${query}`, { 'language-id': '4' })
  expect((await near('latitude=34.69&longitude=135.5')).body.data.location).toMatchObject({
    country: 'jp',
    distance_km: expect.any(Number),
  })
  expect((await near('latitude=-40&longitude=-120')).body.data).toEqual({ location: null })
  for (const query of ['', 'latitude=91&longitude=0', 'latitude=x&longitude=0'])
    expect((await near(query)).status).toBe(400)
})

test('configuration lists in the language that is asked for', async () => {
  const list = (query: string) => api.visitor().get(`/api/config/${query}`)
  const english = (await list('job_types/list')).body.data.items
  const arabic = (await list('job_types/list?language_code=ar')).body.data.items
  expect(arabic).toHaveLength(english.length)
  expect(arabic[0].value).not.toBe(english[0].value)
  expect((await list('nothing/list')).status).toBe(404)
  expect((await list('__proto__/list')).status).toBe(404)
  expect((await list('job_types/list?language_code=xx')).status).toBe(400)
})

describe('skills to choose from', () => {
  const suggested = async (query: string) =>
    (await api.visitor().get(`/api/config/skill/lists?${query}`)).body.data.items.map(
      ({ value }: { value: string }) => value,
    )

  test('begin with what was typed, then hold it, in the language or in English', async () => {
    expect((await suggested('query=java')).slice(0, 2)).toEqual(['JavaScript', 'Java'])
    expect(await suggested('query=%E7%B0%BF%E8%A8%98&language_code=ja')).toContain('簿記')
    expect(await suggested('query=bookkeep&language_code=ja')).toEqual(['簿記'])
    expect(await suggested('query=GESTION%20de%20proyectos&language_code=es-es')).toEqual(['Gestión de proyectos'])
    expect(await suggested('query=nothing%20like%20it')).toEqual([])
  })

  test('are those of a job title before something was typed, as many as asked for', async () => {
    const found = await suggested('function_title_id=1&size=5')
    expect(found).toHaveLength(5)
    expect(found).toContain('TypeScript')
    expect(await suggested('')).toHaveLength(10)
    expect((await api.visitor().get('/api/config/skill/lists?size=51')).status).toBe(400)
  })
})
