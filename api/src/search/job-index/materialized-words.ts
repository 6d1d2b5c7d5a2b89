import { sql } from 'drizzle-orm'
import { createQueryCache } from '../../platform/cache/query-cache.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { wordMark } from '../../platform/text/ts-vector.ts'

/** A tsquery taken apart. */
export type TsQueryTree = { word: string } | { all: TsQueryTree[] } | { any: TsQueryTree[] }

/** The tsqueries of text/ts-query.ts, taken apart; null where a word is asked for by its beginning only. */
export const parseTsQuery = (text: string): TsQueryTree | null => {
  const tokens: string[] = text.match(/'[^']*'|:\*|[&|()]/g) ?? []
  if (tokens.includes(':*')) return null
  let next = 0
  const factor = (): TsQueryTree => {
    const token = tokens[next] as string
    next += 1
    if (token !== '(') return { word: token.slice(1, -1) }
    const inner = either()
    next += 1
    return inner
  }
  const listOf = (part: () => TsQueryTree, joint: string): TsQueryTree[] => {
    const parts = [part()]
    while (tokens[next] === joint) {
      next += 1
      parts.push(part())
    }
    return parts
  }
  const both = (): TsQueryTree => {
    const parts = listOf(factor, '&')
    return parts.length === 1 ? (parts[0] as TsQueryTree) : { all: parts }
  }
  const either = (): TsQueryTree => {
    const parts = listOf(both, '|')
    return parts.length === 1 ? (parts[0] as TsQueryTree) : { any: parts }
  }
  return either()
}

/** The words of a query, each once. */
export const lexemesOf = (query: TsQueryTree): string[] => {
  const found = (part: TsQueryTree): string[] =>
    'word' in part ? [part.word] : ('all' in part ? part.all : part.any).flatMap(found)
  return [...new Set(found(query))]
}

/** What of a query postings can hold: the marks of parted words stand in the head only. Null when nothing is left. */
export const withoutWordMarks = (query: TsQueryTree): TsQueryTree | null => {
  if ('word' in query) return query.word.startsWith(wordMark) ? null : query
  if ('all' in query) {
    const parts = query.all.map(withoutWordMarks)
    return parts.includes(null) ? null : { all: parts as TsQueryTree[] }
  }
  const parts = query.any.map(withoutWordMarks).filter((part) => part !== null)
  return parts.length > 1 ? { any: parts } : (parts[0] ?? null)
}

const keptWords = createQueryCache<Map<string, number>>({ maxEntries: 10, ttlSeconds: 10 })

/** The words whose jobs stand in `search_bits`, with their ids. */
export const findMaterializedWords = (db: QueryExecutor): Promise<Map<string, number>> =>
  keptWords(db, 'words', async () => {
    const result = await db.execute(sql`select word, id from search_words`)
    return new Map(result.rows.map((row) => [String(row.word), Number(row.id)]))
  })

// Each takes a quarter of a megabyte at a million jobs, and some microseconds of every job that is written.
const maxMaterializedWords = 2_000
// Where fewer jobs are open, the index of words lists them quickly enough.
const minOpenJobs = 200_000
// Fewer matches are listed as quickly as bits are joined.
const minMatches = 1_000
const wordsPerRun = 10

const requestedWords = new Set<string>()

/** Remembers the words of a search that was dear, so that the next ones find them kept. `open`: how many jobs are. */
export const requestMaterialization = (text: string, { found, open }: { found: number; open: number }): void => {
  if (found < minMatches || requestedWords.size >= maxMaterializedWords || open < minOpenJobs) return
  const query = parseTsQuery(text)
  for (const word of query === null ? [] : lexemesOf(query)) requestedWords.add(word)
}

/** Keeps some of the wanted words. Their jobs are listed, for seconds, while others write; these wait only while the bits are put in. */
export const materializeRequestedWords = async (db: Database): Promise<void> => {
  if (requestedWords.size === 0) return
  const result = await db.execute(sql`select word from search_words`)
  const kept = new Set(result.rows.map((row) => String(row.word)))
  const missing = [...requestedWords]
    .filter((word) => !kept.has(word))
    .slice(0, Math.min(wordsPerRun, maxMaterializedWords - kept.size))
  requestedWords.clear()
  for (const word of missing)
    await db.transaction(async (transaction) => {
      // No visitor waits for it.
      await transaction.execute(sql`set local statement_timeout = '2min'`)
      await transaction.execute(sql`select keep_search_word(${word})`)
    })
}
