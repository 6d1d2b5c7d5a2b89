import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { foldWord } from '../../occupations/fold-word.ts'
import { bigrams, isUnspacedScript } from '../../platform/text/words.ts'

/** A title that open jobs have, or had since the index was built; jobs with the same title in the same language share it. */
export type JobTitle = {
  language: string
  /** The title as two are compared (`comparable`). */
  terms: string
  /** The same without spaces. */
  key: string
  words: string[]
}

const addTo = (postings: Map<string, number[]>, term: string, title: number): void => {
  const held = postings.get(term)
  if (held === undefined) postings.set(term, [title])
  else if (held.at(-1) !== title) held.push(title)
}

const addForm = (forms: Map<string, string[]>, word: string, language: LanguageKey): void => {
  const key = foldWord(word, language)
  const held = forms.get(key)
  if (held) held.push(word)
  else forms.set(key, [word])
}

/** Words of titles by how they are folded in each language that was asked for. */
const createWordForms = (words: () => Iterable<string>) => {
  const byLanguage = new Map<LanguageKey, Map<string, string[]>>()
  return {
    add: (word: string): void => {
      for (const [language, forms] of byLanguage) addForm(forms, word, language)
    },
    /** Words that are one word with this key in the language (`foldWord`). */
    of: (key: string, language: LanguageKey): readonly string[] => {
      let forms = byLanguage.get(language)
      if (!forms) {
        forms = new Map()
        for (const word of words()) addForm(forms, word, language)
        byLanguage.set(language, forms)
      }
      return forms.get(key) ?? []
    },
  }
}

/** The distinct titles of an index, by number, and which of them hold which words. */
export const createJobTitles = () => {
  const titles: JobTitle[] = []
  const numbers = new Map<string, number>()
  /** How many open jobs have the title. */
  const counts: number[] = []
  const byWord = new Map<string, number[]>()
  const byPair = new Map<string, number[]>()
  const wordForms = createWordForms(() => byWord.keys())
  let version = 0

  const add = (language: string, terms: string): number => {
    const number = titles.length
    const words = terms === '' ? [] : terms.split(' ')
    titles.push({ language, terms, key: terms.replaceAll(' ', ''), words })
    counts.push(0)
    for (const word of words) {
      if (!byWord.has(word)) wordForms.add(word)
      addTo(byWord, word, number)
      if (isUnspacedScript(word)) for (const pair of bigrams(word)) addTo(byPair, pair, number)
    }
    return number
  }

  return {
    size: () => titles.length,
    at: (title: number): JobTitle => titles[title] as JobTitle,
    countOf: (title: number): number => counts[title] ?? 0,
    words: () => byWord.keys(),
    /** The number of a title, new or known. */
    intern: (language: string, terms: string): number => {
      const key = `${language} ${terms}`
      let number = numbers.get(key)
      if (number === undefined) {
        number = add(language, terms)
        numbers.set(key, number)
      }
      return number
    },
    /** Says that so many more jobs have the title from now on, or fewer. */
    count: (title: number, change: number): void => {
      const before = counts[title] ?? 0
      counts[title] = before + change
      if (before > 0 !== before + change > 0) version += 1
    },
    /** Grows whenever open jobs come to have a title, or none has it any more. */
    version: () => version,
    /** Whether an open job has just this title, in any language. */
    isTitle: (terms: string): boolean =>
      ['', ...languages.map(({ key }) => key)].some((language) => {
        const number = numbers.get(`${language} ${terms}`)
        return number !== undefined && (counts[number] ?? 0) > 0
      }),
    /** How many open jobs hold the word in their titles. */
    countWord: (word: string): number => {
      let sum = 0
      for (const title of byWord.get(word) ?? []) sum += counts[title] ?? 0
      return sum
    },
    /** Words of titles that are one word with this key in the language (`foldWord`). */
    formsOf: wordForms.of,
    /** The titles that hold any of these words; a run of Chinese or Japanese characters anywhere in a longer one. */
    holding: (words: readonly string[]): Set<number> => {
      const found = new Set<number>()
      for (const word of words) {
        for (const title of byWord.get(word) ?? []) found.add(title)
        if (!isUnspacedScript(word)) continue
        const pairs = bigrams(word)
        const [first] = pairs.length > 1 ? pairs : []
        // A single character begins a pair, or ends a run.
        const candidates = first === undefined ? titles.keys() : (byPair.get(first) ?? [])
        for (const title of candidates) if (titles[title]?.terms.includes(word)) found.add(title)
      }
      return found
    },
  }
}
