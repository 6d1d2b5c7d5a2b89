import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { functionTitles, jobFunctions, mainFunctions, type Row } from '../config/lists/list-rows.ts'
import { stem } from '../platform/text/stem.ts'
import { toSimplified } from '../platform/text/to-simplified.ts'
import { tokenize } from '../platform/text/words.ts'

export type FunctionMatch = {
  mainFunctionId: number | null
  jobFunctionId: number | null
  functionTitleId: number | null
}

type Name = { words: string[]; text: string; id: number }

/** Words of a spaced script by their stems, in any order; unspaced names as they stand. */
const wordsOf = (text: string, language: LanguageKey | null): string[] =>
  tokenize(text).map((token) =>
    token.isUnspaced ? (toSimplified(token.text)[0] as string) : stem(token.text, language),
  )

// “Desarrollador/a”, “Desenvolvedor(a)”: the ending is no word of the title.
const withoutEndings = (name: string): string =>
  name.replace(/[/(](?:a|as|es|ra|ora|trice|in)\b\)?/giu, '').replace(/ ?[（(][^()（）]*[)）]/gu, '')
const joining = new Set(['and', 'y', 'e', 'dan', 've', 'de', 'da', 'do', 'en', 'of', 'a', 'o', 'or'])

type Matcher = (words: string[]) => { id: number; score: number } | null

const matcherOf = (rows: readonly Pick<Row, 'id' | 'names'>[], language: LanguageKey): Matcher => {
  const spaced = new Map<string, Name[]>()
  const unspaced: Name[] = []
  for (const row of rows) {
    const words = wordsOf(withoutEndings(row.names[language]), language).filter((word) => !joining.has(word))
    const text = words.join('')
    const name = { words, text, id: row.id }
    const [first] = words
    if (first === undefined) continue
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) unspaced.push(name)
    else spaced.set(first, [...(spaced.get(first) ?? []), name])
  }
  return (words) => {
    const givenWords = new Set(words)
    const text = words.join('')
    let best: { id: number; score: number } | null = null
    const consider = (name: Name) => {
      if (!best || name.text.length > best.score) best = { id: name.id, score: name.text.length }
    }
    for (const word of givenWords)
      for (const name of spaced.get(word) ?? []) if (name.words.every((part) => givenWords.has(part))) consider(name)
    for (const name of unspaced) if (text.includes(name.text)) consider(name)
    return best
  }
}

const matchers = new Map<string, Matcher>()
const matcherFor = (list: 'titles' | 'functions' | 'mains', language: LanguageKey): Matcher => {
  const key = `${list} ${language}`
  let matcher = matchers.get(key)
  if (!matcher) {
    matcher = matcherOf({ titles: functionTitles, functions: jobFunctions, mains: mainFunctions }[list], language)
    matchers.set(key, matcher)
  }
  return matcher
}

const parents = new Map(jobFunctions.map((row) => [row.id, row.parent]))
const functionOfTitle = new Map(functionTitles.map((row) => [row.id, row.parent]))

/**
 * Where a job belongs in the taxonomy: the longest title of the list that its title holds, in its language or in English; else the
 * function or field that its title or category names. Nulls when nothing is told.
 */
export const matchFunction = (title: string, categories: string[], language: LanguageKey | null): FunctionMatch => {
  const languages = [...new Set<LanguageKey>([language ?? 'en-us', 'en-us'])]
  const texts = [title, ...categories].map((text) => text.slice(0, 300))
  for (const text of texts) {
    const found = best(languages, (one) => matcherFor('titles', one)(wordsOf(text, one)))
    const jobFunctionId = found === null ? null : (functionOfTitle.get(found) ?? null)
    if (found !== null && jobFunctionId !== null)
      return { functionTitleId: found, jobFunctionId, mainFunctionId: parents.get(jobFunctionId) ?? null }
  }
  for (const text of texts) {
    const jobFunctionId = best(languages, (one) => matcherFor('functions', one)(wordsOf(text, one)))
    if (jobFunctionId !== null)
      return { functionTitleId: null, jobFunctionId, mainFunctionId: parents.get(jobFunctionId) ?? null }
    const mainFunctionId = best(languages, (one) => matcherFor('mains', one)(wordsOf(text, one)))
    if (mainFunctionId !== null) return { functionTitleId: null, jobFunctionId: null, mainFunctionId }
  }
  return { functionTitleId: null, jobFunctionId: null, mainFunctionId: null }
}

const best = (
  languages: LanguageKey[],
  match: (language: LanguageKey) => { id: number; score: number } | null,
): number | null => {
  const found = languages.flatMap((language) => match(language) ?? []).sort((one, other) => other.score - one.score)
  return found[0]?.id ?? null
}
