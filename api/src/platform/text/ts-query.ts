import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { toSimplified } from './chinese.ts'
import { stem } from './stem.ts'
import { wordMark } from './ts-vector.ts'
import { cut, pairs, segment } from './words.ts'

// Nobody searches for more; a longer query is pasted text, and its beginning says what it is about.
const maximumCharacters = 1_000
const maximumPieces = 24
const maximumPairs = 48

// Words that say nothing about a job. A posting without a description holds none of them and must be found all the same.
const fillers = new Set(
  (
    'a an the of in for and or to at with as on by ' +
    'de la el los las en y o para con un una del ' +
    'da do das dos em e ou com um uma no na ' +
    've ile icin bir dan di untuk yang dengan ' +
    'في من علي و او الي'
  ).split(' '),
)

type Quote = (term: string) => string

const unspacedQuery = (text: string, quote: Quote, mayMarkWords: boolean): string => {
  const ways = toSimplified(text).map((run) => {
    const found = pairs(run).slice(0, maximumPairs)
    // The last entry is the final character alone; a run of one character is found at the start of any pair.
    if (found.length === 1) return `${quote(run)}:*`
    const all = [...new Set(found.slice(0, -1))].map(quote).join(' & ')
    const words = mayMarkWords ? [...new Set(segment(run))].slice(0, maximumPairs) : []
    if (words.length === 0) return `(${all})`
    return `(${words.map((word) => quote(wordMark + word)).join(' & ')} | ${all})`
  })
  return ways.length === 1 ? (ways[0] as string) : `(${ways.join(' | ')})`
}

/**
 * The text of a `tsquery`, to be cast, that finds the jobs holding every word of `query`, in any of its forms. Valid for any input;
 * null when nothing in it can be searched for. `mark` begins every term, for the words of one part of a posting.
 */
export const toTsQuery = (query: string, language: LanguageKey | null, mark = ''): string | null => {
  const quote: Quote = (term) => `'${mark}${term}'`
  const pieces = cut(query.slice(0, maximumCharacters))
  const telling = pieces.filter((piece) => !fillers.has(piece.text))
  const wanted = new Map((telling.length > 0 ? telling : pieces).map((piece) => [piece.text, piece]))
  const parts = [...wanted.values()].slice(0, maximumPieces).map((piece) => {
    if (piece.isUnspaced) return unspacedQuery(piece.text, quote, mark === '')
    const forms = [...new Set([piece.text, stem(piece.text, language)])]
    return forms.length === 1 ? quote(piece.text) : `(${forms.map(quote).join(' | ')})`
  })
  return parts.length === 0 ? null : parts.join(' & ')
}

/** A text as suggestions and typo matching compare it: folded, its words in order with one space between. At most 300 characters. */
export const comparable = (text: string): string =>
  cut(text.slice(0, 600))
    .map((piece) => (piece.isUnspaced ? (toSimplified(piece.text)[0] as string) : piece.text))
    .join(' ')
    .slice(0, 300)
    .toWellFormed()
    .trim()

/** A tsquery of all words of some texts, joined by `join`: any of them by default. Null when they hold no word. */
export const toAnyQuery = (
  texts: { text: string; language: LanguageKey | null }[],
  join: ' | ' | ' & ' = ' | ',
): string | null => {
  const queries = texts.flatMap(({ text, language }) => {
    const words = cut(text.slice(0, maximumCharacters)).filter((piece) => !fillers.has(piece.text))
    return words.slice(0, maximumPieces).map((piece) => toTsQuery(piece.text, language))
  })
  const known = [...new Set(queries.filter((query) => query !== null))]
  return known.length === 0 ? null : known.map((query) => `(${query})`).join(join)
}
