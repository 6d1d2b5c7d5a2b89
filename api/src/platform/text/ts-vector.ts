import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { stem } from './stem.ts'
import { toSimplified } from './to-simplified.ts'
import { bigrams, segment, tokenize } from './words.ts'

/** PostgreSQL's weights: A counts most. */
type Weight = 'A' | 'B' | 'C' | 'D'
export type WeightedText = { weight: Weight; text: string }

// A tsvector may hold 1 MB. A posting past this length is not text that anyone reads.
const maxCharacters = 60_000

/** Begins a Chinese or Japanese word that readers see in a run of characters, so that ranking prefers it to a chance pair of characters. */
export const segmentMark = '='

/** Every term by which a text is found: words and their stems, pairs of Chinese or Japanese characters in simplified form. */
export const termsOf = (text: string, language: LanguageKey | null, withSegments = false): Set<string> => {
  const terms = new Set<string>()
  for (const line of text.slice(0, maxCharacters).split('\n'))
    for (const term of termsOfLine(line, language, withSegments)) terms.add(term)
  return terms
}

// Places, skills, benefits and standard phrases are repeated in many postings; to tokenize them again would be most of an import's time. A
// plain map that is emptied when it is full: see docs/adr/0044-lru-cache.md.
const termsByLine = new Map<string, string[]>()
const maxCachedLines = 20_000
const maxCachedLineLength = 300

/** No word continues on the next line, so that each line can be cached by itself. */
const termsOfLine = (line: string, language: LanguageKey | null, withSegments: boolean): string[] => {
  if (line.length > maxCachedLineLength) return tokenizeLine(line, language, withSegments)
  const key = `${language} ${withSegments} ${line}`
  const cached = termsByLine.get(key)
  if (cached) return cached
  const terms = tokenizeLine(line, language, withSegments)
  if (termsByLine.size >= maxCachedLines) termsByLine.clear()
  termsByLine.set(key, terms)
  return terms
}

const tokenizeLine = (line: string, language: LanguageKey | null, withSegments: boolean): string[] => {
  const terms: string[] = []
  for (const token of tokenize(line)) {
    if (!token.isUnspaced) {
      terms.push(token.text, stem(token.text, language))
      continue
    }
    for (const run of toSimplified(token.text)) {
      terms.push(...bigrams(run))
      if (withSegments) for (const word of segment(run)) terms.push(segmentMark + word)
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
  { tags = [], withSegments = false }: { tags?: string[]; withSegments?: boolean } = {},
): string => {
  const weights = new Map<string, Weight>()
  for (const { weight, text } of texts)
    for (const term of termsOf(text, language, withSegments)) {
      const known = weights.get(term)
      if (known === undefined || weight < known) weights.set(term, weight)
    }
  let vector = ''
  for (const [term, weight] of weights) vector += weight === 'D' ? `'${term}' ` : `'${term}':1${weight} `
  for (const tag of tags) vector += `'${tag}' `
  return vector
}
