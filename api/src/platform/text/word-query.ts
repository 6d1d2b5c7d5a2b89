import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { stem } from './stem.ts'
import { toSimplified } from './to-simplified.ts'
import { segmentMark } from './ts-vector.ts'
import { bigrams, segment, type Token, tokenize } from './words.ts'

/**
 * What a text asks for: lexemes of the search vectors, joined by “all” and “any”. A text is parsed into it once (`parseWordQuery`), and
 * `toTsQuery` prints it. It is plain data, so that it can be part of a cache's key.
 */
export type WordQuery =
  | { word: string }
  /** Every word that begins so. */
  | { prefix: string }
  | { all: WordQuery[] }
  | { any: WordQuery[] }

// Nobody searches for more; a longer query is pasted text, and its beginning says what it is about.
const maxCharacters = 1_000
const maxTokens = 24
const maxBigrams = 48

// Words that say nothing about a job. A posting without a description holds none of them and must be found all the same.
const stopWords = new Set(
  (
    'a an the of in for and or to at with as on by ' +
    'de la el los las en y o para con un una del ' +
    'da do das dos em e ou com um uma no na ' +
    've ile icin bir dan di untuk yang dengan ' +
    'في من علي و او الي'
  ).split(' '),
)

const isStopWord = (token: Token): boolean => stopWords.has(token.text)

/** All of these; `parts` must not be empty. */
export const allOf = (parts: WordQuery[]): WordQuery => (parts.length === 1 ? (parts[0] as WordQuery) : { all: parts })

/** Any of these; `parts` must not be empty. */
export const anyOf = (parts: WordQuery[]): WordQuery => (parts.length === 1 ? (parts[0] as WordQuery) : { any: parts })

const wordsOf = (words: Iterable<string>): WordQuery[] => Array.from(new Set(words), (word) => ({ word }))

/**
 * A run of Chinese or Japanese characters: the words that readers see in it, or all its pairs of characters; a run may have two spellings
 * in simplified characters, and either will do.
 */
const parseRun = (text: string, mark: string): WordQuery =>
  anyOf(
    toSimplified(text).map((run) => {
      const found = bigrams(run).slice(0, maxBigrams)
      // The last entry is the final character alone; a run of one character is found at the start of any pair.
      if (found.length === 1) return { prefix: mark + run }
      const pairs = allOf(wordsOf(found.slice(0, -1).map((pair) => mark + pair)))
      // Only the words of the whole posting are stored with segments.
      const segments = mark === '' ? wordsOf(segment(run).map((word) => segmentMark + word)).slice(0, maxBigrams) : []
      return segments.length === 0 ? pairs : anyOf([allOf(segments), pairs])
    }),
  )

const parseToken = ({ text, isUnspaced }: Token, language: LanguageKey | null, mark = ''): WordQuery =>
  isUnspaced ? parseRun(text, mark) : anyOf(wordsOf([mark + text, mark + stem(text, language)]))

/**
 * The query for the jobs that hold every word of `text`, in any of its forms. Takes any input; null when nothing in it can be searched
 * for. `mark` begins every word, for the words of one part of a posting.
 */
export const parseWordQuery = (text: string, language: LanguageKey | null, mark = ''): WordQuery | null => {
  const tokens = tokenize(text.slice(0, maxCharacters))
  const contentTokens = tokens.filter((token) => !isStopWord(token))
  const wanted = new Map((contentTokens.length > 0 ? contentTokens : tokens).map((token) => [token.text, token]))
  const parts = [...wanted.values()].slice(0, maxTokens).map((token) => parseToken(token, language, mark))
  return parts.length === 0 ? null : allOf(parts)
}

/** The query for all or any words of several texts. Null when they hold no word but stop words. */
export const parseTexts = (
  texts: readonly { text: string; language: LanguageKey | null }[],
  combine: 'all' | 'any',
): WordQuery | null => {
  const parts = texts.flatMap(({ text, language }) =>
    tokenize(text.slice(0, maxCharacters))
      .filter((token) => !isStopWord(token))
      .slice(0, maxTokens)
      .map((token) => parseToken(token, language)),
  )
  if (parts.length === 0) return null
  const distinct = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
  return combine === 'all' ? allOf(distinct) : anyOf(distinct)
}

/** The words of a query, each once; null where it asks for the beginning of a word, which can be any number of words. */
export const lexemesOf = (query: WordQuery): string[] | null => {
  const found = new Set<string>()
  const collect = (part: WordQuery): boolean => {
    if ('prefix' in part) return false
    if ('word' in part) {
      found.add(part.word)
      return true
    }
    return ('all' in part ? part.all : part.any).every(collect)
  }
  return collect(query) ? [...found] : null
}

/**
 * The query without the segments of unspaced text, which stand in the head of a posting only; the pairs of characters beside them say the
 * same of the whole posting. Null when nothing is left.
 */
export const withoutSegments = (query: WordQuery): WordQuery | null => {
  if ('prefix' in query) return query
  if ('word' in query) return query.word.startsWith(segmentMark) ? null : query
  if ('all' in query) {
    const parts = query.all.map(withoutSegments)
    return parts.includes(null) ? null : allOf(parts as WordQuery[])
  }
  const parts = query.any.map(withoutSegments).filter((part) => part !== null)
  return parts.length === 0 ? null : anyOf(parts)
}
