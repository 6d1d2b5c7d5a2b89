import { sql } from 'drizzle-orm'
import { shortCache } from '../../platform/cache/query-cache.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { wordMark } from '../../platform/text/ts-vector.ts'

/** A tsquery taken apart. */
export type WordQuery = { word: string } | { all: WordQuery[] } | { any: WordQuery[] }

/** The tsqueries of text/ts-query.ts, taken apart; null where a word is asked for by its beginning only. */
export const parseWordQuery = (text: string): WordQuery | null => {
  const tokens: string[] = text.match(/'[^']*'|:\*|[&|()]/g) ?? []
  if (tokens.includes(':*')) return null
  let next = 0
  const factor = (): WordQuery => {
    const token = tokens[next] as string
    next += 1
    if (token !== '(') return { word: token.slice(1, -1) }
    const inner = either()
    next += 1
    return inner
  }
  const listOf = (part: () => WordQuery, joint: string): WordQuery[] => {
    const parts = [part()]
    while (tokens[next] === joint) {
      next += 1
      parts.push(part())
    }
    return parts
  }
  const both = (): WordQuery => {
    const parts = listOf(factor, '&')
    return parts.length === 1 ? (parts[0] as WordQuery) : { all: parts }
  }
  const either = (): WordQuery => {
    const parts = listOf(both, '|')
    return parts.length === 1 ? (parts[0] as WordQuery) : { any: parts }
  }
  return either()
}

/** The words of a query, each once. */
export const wordsOf = (query: WordQuery): string[] => {
  const found = (part: WordQuery): string[] =>
    'word' in part ? [part.word] : ('all' in part ? part.all : part.any).flatMap(found)
  return [...new Set(found(query))]
}

/** What of a query postings can hold: the marks of parted words stand in the head only. Null when nothing is left. */
export const inPostings = (query: WordQuery): WordQuery | null => {
  if ('word' in query) return query.word.startsWith(wordMark) ? null : query
  if ('all' in query) {
    const parts = query.all.map(inPostings)
    return parts.includes(null) ? null : { all: parts as WordQuery[] }
  }
  const parts = query.any.map(inPostings).filter((part) => part !== null)
  return parts.length > 1 ? { any: parts } : (parts[0] ?? null)
}

const keptWords = shortCache<Map<string, number>>({ limit: 10, seconds: 10 })

/** The words whose jobs stand in `search_bits`, with their ids. */
export const findKeptWords = (db: Queries): Promise<Map<string, number>> =>
  keptWords(db, 'words', async () => {
    const result = await db.execute(sql`select word, id from search_words`)
    return new Map(result.rows.map((row) => [String(row.word), Number(row.id)]))
  })

// Each takes a quarter of a megabyte at a million jobs, and some microseconds of every job that is written.
const mostKept = 2_000
// Where fewer jobs are open, the index of words lists them quickly enough.
const fewJobs = 200_000
// Fewer matches are listed as quickly as bits are joined.
const dearMatches = 1_000
const keptAtOnce = 10

const wanted = new Set<string>()

/** Remembers the words of a search that was dear, so that the next ones find them kept. `open`: how many jobs are. */
export const wantWords = (text: string, { found, open }: { found: number; open: number }): void => {
  if (found < dearMatches || wanted.size >= mostKept || open < fewJobs) return
  const query = parseWordQuery(text)
  for (const word of query === null ? [] : wordsOf(query)) wanted.add(word)
}

/** Keeps some of the wanted words. Their jobs are listed, for seconds, while others write; these wait only while the bits are put in. */
export const keepWantedWords = async (db: Database): Promise<void> => {
  if (wanted.size === 0) return
  const result = await db.execute(sql`select word from search_words`)
  const kept = new Set(result.rows.map((row) => String(row.word)))
  const missing = [...wanted].filter((word) => !kept.has(word)).slice(0, Math.min(keptAtOnce, mostKept - kept.size))
  wanted.clear()
  for (const word of missing)
    await db.transaction(async (transaction) => {
      // No visitor waits for it.
      await transaction.execute(sql`set local statement_timeout = '2min'`)
      await transaction.execute(sql`select keep_search_word(${word})`)
    })
}
