import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { JobFacets, JobFilter } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { functionFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import type { JobSearch, Visitor } from './job-search.ts'
import {
  jobsOfLanguages,
  openInSingapore,
  type SearchedRecords,
  searchedRecords,
} from './job-search-records-fixture.ts'
import { testQueryMeaning, testSuggestions } from './query-meaning-fixture.ts'
import { salaryRanges } from './salary-ranges.ts'

/** An engine over the jobs of some records, and the ids that these have there. */
type JobSearchUnderTest = {
  jobSearch: JobSearch
  jobIds: ReadonlyMap<string, number>
  companyIds: ReadonlyMap<string, number>
  close: () => Promise<void>
}
const visitor: Visitor = { country: 'sg', language: 'en-us' }
const wholeList = { sort: sortOrder.newest, page: 1, size: 60 }

const hostileTexts = [
  ...[
    '',
    ' ',
    '!!!',
    '☃',
    '…',
    "'",
    '"',
    '\\',
    '%',
    '_',
    '*',
    ':*',
    '!',
    '&',
    '|',
    '()',
    '<->',
    "a'b",
    'a & | b',
    '!nurse',
  ],
  ...['nurse:A', "nurse' | 'x", '=nurse', '@abc', '#sg', '\u0000nurse', '\ud800', '\u200b', 'ー', 'が', '漢', 'ـ'],
  ...['a '.repeat(5_000), '漢'.repeat(5_000), "'&|!".repeat(2_500), 'x'.repeat(20_000)],
]

/**
 * The contract of a `JobSearch`: what every engine has to find, in ten languages, and what it must not. `open` gives the engine over these
 * records and nothing else.
 */
export const jobSearchFixture = (open: (records: SearchedRecords) => Promise<JobSearchUnderTest>): void => {
  let engine: JobSearchUnderTest
  let identifiers: Map<number, string>
  let allIds: number[]
  let match: Awaited<ReturnType<JobSearch['createMatcher']>>
  beforeAll(async () => {
    engine = await open(searchedRecords)
    identifiers = new Map([...engine.jobIds].map(([identifier, id]) => [id, identifier]))
    allIds = [...engine.jobIds.values()].toSorted((one, other) => one - other)
    match = await engine.jobSearch.createMatcher(allIds)
  }, 120_000)
  afterAll(() => engine.close())

  const nameAll = (ids: readonly number[]) => ids.map((id) => identifiers.get(id) ?? `an unknown job ${id}`)
  const find = async (filter: JobFilter, options: { by?: Partial<Visitor>; sort?: number } = {}) => {
    const page = { ...wholeList, ...(options.sort === undefined ? {} : { sort: options.sort }) }
    const { ids, total, missing } = await engine.jobSearch.search(filter, { ...visitor, ...options.by }, page)
    expect(ids).toHaveLength(total)
    // Whatever holds all that was asked for is found among given jobs too.
    const full = ids.filter((id) => !missing.has(id))
    const by = { ...visitor, ...options.by }
    const { titled, others } = await engine.jobSearch.matchAmong(filter, by, allIds)
    expect(nameAll([...titled, ...others]).toSorted()).toEqual(nameAll(full).toSorted())
    expect(match(filter, by)).toEqual({ titled, others })
    if (page.sort === sortOrder.newest)
      for (const tier of [titled, others])
        expect(nameAll(tier)).toEqual(nameAll(full.filter((id) => tier.includes(id))))
    return nameAll(ids)
  }
  /** By the letter. */
  const findEverywhere = async (query: string, language: LanguageKey) =>
    (await find({ query, exact: true, country: 'all' }, { by: { language } })).toSorted()
  const count = async (filter: JobFilter, by: Partial<Visitor> = {}) =>
    (await engine.jobSearch.search(filter, { ...visitor, ...by }, { ...wholeList, size: 1 })).total

  describe('words by the letter', () => {
    test.each<[LanguageKey, string, string[]]>([
      ['zh-cn', '软件', ['zh-cn', 'zh-tw']],
      ['zh-cn', '工程师', ['zh-cn', 'zh-tw']],
      ['zh-cn', '师', ['zh-cn', 'zh-tw']],
      ['zh-tw', '軟體', ['zh-cn', 'zh-tw']],
      ['zh-tw', '工程師', ['zh-cn', 'zh-tw']],
      ['ja', 'エンジニア', ['ja']],
      ['ja', 'ｴﾝｼﾞﾆｱ', ['ja']],
      ['en-us', 'エンジニア', ['ja']],
      ['tr', 'İSTANBUL', ['tr']],
      ['tr', 'istanbul', ['tr']],
      ['en-us', 'Istanbul', ['tr']],
      ['tr', 'muhendis', ['tr']],
      ['ar', 'مهندسة', ['ar', 'ar-ae']],
      ['ar', 'مهندسه', ['ar', 'ar-ae']],
      ['en-us', 'résumé', ['resume', 'résumé']],
      ['en-us', 'resume', ['resume', 'résumé']],
      ['en-us', 'ENGINEERS', ['en-us']],
      ['es-es', 'ingeniero', ['es-es']],
      ['pt-br', 'medico', ['pt-br']],
      ['ms', 'jurutera', ['ms']],
      ['id', 'pengembang', ['id']],
    ])('%s: “%s” finds %j', async (language, query, found) => {
      expect(await findEverywhere(query, language)).toEqual(found.toSorted())
    })

    test('the title of every job finds it in its own language, of which there are ten', async () => {
      expect(new Set(jobsOfLanguages.map(({ language }) => language)).size).toBe(languages.length)
      for (const { identifier, title, language } of jobsOfLanguages)
        expect([title, await findEverywhere(title, language as LanguageKey)]).toEqual([
          title,
          expect.arrayContaining([identifier]),
        ])
    })

    test('all words have to be there, in any order and any part of a posting', async () => {
      expect((await find({ query: 'nurse', exact: true })).toSorted()).toEqual(['clerk', 'night-nurse', 'nurse'])
      for (const query of ['night nurse', 'nurse night'])
        expect((await find({ query, exact: true })).toSorted()).toEqual(['clerk', 'night-nurse'])
      expect(await find({ query: 'nurse driver', exact: true })).toEqual([])
    })

    test('the signs of query languages are no operators: a phrase or an excluded word is searched as its words', async () => {
      for (const query of ['"night nurse"', 'nurse -night', '+nurse +night', 'nurse & night'])
        expect((await find({ query, exact: true })).toSorted()).toEqual(['clerk', 'night-nurse'])
    })

    test('nothing typed finds all, and nothing that can be searched for finds none', async () => {
      for (const query of ['', '   ']) expect((await find({ query })).toSorted()).toEqual(openInSingapore.toSorted())
      for (const query of ['!!!', '☃', '…']) expect(await find({ query })).toEqual([])
    })

    test('a place is searched by its names in any language, and no other words of the posting are', async () => {
      expect(await find({ location: 'istanbul', country: 'all' })).toEqual(['tr'])
      for (const location of ['Japan', '日本'])
        expect((await find({ location, country: 'all' })).toSorted()).toEqual(['ja', 'remote'])
      expect(await find({ location: 'nurse' })).toEqual([])
    })
  })

  testQueryMeaning(() => ({ ...engine, nameAll }))
  testSuggestions(() => engine.jobSearch)

  test.each(
    hostileTexts.map((query) => [query.length > 40 ? `${query.slice(0, 4)}… (${query.length})` : query, query]),
  )('takes %j as it takes any text', async (_, query) => {
    const filter = { query, location: query }
    const { ids, total } = await engine.jobSearch.search(filter, visitor, { ...wholeList, sort: sortOrder.relevance })
    expect(ids).toHaveLength(total)
    expect((await engine.jobSearch.facets(filter, visitor)).total).toBe(total)
    await engine.jobSearch.relaxations(filter, visitor)
    expect(nameAll(ids).filter((name) => !openInSingapore.includes(name))).toEqual([])
    expect(await engine.jobSearch.suggest(query, { size: 5, country: null })).toEqual(expect.any(Array))
  })

  describe('filters', () => {
    test.each<[JobFilter, string[]]>([
      [{}, openInSingapore],
      [{ job_types: [1] }, ['nurse', 'driver']],
      [{ job_types: [1, 3] }, ['nurse', 'driver', 'remote']],
      [{ job_types: [1], xp_lvls: [2] }, ['driver']],
      [{ degrees: [1, 2] }, ['nurse', 'driver']],
      [{ main_functions: [1] }, ['nurse', 'night-nurse']],
      [{ job_categories: [1] }, ['nurse', 'night-nurse']],
      [{ main_functions: [1], job_function_ids: [1] }, ['night-nurse']],
      [{ main_functions: [10], job_function_ids: [1] }, ['driver', 'night-nurse']],
      [{ arrangements: ['hybrid', 'remote'] }, ['night-nurse', 'remote']],
      [{ is_company_verified: true }, ['nurse', 'night-nurse', 'clerk']],
      [{ is_web3: true }, ['driver']],
      [{ is_urgent: true }, ['clerk']],
      [{ salary_from: 6_000 }, ['night-nurse', 'driver']],
      [{ salary_to: 6_000 }, ['nurse', 'remote']],
      [{ posted_within: 3 }, ['night-nurse', 'clerk', 'remote']],
      [{ country: 'jp' }, ['ja', 'remote']],
      [{ country: 'my' }, ['ms', 'remote']],
      [{ query: 'nurse', exact: true, job_types: [2] }, ['night-nurse', 'clerk']],
      // An id that no list holds is not a filter.
      [{ job_types: [999_999] }, openInSingapore],
    ])('%j finds %j', async (filter, found) => {
      expect((await find(filter)).toSorted()).toEqual(found.toSorted())
    })

    test('companies, and companies that the visitor blocked', async () => {
      const [harbour, island] = ['harbour', 'island'].map((name) => engine.companyIds.get(name) as number)
      expect(await find({ company_ids: [island as number] })).toEqual(['driver'])
      expect(await find({ company_ids: [2 ** 31 - 1] })).toEqual([])
      const blocked = new Set([harbour as number])
      expect((await find({}, { by: { blocked } })).toSorted()).toEqual(['driver', 'remote'])
      const { total, hiddenTotal } = await engine.jobSearch.search({}, { ...visitor, blocked }, wholeList)
      expect([total, hiddenTotal]).toEqual([2, 3])
    })
  })

  describe('orders and pages', () => {
    test('the newest first, the best paid first, or titles that hold the words first', async () => {
      expect(await find({})).toEqual(['clerk', 'remote', 'night-nurse', 'driver', 'nurse'])
      const paid = await find({ country: 'sg' }, { sort: sortOrder.highestSalary })
      expect([paid[0], paid[1], paid.at(-1)]).toEqual(['driver', 'night-nurse', 'clerk'])
      const ranked = await find({ query: 'nurse', exact: true }, { sort: sortOrder.relevance })
      expect(ranked).toEqual(['nurse', 'night-nurse', 'clerk'])
    })

    test.each(Object.entries(sortOrder))('pages by %s give every job once, in one order', async (_, sort) => {
      const whole = await find({ query: 'nurse' }, { sort })
      const pages: number[] = []
      for (const page of [1, 2, 3]) {
        const found = await engine.jobSearch.search({ query: 'nurse' }, visitor, { sort, page, size: 2 })
        expect(found).toMatchObject({ total: whole.length, isApproximate: false, hiddenTotal: 0 })
        pages.push(...found.ids)
      }
      expect(nameAll(pages)).toEqual(whole)
      const far = await engine.jobSearch.search({}, visitor, { sort, page: 1_000_000_000, size: 60 })
      expect([far.ids, far.total]).toEqual([[], openInSingapore.length])
    })
  })

  describe('facets', () => {
    /** Options that jobs here have, and some that none has. */
    const options = {
      main_functions: [1, 2, 10],
      job_function_ids: [1, 2],
      job_types: [1, 2, 3, 4],
      xp_lvls: [1, 2, 3],
      degrees: [1, 2, 3],
    } as const
    const optionFacets = Object.keys(options) as (keyof typeof options)[]

    /** What each count should be: how many jobs a search finds whose only choice in that group is the option. */
    const recount = async (filter: JobFilter, facets: JobFacets) => {
      const without = (...names: (keyof JobFilter)[]): JobFilter =>
        Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as keyof JobFilter)))
      const expected: Record<string, Record<string, number>> = {}
      for (const name of optionFacets) {
        const others = (functionFilters as readonly string[]).includes(name)
          ? without(...functionFilters)
          : without(name)
        expected[name] = {}
        for (const id of options[name]) {
          const total = await count({ ...others, [name]: [id] })
          if (total > 0) expected[name][id] = total
        }
      }
      expected.arrangements = {}
      for (const arrangement of ['on_site', 'hybrid', 'remote'] as const) {
        const total = await count({ ...without('arrangements'), arrangements: [arrangement] })
        if (total > 0) expected.arrangements[arrangement] = total
      }
      expected.posted_within = {}
      for (const days of [1, 3, 7, 14, 30])
        expected.posted_within[days] = await count({ ...without('posted_within'), posted_within: days })
      expected.salary_ranges = {}
      for (const { id, from, to } of salaryRanges('SGD')) {
        const bounds = { salary_from: from ?? undefined, salary_to: to ?? undefined }
        const total = await count({ ...without('salary_from', 'salary_to'), ...bounds })
        if (total > 0) expected.salary_ranges[id] = total
      }
      expected.countries = {}
      for (const country of ['all', 'sg', 'my', 'jp', 'tr', 'gb'] as const) {
        const total = await count({ ...filter, country })
        if (total > 0) expected.countries[country] = total
      }
      const verified = await count({ ...without('is_company_verified'), is_company_verified: true })
      expect(facets).toMatchObject({ ...expected, total: await count(filter), is_company_verified: verified })
      for (const name of [...optionFacets, 'arrangements', 'salary_ranges'] as const)
        expect([name, facets[name]]).toEqual([name, expected[name]])
    }

    test.each<JobFilter>([
      {},
      { query: 'nurse' },
      { job_types: [2] },
      { job_types: [1], xp_lvls: [2], query: 'driver' },
      { main_functions: [10], job_function_ids: [1] },
      { arrangements: ['remote'], posted_within: 7 },
      { salary_from: 6_000, is_company_verified: true },
      { country: 'my' },
      { country: 'all', query: 'nurse' },
      { query: '!!!' },
    ])('of %j are what a search for each option finds', async (filter) => {
      await recount(filter, await engine.jobSearch.facets(filter, visitor))
    })
  })

  test('matches tell the jobs whose titles hold the words from those that say them elsewhere', async () => {
    const { titled, others } = await engine.jobSearch.matchAmong({ query: 'nurse', exact: true }, visitor, allIds)
    expect(nameAll(titled).toSorted()).toEqual(['night-nurse', 'nurse'])
    expect(nameAll(others)).toEqual(['clerk'])
  })

  test('of some jobs, only these are matched', async () => {
    const [found = 0, other = 0] = (await engine.jobSearch.search({}, visitor, wholeList)).ids
    expect(await engine.jobSearch.matchAmong({}, visitor, [other])).toEqual({ titled: [], others: [other] })
    expect((await engine.jobSearch.createMatcher([found]))({}, visitor)).toEqual({ titled: [], others: [found] })
    const none = { titled: [], others: [] }
    expect(await engine.jobSearch.matchAmong({}, visitor, [])).toEqual(none)
    expect((await engine.jobSearch.createMatcher([]))({}, visitor)).toEqual(none)
  })

  test('relaxations say what dropping each filter would give, the most first, and leave out what adds nothing', async () => {
    const filter: JobFilter = { query: 'nurse', job_types: [2], xp_lvls: [1], main_functions: [1], degrees: [999] }
    const { items } = await engine.jobSearch.relaxations(filter, visitor)
    const now = await count(filter)
    expect(items.map(({ total }) => total)).toEqual(
      items.map(({ total }) => total).toSorted((one, other) => other - one),
    )
    for (const name of ['query', 'job_types', 'xp_lvls', 'main_functions'] as const) {
      const total = await count({ ...filter, [name]: undefined })
      const item = items.find((entry) => entry.filter === name)
      expect([name, item?.total]).toEqual([name, total > now ? total : undefined])
    }
    expect(items.map((item) => item.filter)).not.toContain('degrees')
  })

  describe('similar jobs', () => {
    const similar = async (identifier: string, size = 3) =>
      nameAll((await engine.jobSearch.similar(engine.jobIds.get(identifier) as number, size)).map(({ id }) => id))

    test('have like titles first, are open, and are never the job itself', async () => {
      const found = await similar('nurse', 10)
      expect(found[0]).toBe('night-nurse')
      for (const name of ['nurse', 'closed', 'on-hold', 'expired']) expect(found).not.toContain(name)
      expect(await similar('nurse', 1)).toHaveLength(1)
    })

    test('are there for a closed job too, and for no job none', async () => {
      expect((await similar('closed')).length).toBeGreaterThan(0)
      expect(await engine.jobSearch.similar(2 ** 31 - 1, 5)).toEqual([])
    })
  })
}
