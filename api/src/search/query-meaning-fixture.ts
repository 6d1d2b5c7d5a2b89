import { describe, expect, test } from '@jest/globals'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobSearch, Visitor } from './job-search.ts'

const visitor: Visitor = { country: 'sg', language: 'en-us' }
const wholeList = { sort: sortOrder.newest, page: 1, size: 60 }

type Engine = { jobSearch: JobSearch; nameAll: (ids: readonly number[]) => string[] }

/** What every engine understands of words, over the records of `jobSearchFixture`. */
export const testQueryMeaning = (engine: () => Engine): void => {
  describe('what words mean', () => {
    const understand = async (query: string, by: Partial<Visitor> = {}) => {
      const page = { ...wholeList, sort: sortOrder.relevance }
      const found = await engine().jobSearch.search({ query, country: 'all' }, { ...visitor, ...by }, page)
      const missing = Object.fromEntries([...found.missing].map(([id, words]) => [engine().nameAll([id])[0], words]))
      return { ...found, names: engine().nameAll(found.ids), missing }
    }

    test.each<[LanguageKey, string, string[]]>([
      ['en-us', 'software engineer', ['en-us', 'zh-cn', 'zh-tw', 'id']],
      ['zh-cn', '软件工程师', ['zh-cn', 'zh-tw', 'en-us', 'id']],
      ['tr', 'makina mühendisi', ['tr']],
      ['en-us', 'RN', ['nurse', 'night-nurse']],
      ['en-us', 'enfermera', ['nurse', 'night-nurse']],
      ['en-us', 'nrse', ['nurse', 'night-nurse']],
      ['pt-br', 'médica', ['pt-br']],
    ])('%s: “%s” finds %j first, in whatever language they are', async (language, query, found) => {
      const { names } = await understand(query, { language })
      expect(names.slice(0, found.length).toSorted()).toEqual(found.toSorted())
    })

    test('a word that no occupation, title or company has is mended, and the way back is told', async () => {
      const { understood } = await understand('nrse')
      expect(understood?.correction).toEqual({
        from: 'nrse',
        to: 'nurse',
        marks: [{ start: 0, end: 5 }],
        is_certain: true,
      })
      expect((await engine().jobSearch.search({ query: 'nrse', exact: true }, visitor, wholeList)).total).toBe(0)
    })

    test('wishes are filters, each with the query that is left without it', async () => {
      const { understood, names } = await understand('part time nurse')
      expect(names).toEqual(['night-nurse'])
      expect(understood?.filters).toMatchObject([
        { field: 'job_types', value: '2', words: 'part time', query_without: 'nurse', label: 'Part-time' },
      ])
    })

    test('a job that lacks a word comes after those that hold all, and says what it lacks', async () => {
      const { names, missing } = await understand('night nurse')
      expect(names.slice(0, 2)).toEqual(['night-nurse', 'nurse'])
      expect(missing).toMatchObject({ nurse: ['night'] })
      expect(missing['night-nurse']).toBeUndefined()
    })

    test('where nothing is found, what is near is told with its count', async () => {
      const { near, total } = await engine().jobSearch.search({ query: 'jurutera' }, visitor, wholeList)
      expect(total).toBe(0)
      expect(near.find(({ kind }) => kind === 'other_country')).toMatchObject({ criteria: { country: 'all' } })
      for (const { count: found } of near) expect(found).toBeGreaterThan(0)
    })
  })
}

/** What every engine suggests while somebody types, over the same records. */
export const testSuggestions = (jobSearch: () => JobSearch): void => {
  describe('suggestions', () => {
    const suggest = async (typed: string, country: CountryKey | null = null, size = 10) =>
      (await jobSearch().suggest(typed, { size, country })).map(({ value }) => value)

    test.each([
      ['nur', ['Nurse']],
      ['night', ['Night Nurse']],
      ['MUHEN', ['Makine Mühendisi']],
      ['resu', ['Resume Writer', 'Résumé Editor']],
      ['软件', ['高级软件工程师']],
      ['エンジ', ['【初級ITエンジニア】未経験歓迎']],
      ['مهند', ['مهندسة مدنية', 'مهندسه معمارية']],
      // Typing errors.
      ['sofware enginer', ['Software Engineer']],
      ['tranlsator', ['Remote Translator']],
    ])('for %s hold %j', async (typed, values) => {
      expect(await suggest(typed)).toEqual(expect.arrayContaining(values))
    })

    test('begin with what was typed first, count open jobs, and keep to the country and the size', async () => {
      expect((await suggest('nurse'))[0]).toBe('Nurse')
      expect(await suggest('nurse')).not.toEqual(expect.arrayContaining(['Nurse Manager']))
      expect(await suggest('jurutera', 'sg')).toEqual([])
      expect(await suggest('jurutera', 'my')).toEqual(['Jurutera awam'])
      expect(await suggest('n', null, 1)).toHaveLength(1)
      for (const nothing of ['', '%', '_', 'zzzzqqqq']) expect(await suggest(nothing)).toEqual([])
      expect(await jobSearch().suggest('nurse', { size: 1, country: 'sg' })).toEqual([{ value: 'Nurse', count: 1 }])
    })

    test('rows are told apart, and say which letters were mended', async () => {
      const rows = async (typed: string) =>
        (await jobSearch().suggestRows(typed, visitor, { size: 8, country: 'sg' })).map(({ kind, value, marks }) => ({
          kind,
          value,
          marks,
        }))
      expect(await rows('nrse')).toEqual(
        expect.arrayContaining([
          { kind: 'title', value: 'Nurse', marks: [{ start: 0, end: 5 }] },
          { kind: 'title', value: 'Night Nurse', marks: [{ start: 6, end: 11 }] },
          { kind: 'occupation', value: 'Registered nurse', marks: [] },
        ]),
      )
      expect(await rows('harbour')).toEqual([{ kind: 'company', value: 'Harbour Clinic', marks: [] }])
      expect(await rows('')).toEqual([])
    })
  })
}
