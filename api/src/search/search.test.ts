import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { locations } from '../config-lists/places.ts'
import type { JobPlace, JobRecord } from '../jobs/job-record.ts'
import { upsertCompanies, upsertJobs } from '../jobs/job-store.ts'
import { companyRecord, jobRecord } from '../testing/records.ts'
import { onEveryDatabase, type TestApp } from '../testing/test-app.ts'
import { closeExpiredJobs } from './close-expired.ts'
import { catalogueChanged } from './short-cache.ts'

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
  job('مهندسة مدنية', { country: 'sa', places: [place({ country: 'sa', countryCode: 'SA' })], language: 'ar' }),
]

onEveryDatabase((open) => {
  let api: TestApp
  beforeAll(async () => {
    api = await open()
    await upsertCompanies(api.db, [companyRecord()])
    await upsertJobs(api.db, records)
    catalogueChanged()
  })
  afterAll(() => api.close())

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await api.visitor().get(path, headers)
    expect([answer.status, answer.body.code]).toEqual([200, 0])
    return answer.body.data
  }
  const search = async (query: Record<string, string | number>, headers?: Record<string, string>) => {
    const data = await get(
      `/api/job/jobs/search?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      headers,
    )
    return { ...data, titles: data.items.map((item: { title: string }) => item.title) as string[] }
  }

  describe('scope', () => {
    test('covers the visitor’s country and the remote jobs open to it, and nothing closed, on hold or expired', async () => {
      const { titles, total } = await search({})
      expect(titles.sort()).toEqual([
        'Accountant',
        'Barista',
        'Bookkeeper',
        'Chef',
        'Remote Illustrator',
        'Remote Translator',
        'Senior Accountant',
      ])
      expect(total).toBe(7)
    })

    test('widens to another country or to all', async () => {
      expect((await search({ country: 'tw' })).titles.sort()).toEqual([
        'Remote Editor',
        'Remote Illustrator',
        '軟體工程師',
      ])
      expect((await search({ country: 'all' })).total).toBe(13)
    })

    test('takes an unknown country for the visitor’s', async () => {
      expect((await search({ country: 'xx' })).total).toBe(7)
    })
  })

  describe('words', () => {
    test.each([
      ['软件', '2', '軟體工程師'],
      ['工程师', '2', '軟體工程師'],
      ['エンジニア', '4', 'ソフトウェアエンジニア'],
      ['İSTANBUL', '7', 'Makine Mühendisi'],
      ['istanbul', '1', 'Makine Mühendisi'],
      ['مهندسه', '10', 'مهندسة مدنية'],
      ['مهندسة', '10', 'مهندسة مدنية'],
      ['taipei', '1', '軟體工程師'],
    ])('%s in language %s finds %s', async (query, language, title) => {
      expect((await search({ query, country: 'all' }, { 'language-id': language })).titles).toContain(title)
    })

    test('the title counts more than the description, and relevance is the order when there are words', async () => {
      const { titles, sort } = await search({ query: 'accountant' })
      expect(sort).toBe(2)
      expect(titles).toEqual(['Senior Accountant', 'Accountant', 'Bookkeeper'])
    })

    test('the employer’s name finds its jobs', async () => {
      expect((await search({ query: 'harbour foods' })).titles).toEqual(['Accountant'])
    })

    test.each([
      '!!!',
      "'; drop table jobs; --",
      '\u0000\ud800',
      'a'.repeat(10_000),
      '<script>',
      ':*&|!()',
      '漢'.repeat(3_000),
    ])('any text gives a right page: %.20s', async (query) => expect((await search({ query })).titles).toEqual([]))
  })

  describe('order and pages', () => {
    test('newest first when there are no words; undated ones last', async () => {
      const { titles, sort } = await search({})
      expect(sort).toBe(1)
      expect(titles[0]).toBe('Senior Accountant')
      expect(titles.at(-1)).toBe('Chef')
    })

    test('highest salary compares a month’s pay across periods and currencies; without pay last', async () => {
      const { titles } = await search({ sort: 3 })
      expect(titles.slice(0, 2)).toEqual(['Bookkeeper', 'Senior Accountant'])
      expect(titles.at(-1)).toBe('Accountant')
    })

    test('pages part the same list without a gap or a double', async () => {
      const all = (await search({ size: 60 })).titles
      const pages = [
        await search({ size: 3, page: 1 }),
        await search({ size: 3, page: 2 }),
        await search({ size: 3, page: 3 }),
      ]
      expect(pages.flatMap((page) => page.titles)).toEqual(all)
    })

    test('a page past the end is empty and knows the total', async () => {
      expect(await search({ page: 1_000_000_000 })).toMatchObject({ titles: [], total: 7, is_total_approximate: false })
    })
  })

  describe('filters', () => {
    test.each([
      ['job_types=2', ['Senior Accountant']],
      ['job_types=2,999', ['Senior Accountant']],
      ['xp_lvls=5', ['Senior Accountant']],
      ['main_functions=10', ['Chef']],
      ['job_categories=10', ['Chef']],
      ['arrangements=remote', ['Remote Illustrator', 'Remote Translator']],
      ['is_company_verified=1', ['Accountant']],
      ['posted_within=7&query=accountant', ['Bookkeeper', 'Senior Accountant']],
      ['salary_from=9200&salary_to=9400', ['Senior Accountant']],
      ['country=tw&location=%E5%8F%B0%E5%8C%97', ['軟體工程師']],
      ['country=tw&location=Taipei', ['軟體工程師']],
      ['country=all&location=istanbul', ['Makine Mühendisi']],
      ['country=all&location=Japan&query=typist', ['Remote Typist']],
      ['location=Atlantis', []],
    ])('%s', async (query, titles) => {
      const data = await get(`/api/job/jobs/search?${query}`)
      expect(data.items.map((item: { title: string }) => item.title).sort()).toEqual(titles)
    })

    test('ids that no list holds are dropped', async () => {
      expect((await search({ job_types: '999', xp_lvls: '0,abc' })).total).toBe(7)
    })

    test('jobs of one company', async () => {
      const [item] = (await search({ query: 'harbour' })).items
      expect((await search({ company_ids: item.company.id })).titles).toEqual(['Accountant'])
    })
  })

  describe('relaxations', () => {
    test('tell what dropping each filter would add, most first, and leave out what adds nothing', async () => {
      const { items } = await get('/api/job/jobs/search/relaxations?query=accountant&job_types=2&xp_lvls=5')
      expect(items).toEqual([])
      const wider = await get('/api/job/jobs/search/relaxations?query=accountant&job_types=2&xp_lvls=1')
      expect(wider.items).toContainEqual({ filter: 'job_types', total: 2, is_approximate: false })
      expect(wider.items).toContainEqual({ filter: 'xp_lvls', total: 1, is_approximate: false })
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
    const visitor = api.visitor()
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
  })

  test('similar jobs are open ones with like titles first, without the job itself', async () => {
    const [accountant] = (await search({ query: 'harbour' })).items
    const { items } = await get(`/api/job/jobs/similar?job_id=${accountant.id}&size=3`)
    expect(items[0].title).toBe('Senior Accountant')
    expect(items.map((item: { id: number }) => item.id)).not.toContain(accountant.id)
    expect(items).toHaveLength(3)
  })

  test('recommended jobs follow what the visitor viewed', async () => {
    const visitor = api.visitor()
    await visitor.guest()
    const before = await visitor.get('/api/job/recommendation/jobs')
    expect(before.body.data).toMatchObject({ is_personal: false })
    const [accountant] = (await search({ query: 'harbour' })).items
    await visitor.post(`/api/job/jobs/${accountant.id}/view`)
    const after = await visitor.get('/api/job/recommendation/jobs')
    expect(after.body.data.is_personal).toBe(true)
    expect(after.body.data.items[0].title).toBe('Senior Accountant')
  })

  test('an expired job is closed by the sweep, its counts with it', async () => {
    const count = async () =>
      Number((await api.db.execute('select count from search_counts where scope = 0 and tag = 0')).rows[0]?.count)
    const before = await count()
    expect(await closeExpiredJobs(api.db)).toBe(1)
    expect(await count()).toBe(before - 1)
    expect(await closeExpiredJobs(api.db)).toBe(0)
  })
})
