import { describe, expect, test } from '@jest/globals'
import { locations } from '../config/locations.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createSearchFixture } from './search-fixture.ts'

const { get, search } = createSearchFixture(createTestApp)

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
    expect((await search({ country: 'all' })).total).toBe(15)
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
    ['résumé', '1', 'Resume Screener'],
    ['resume', '1', 'Résumé Writer'],
  ])('%s in language %s finds %s', async (query, language, title) => {
    expect((await search({ query, country: 'all' }, { 'language-id': language })).titles).toContain(title)
  })

  test('the title that is just so comes first, and relevance is the order when there are words', async () => {
    const { titles, sort } = await search({ query: 'accountant' })
    expect(sort).toBe(2)
    expect(titles).toEqual(['Accountant', 'Senior Accountant', 'Bookkeeper'])
  })

  test('the employer’s name finds its jobs', async () => {
    expect((await search({ query: 'harbour foods' })).titles).toEqual(['Accountant'])
  })

  test.each([
    '!!!',
    "'; drop table jobs; --",
    '\u0000\ud800',
    'a'.repeat(7_000),
    '<script>',
    ':*&|!()',
    '漢'.repeat(800),
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

  // Every end above the top range was taken for the open one of that range.
  test('only the top range of pay itself is without an end', async () => {
    const inTaiwanDollars = async (from: number, to: number) =>
      (await search({ country: 'sg', salary_from: from, salary_to: to }, { 'country-id': '211' })).titles.sort()
    expect(await inTaiwanDollars(200_001, 400_000)).toEqual(['Bookkeeper', 'Senior Accountant'])
    expect(await inTaiwanDollars(201_000, 215_000)).toEqual([])
  })

  test('ids that no list holds are dropped', async () => {
    expect((await search({ job_types: '999', xp_lvls: '0,abc' })).total).toBe(7)
  })

  // Who had picked a place and went on to another country found nothing there, by a filter that had no name to be taken away by.
  test('places of a country that is not searched are dropped', async () => {
    const taipei = locations.find(({ key }) => key === 'taipei')?.id ?? 0
    expect((await search({ job_locations: taipei })).total).toBe(7)
    for (const country of ['tw', 'all'])
      expect((await search({ job_locations: taipei, country })).titles).toEqual(['軟體工程師'])
  })

  test('jobs of one company', async () => {
    const [item] = (await search({ query: 'harbour' })).items
    expect((await search({ company_ids: item.company.id })).titles).toEqual(['Accountant'])
  })

  // From 2²⁴ on such an id was dropped, and the list showed everything under a filter that the page named.
  test.each([999_999, 2 ** 24, 2 ** 24 + 1, 2 ** 31, 999_999_999_999])(
    'company %d, which is none, has no job',
    async (id) => {
      expect(await search({ company_ids: id })).toMatchObject({ total: 0, titles: [] })
    },
  )
})
