import { describe, expect, it } from '@jest/globals'
import { sortOrder, workArrangements } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { jobSearchQuery } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { parseSearchSegment } from '@jobspan/shared-kit/routing'
import fc from 'fast-check'
import { cleanText } from './clean-text.ts'
import { clearFilters, filterOf, withoutFilter } from './clear-filters.ts'
import { changeSearch, countFilters } from './search-filters.ts'
import { defaultSort, emptySearch, parseSearch, type SearchState, toJobsQuery } from './search-state.ts'
import { buildSearchUrl, parseSearchUrl } from './search-url.ts'
import { withCriteria } from './with-criteria.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 5 })
const text = fc
  .oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc.constantFrom(
      'a-jobs-in-b',
      'jobs in',
      'job-search',
      'C++ / C#',
      '50%',
      'エンジニア 東京',
      'مهندس',
      '-jobs',
      'x-jobs',
    ),
  )
  .map(cleanText)
const amounts = fc
  .tuple(fc.option(fc.nat(1_000_000)), fc.option(fc.nat(1_000_000)))
  .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]))

const search: fc.Arbitrary<SearchState> = fc
  .record({
    query: text,
    location: text,
    job_locations: ids,
    main_functions: ids,
    job_function_ids: ids,
    function_job_title_ids: ids,
    job_types: ids,
    xp_lvls: ids,
    degrees: ids,
    company_ids: ids,
    arrangements: fc.uniqueArray(fc.constantFrom(...workArrangements)),
    hiring_countries: fc.uniqueArray(fc.constantFrom('sg' as const, 'jp' as const, 'others' as const)),
    posting_languages: fc.uniqueArray(fc.constantFrom('ja' as const, 'zh-tw' as const)),
    amounts,
    is_company_verified: fc.boolean(),
    is_web3: fc.boolean(),
    is_urgent: fc.boolean(),
    exact: fc.boolean(),
    posted_within: fc.option(fc.integer({ min: 1, max: 365 })),
    country: fc.option(fc.constantFrom('all', ...countries.map(({ key }) => key))),
    sort: fc.option(fc.constantFrom(...Object.values(sortOrder))),
    page: fc.integer({ min: 1, max: 1_000_000_000 }),
  })
  .map(({ amounts: [salary_from = null, salary_to = null], exact, ...rest }) => ({
    ...rest,
    exact: exact && rest.query !== '',
    salary_from,
    salary_to,
  }))

const read = (address: string): SearchState => {
  const url = new URL(address, 'http://own.invalid')
  return parseSearchUrl('jobs', decodeURIComponent(url.pathname.split('/').at(-1) ?? ''), url.searchParams)
}

describe('the address of a search', () => {
  it('says the whole search and is read back as the same, for any text and any filter', () => {
    fc.assert(fc.property(search, (state) => expect(read(buildSearchUrl('jobs', state))).toEqual(state)))
  })

  it('has the fixed shapes', () => {
    expect(buildSearchUrl('jobs', emptySearch)).toBe('/jobs-hiring/job-search')
    expect(buildSearchUrl('jobs', { ...emptySearch, query: 'accountant' })).toBe('/jobs-hiring/accountant-jobs')
    expect(buildSearchUrl('jobs', { ...emptySearch, query: 'accountant', location: 'Taipei', page: 2 })).toBe(
      '/jobs-hiring/accountant-jobs-in-Taipei?page=2',
    )
    expect(buildSearchUrl('jobs', { ...emptySearch, job_types: [1, 3], country: 'all' })).toBe(
      '/jobs-hiring/job-search?job_types=1,3&country=all',
    )
  })

  it('leaves out what an area stands for, and every search in the area has it', () => {
    const remote = parseSearchUrl('remote', '', new URLSearchParams('query=designer&arrangements=on_site'))
    expect(remote).toMatchObject({ query: 'designer', arrangements: ['remote'] })
    expect(buildSearchUrl('remote', remote)).toBe('/remote-jobs?query=designer')
    expect(buildSearchUrl('web3', parseSearchUrl('web3', '', new URLSearchParams()))).toBe('/web3-jobs')
  })

  it('is understood as a plain form sends it', () => {
    const params = new URLSearchParams('query=nurse&location=Leeds')
    expect(parseSearch(parseSearchSegment('job-search'), params)).toMatchObject({ query: 'nurse', location: 'Leeds' })
  })
})

