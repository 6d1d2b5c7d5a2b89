import { readFileSync } from 'node:fs'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { createPhraseIndex, type PhraseIndex } from '../../occupations/phrase-index.ts'

type ByLanguage = Partial<Record<LanguageKey, string[]>>
type QueryWords = {
  /** Words that stand for a filter. An ambiguous one is a word as any other where more is typed than occupations, places and other filters. */
  filters: { field: string; value: string; isAmbiguous?: boolean; phrases: ByLanguage }[]
  /** Kinds of work that employers have departments of, by the ids of `main_functions`. */
  departments: { mainFunction: number; phrases: ByLanguage }[]
  /** Words that every search for a job may hold. */
  noise: ByLanguage
  /** Words that rank and exclude nothing. */
  levels: ByLanguage
  /** Words that only join others. */
  joining: ByLanguage
  amounts: Record<'atLeast' | 'atMost' | 'pay' | 'yearly' | 'thousand' | 'tenThousand' | 'million', string[]>
}

export const queryWords = JSON.parse(
  readFileSync(new URL('./data/query-words.json', import.meta.url), 'utf8'),
) as QueryWords

export type QueryWord =
  | { kind: 'filter'; field: string; value: string; isAmbiguous: boolean }
  | { kind: 'department'; mainFunction: number }
  | { kind: 'noise' | 'level' | 'joining' }

const indexes = new Map<LanguageKey, PhraseIndex<QueryWord>>()

const build = (language: LanguageKey): PhraseIndex<QueryWord> => {
  const index = createPhraseIndex<QueryWord>()
  const add = (phrases: ByLanguage, word: QueryWord) => {
    for (const phrase of phrases[language] ?? []) index.add(phrase, language, word)
  }
  for (const { phrases, field, value, isAmbiguous = false } of queryWords.filters)
    add(phrases, { kind: 'filter', field, value, isAmbiguous })
  for (const { phrases, mainFunction } of queryWords.departments) add(phrases, { kind: 'department', mainFunction })
  add(queryWords.levels, { kind: 'level' })
  add(queryWords.noise, { kind: 'noise' })
  add(queryWords.joining, { kind: 'joining' })
  return index
}

/** The words of a language that say something other than what work it is. */
export const queryWordsOf = (language: LanguageKey): PhraseIndex<QueryWord> => {
  const index = indexes.get(language) ?? build(language)
  indexes.set(language, index)
  return index
}

const hasHan = /\p{Script=Han}/u
const hasKana = /[\u3041-\u30ff]/
const hasArabic = /\p{Script=Arabic}/u

/** The languages that a text may be in, the likeliest first: the reader's, the country's, English, and those of its script. */
export const languagesOf = (text: string, language: LanguageKey, countryLanguage: LanguageKey): LanguageKey[] => {
  const byScript = languages.flatMap(({ key }) =>
    (hasKana.test(text) && key === 'ja') ||
    (hasHan.test(text) && (key === 'zh-cn' || key === 'zh-tw' || key === 'ja')) ||
    (hasArabic.test(text) && key === 'ar')
      ? [key]
      : [],
  )
  return [...new Set<LanguageKey>([language, countryLanguage, 'en-us', ...byScript])]
}
