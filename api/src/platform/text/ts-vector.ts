import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { toSimplified } from './chinese.ts'
import { stem } from './stem.ts'
import { cut, pairs, segment } from './words.ts'

/** PostgreSQL's weights: A counts most. */
type Weight = 'A' | 'B' | 'C' | 'D'
export type WeightedText = { weight: Weight; text: string }

// A tsvector may hold 1 MB. A posting past this length is not text that anyone reads.
const maximumCharacters = 60_000

/** Marks a Chinese or Japanese word that readers would part as such, so that ranking prefers it to a chance pair of characters. */
export const wordMark = '='

/** Every term under which a text is found: words and their stems, pairs of Chinese or Japanese characters in simplified form. */
export const termsOf = (text: string, language: LanguageKey | null, withWordMarks = false): Set<string> => {
  const terms = new Set<string>()
  for (const line of text.slice(0, maximumCharacters).split('\n'))
    for (const term of termsOfLine(line, language, withWordMarks)) terms.add(term)
  return terms
}

// Places, skills, benefits and house phrases come back in posting after posting; cutting them anew is most of an import's time.
const knownLines = new Map<string, string[]>()
const knownLinesLimit = 20_000
const longestKnownLine = 300

/** No word goes on past the end of its line, so each line stands for itself. */
const termsOfLine = (line: string, language: LanguageKey | null, withWordMarks: boolean): string[] => {
  if (line.length > longestKnownLine) return cutLine(line, language, withWordMarks)
  const key = `${language} ${withWordMarks} ${line}`
  const known = knownLines.get(key)
  if (known) return known
  const terms = cutLine(line, language, withWordMarks)
  if (knownLines.size >= knownLinesLimit) knownLines.clear()
  knownLines.set(key, terms)
  return terms
}

const cutLine = (line: string, language: LanguageKey | null, withWordMarks: boolean): string[] => {
  const terms: string[] = []
  for (const piece of cut(line)) {
    if (!piece.isUnspaced) {
      terms.push(piece.text, stem(piece.text, language))
      continue
    }
    for (const run of toSimplified(piece.text)) {
      terms.push(...pairs(run))
      if (withWordMarks) for (const word of segment(run)) terms.push(wordMark + word)
    }
  }
  return terms
}

/**
 * The text of a `tsvector`, to be cast, not parsed: `'engineer':1A 'sql':1B 'team'`. Each term carries its best weight; D is
 * PostgreSQL's default and needs no position, which halves the size. `tags` are added as they are.
 */
export const toTsVector = (
  texts: WeightedText[],
  language: LanguageKey | null,
  { tags = [], withWordMarks = false }: { tags?: string[]; withWordMarks?: boolean } = {},
): string => {
  const weights = new Map<string, Weight>()
  for (const { weight, text } of texts)
    for (const term of termsOf(text, language, withWordMarks)) {
      const known = weights.get(term)
      if (known === undefined || weight < known) weights.set(term, weight)
    }
  let vector = ''
  for (const [term, weight] of weights) vector += weight === 'D' ? `'${term}' ` : `'${term}':1${weight} `
  for (const tag of tags) vector += `'${tag}' `
  return vector
}