describe('an address that makes no sense', () => {
  const parse = (query: string) => parseSearch({ keyword: '', location: '' }, new URLSearchParams(query))

  it.each(['-1', '0', 'two', '1.5', '', '1e3'])('page %s is the first page', (page) => {
    expect(parse(`page=${page}`).page).toBe(1)
  })

  it('a page beyond all reason stays within what the API takes', () => {
    expect(parse('page=99999999999999').page).toBe(1_000_000_000)
  })

  it('drops what cannot be an id, a country, a sort or an arrangement', () => {
    expect(parse('job_types=x,3,-4,3&country=atlantis&sort=9&arrangements=moon,remote&posted_within=0')).toEqual({
      ...emptySearch,
      job_types: [3],
      arrangements: ['remote'],
    })
  })

  it('turns pay bounds round that were given backwards', () => {
    expect(parse('salary_from=5000&salary_to=3000')).toMatchObject({ salary_from: 3000, salary_to: 5000 })
  })

  it('never throws, and what goes to the API is always in order', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.constantFrom(...Object.keys(emptySearch)), fc.string()),
        (segment, query) => {
          const state = parseSearch(parseSearchSegment(segment), new URLSearchParams(query))
          expect(jobSearchQuery.safeParse(toJobsQuery(state)).success).toBe(true)
        },
      ),
    )
  })

  it('cuts a keyword of 10,000 characters', () => {
    const state = parseSearch({ keyword: '职'.repeat(10_000), location: '' }, new URLSearchParams())
    expect(Array.from(state.query)).toHaveLength(500)
  })
})

describe('a change of the search', () => {
  it('leads back to the first page', () => {
    expect(changeSearch({ ...emptySearch, page: 7 }, { job_types: [1] }).page).toBe(1)
  })

  it('clears the filters and keeps words, sort and width', () => {
    fc.assert(
      fc.property(search, (state) => {
        const cleared = clearFilters(state)
        expect(countFilters(cleared)).toBe(0)
        expect(cleared).toMatchObject({ query: state.query, country: state.country, sort: state.sort, page: 1 })
      }),
    )
  })

  it('takes other words for what they may mean, though the last ones were by the letter', () => {
    const state = { ...emptySearch, query: 'nrse', exact: true }
    expect(changeSearch(state, { job_types: [1] }).exact).toBe(true)
    expect(clearFilters(state).exact).toBe(true)
    expect(changeSearch(state, { query: 'nurse' }).exact).toBe(false)
    expect(withoutFilter(state, 'exact')).toBeNull()
  })

  it('sets and takes out what the API names as near', () => {
    const state = { ...emptySearch, query: 'night nurse', exact: true, job_types: [1], location: 'Leeds', page: 3 }
    expect(withCriteria(state, { query: 'nurse' })).toEqual({
      ...emptySearch,
      query: 'nurse',
      job_types: [1],
      location: 'Leeds',
    })
    expect(withCriteria(state, { location: null, country: 'all' })).toEqual({
      ...emptySearch,
      query: 'night nurse',
      exact: true,
      job_types: [1],
      country: 'all',
    })
  })

  it('drops any one filter that the API names by a parameter', () => {
    const state = { ...emptySearch, job_types: [1], salary_from: 1, salary_to: 2, query: 'x' }
    expect(withoutFilter(state, 'job_types')).toMatchObject({ job_types: [], salary_from: 1 })
    expect(withoutFilter(state, 'salary')).toMatchObject({ salary_from: null, salary_to: null })
    expect(withoutFilter(state, 'query')).toMatchObject({ query: '', job_types: [1] })
    expect(withoutFilter(state, 'country')).toMatchObject({ country: 'all' })
    expect(withoutFilter(state, 'constructor')).toBeNull()
    const work = { ...emptySearch, main_functions: [1], job_function_ids: [21], job_types: [1] }
    for (const part of ['main_functions', 'job_function_ids', 'function_job_title_ids'])
      expect(withoutFilter(work, filterOf(part))).toEqual({ ...emptySearch, job_types: [1] })
    // The link promised the jobs of all places, and led to those of the place that had been typed before one was picked.
    const place = { ...emptySearch, job_locations: [5], location: 'Orchard', query: 'x' }
    expect(withoutFilter(place, 'job_locations')).toEqual({ ...emptySearch, query: 'x' })
  })

  it('sorts by relevance when there are words, else by date', () => {
    expect(defaultSort({ query: 'cook' })).toBe(sortOrder.relevance)
    expect(defaultSort({ query: '' })).toBe(sortOrder.newest)
  })
})
