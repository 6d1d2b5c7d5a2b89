import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createPostgresDatabase } from '@jobspan/kit-server/testing'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import fc from 'fast-check'
import pg from 'pg'
import { comparable } from './comparable.ts'
import { fold } from './fold.ts'
import { toTsQuery } from './ts-query.ts'
import { toTsVector } from './ts-vector.ts'
import { lexemesOf, parseTexts, parseWordQuery, type WordQuery, withoutSegments } from './word-query.ts'

describe('folding', () => {
  test.each([
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA ılıca', 'isparta ilica'],
    ['Résumé', 'resume'],
    ['Größe Łódź smørrebrød', 'grosse lodz smorrebrod'],
    ['مُهَنْدِسَة', 'مهندسه'],
    ['أحمد إلى آخر', 'احمد الي اخر'],
    ['مهـــندس', 'مهندس'],
    ['ＳＱＬ　１２３', 'sql 123'],
    ['ｶﾞｰﾄﾞﾏﾝ', 'ガードマン'],
  ])('%s reads as %s', (text, folded) => expect(fold(text)).toBe(folded))

  test('keeps what tells Japanese words apart', () => expect(fold('がか')).toBe('がか'))
})

/** The text of a `tsquery`; empty, which finds nothing, where nothing can be searched for. */
const print = (query: WordQuery | null): string => (query === null ? '' : toTsQuery(query))

describe('words find the texts that hold them', () => {
  let database: pg.Client
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await createPostgresDatabase()
    drop = created.drop
    database = new pg.Client(created.url)
    await database.connect()
  })
  afterAll(async () => {
    await database.end()
    await drop()
  })
  const finds = async (query: string, queryLanguage: LanguageKey, text: string, language: LanguageKey) => {
    const vector = toTsVector([{ weight: 'A', text }], language, { withSegments: true })
    const { rows } = await database.query<{ found: boolean }>('select $1::tsvector @@ $2::tsquery as found', [
      vector,
      print(parseWordQuery(query, queryLanguage)),
    ])
    return rows[0]?.found
  }

  test.each<[string, LanguageKey, string, LanguageKey]>([
    ['软件', 'zh-cn', '高级软件工程师', 'zh-cn'],
    ['工程师', 'zh-cn', '資深軟體工程師', 'zh-tw'],
    ['软件', 'zh-cn', '資深軟體工程師', 'zh-tw'],
    ['軟體', 'zh-tw', '高级软件工程师', 'zh-cn'],
    ['软体', 'zh-cn', '資深軟體工程師', 'zh-tw'],
    ['师', 'zh-cn', '高级软件工程师', 'zh-cn'],
    ['エンジニア', 'ja', '【初級ITエンジニア】未経験歓迎', 'ja'],
    ['ｴﾝｼﾞﾆｱ', 'ja', '【初級ITエンジニア】未経験歓迎', 'ja'],
    ['コンピュータ', 'ja', 'コンピューターの保守', 'ja'],
    ['コンピューター', 'ja', 'コンピュータの保守', 'ja'],
    ['İSTANBUL', 'tr', 'İstanbul’da mühendis', 'tr'],
    ['istanbul', 'en-us', 'İSTANBUL mühendis', 'tr'],
    ['muhendis', 'tr', 'Makine Mühendisi', 'tr'],
    ['مهندسة', 'ar', 'مطلوب مهندسه مدنية', 'ar'],
    ['مهندسه', 'ar', 'مطلوب مهندسة مدنية', 'ar'],
    ['محاسب', 'ar', 'والمحاسبين', 'ar'],
    ['résumé', 'en-us', 'Resume writer', 'en-us'],
    ['resume', 'en-us', 'Résumé writer', 'en-us'],
    ['engineers', 'en-us', 'Software Engineer', 'en-us'],
    ['ingeniero', 'es-es', 'Ingenieros de obra', 'es-es'],
    ['medico', 'pt-br', 'Médicos plantonistas', 'pt-br'],
    ['c++', 'en-us', 'C++ developer', 'en-us'],
    ['pengembang perangkat', 'id', 'Pengembang perangkat lunak', 'id'],
    ['jurutera', 'ms', 'Jurutera awam', 'ms'],
  ])('%s (%s) in “%s” (%s)', async (query, queryLanguage, text, language) => {
    expect(await finds(query, queryLanguage, text, language)).toBe(true)
  })

  test.each<[string, LanguageKey, string, LanguageKey]>([
    ['c#', 'en-us', 'C++ developer', 'en-us'],
    ['nurse accountant', 'en-us', 'Nurse', 'en-us'],
    ['会计', 'zh-cn', '软件工程师', 'zh-cn'],
  ])('%s (%s) not in “%s” (%s)', async (query, queryLanguage, text, language) => {
    expect(await finds(query, queryLanguage, text, language)).toBe(false)
  })

  test('any text is a valid vector, any input a valid query, and a text is found by its own words', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'\'"\\:*&|!()<->\0\ud800\udc00 aá漢字カｶİ師ـة+#=@'), maxLength: 60 }),
    )
    const anyLanguage = fc.constantFrom(...languages.map((language) => language.key))
    await fc.assert(
      fc.asyncProperty(anyText, anyLanguage, async (text, language) => {
        const query = parseWordQuery(text, language)
        const vector = toTsVector([{ weight: 'D', text }], language)
        const any = parseTexts([{ text, language }], 'any')
        const { rows } = await database.query<{ found: boolean; any: boolean }>(
          'select $1::tsvector @@ $2::tsquery as found, $1::tsvector @@ $3::tsquery as any',
          [vector, print(query), print(any)],
        )
        expect(rows[0]?.found).toBe(query !== null)
      }),
      { numRuns: 500 },
    )
  })

  test('ten thousand characters of anything stay one short query', async () => {
    for (const text of [
      'a '.repeat(5_000),
      '漢'.repeat(10_000),
      "'&|!".repeat(2_500),
      '\ud800'.repeat(10_000),
      'ab'.repeat(5_000),
    ]) {
      const query = print(parseWordQuery(text, 'zh-tw'))
      expect(query.length).toBeLessThan(4_000)
      await database.query('select $1::tsquery', [query])
    }
  })

  test('a description at PostgreSQL’s limits still fits', async () => {
    const words = Array.from({ length: 30_000 }, (_, index) => `word${index}`).join(' ')
    await database.query('select $1::tsvector', [toTsVector([{ weight: 'D', text: words }], 'en-us')])
  })

  test('nothing to search for is no query', () => {
    expect(parseWordQuery('  !!! ☃ ', 'en-us')).toBeNull()
    expect(parseTexts([{ text: '…', language: 'ja' }], 'any')).toBeNull()
  })

  test('words that say nothing are not asked for, unless they are all there is', () => {
    const query = parseWordQuery('nurse in the city', 'en-us')
    expect(query && lexemesOf(query)).toEqual(['nurse', 'nurs', 'city', 'citi'])
    expect(parseWordQuery('the', 'en-us')).toEqual({ word: 'the' })
  })
})

