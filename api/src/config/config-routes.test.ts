import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { courses, settings } from '../database/schema/operations.ts'
import { upsertCompanies, upsertJobs } from '../jobs/job-store.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { onEveryDatabase, type TestApp } from '../testing/test-app.ts'

onEveryDatabase((open) => {
  let api: TestApp

  beforeAll(async () => {
    api = await open()
    await upsertCompanies(api.db, [
      companyRecord(),
      companyRecord({ identifier: 'company-2', name: 'Idle', country: 'sg' }),
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

  test('maintenance is a setting that all replicas read', async () => {
    const outage = async () => (await api.visitor().get('/api/data/search/website-outage')).body.data.is_outage
    expect(await outage()).toBe(false)
    await api.db.insert(settings).values({ key: 'website_outage', value: true })
    expect(await outage()).toBe(true)
  })

  test('courses in the visitor’s language, else English ones, those that fit the job first', async () => {
    const ask = async (query: string, language: string) => {
      const { body } = await api.visitor().get(`/api/academy/recommended-courses${query}`, { 'language-id': language })
      return body.data.items.map((course: { title: string }) => course.title)
    }
    expect(await ask('', '4')).toEqual([])
    const course = { provider: 'School', url: 'https://school.example', isFree: true }
    await api.db.insert(courses).values([
      { ...course, language: 'en-us', title: 'General', mainFunctionIds: [] },
      { ...course, language: 'en-us', title: 'Cooking', mainFunctionIds: [7] },
      { ...course, language: 'ja', title: '料理', mainFunctionIds: [7] },
    ])
    expect(await ask('', '4')).toEqual(['料理'])
    expect(await ask('', '1')).toEqual(['General', 'Cooking'])
    expect(await ask('?job_category_ids=7', '6')).toEqual(['Cooking', 'General'])
  })
})