describe('a query of words', () => {
  const nurse: WordQuery = { all: [{ word: 'a' }, { any: [{ word: 'b' }, { all: [{ word: 'c' }, { prefix: 'd' }] }] }] }

  test.each([
    ['match', `'a' & ('b' | ('c' & 'd':*))`],
    ['title', `'a':A & ('b':A | ('c':A & 'd':*A))`],
    ['ranking', `'a' | ('b' | ('c' | 'd':*))`],
  ] as const)('is printed to %s', (form, printed) => expect(toTsQuery(nurse, form)).toBe(printed))

  test('a run of characters asks for its words, or for its pairs; one character for the beginning of a pair', () => {
    expect(parseWordQuery('会计', 'zh-cn')).toEqual({ any: [{ word: '=会计' }, { word: '会计' }] })
    expect(parseWordQuery('师', 'zh-cn')).toEqual({ prefix: '师' })
    // Words of one part of a posting are stored without the words of a run.
    expect(parseWordQuery('会计', null, '#')).toEqual({ word: '#会计' })
  })

  test('names its words, each once, unless it asks for the beginning of one', () => {
    expect(lexemesOf({ all: [{ word: 'a' }, { any: [{ word: 'b' }, { word: 'a' }] }] })).toEqual(['a', 'b'])
    expect(lexemesOf(nurse)).toBeNull()
  })

  test('a word of a run is in no body, so only its other forms are asked for there', () => {
    expect(withoutSegments({ any: [{ word: '=a' }, { word: 'b' }] })).toEqual({ word: 'b' })
    expect(withoutSegments({ all: [{ word: '=a' }, { word: 'b' }] })).toBeNull()
  })

  test('of several texts asks for all of their words, or for any', () => {
    const texts = [
      { text: 'Nurse', language: 'en-us' as const },
      { text: 'nurse, 会计', language: null },
    ]
    const words: WordQuery[] = [
      { any: [{ word: 'nurse' }, { word: 'nurs' }] },
      { any: [{ word: '=会计' }, { word: '会计' }] },
    ]
    expect(parseTexts(texts, 'all')).toEqual({ all: words })
    expect(parseTexts(texts, 'any')).toEqual({ any: words })
  })
})

test('titles compare by their words alone', () => {
  expect(comparable('  Senior  Accountant (m/f)! ')).toBe('senior accountant m f')
  expect(comparable('軟體 工程師')).toBe(comparable('软体 工程师'))
  expect(comparable('x'.repeat(5_000)).length).toBeLessThanOrEqual(300)
})
