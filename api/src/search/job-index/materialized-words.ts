import { sql } from 'drizzle-orm'
import { createQueryCache } from '../../platform/cache/query-cache.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { lexemesOf, type WordQuery } from '../../platform/text/word-query.ts'
import { searchWords } from '../tables.ts'

const wordCache = createQueryCache<Map<string, number>>({ maxEntries: 10, ttlSeconds: 10 })

/** The words whose jobs are stored in `search_bits`, with the ids of the words. */
export const findMaterializedWords = (db: QueryExecutor): Promise<Map<string, number>> =>
  wordCache(db, 'words', async () => {
    const result = await db.execute(sql`select word, id from ${searchWords}`)
    return new Map(result.rows.map((row) => [String(row.word), Number(row.id)]))
  })

// Each takes a quarter of a megabyte at a million jobs, and some microseconds of every job that is written.
const maxMaterializedWords = 2_000
// Where fewer jobs are open, the index of words lists them quickly enough.
const minOpenJobs = 200_000
// Fewer matches are listed as quickly as bitmaps are joined.
const minMatches = 1_000
const wordsPerRun = 10

const requestedWords = new Set<string>()

/** Notes the words of an expensive search, to be materialized for the next ones. `matches`: how many jobs it found, of `open` jobs. */
export const requestMaterialization = (
  query: WordQuery,
  { matches, open }: { matches: number; open: number },
): void => {
  if (matches < minMatches || requestedWords.size >= maxMaterializedWords || open < minOpenJobs) return
  for (const word of lexemesOf(query) ?? []) requestedWords.add(word)
}

/**
 * Materializes some of the requested words. To list their jobs takes seconds, in which others write; these wait only while the bitmaps are
 * inserted.
 */
export const materializeRequestedWords = async (db: Database): Promise<void> => {
  if (requestedWords.size === 0) return
  const result = await db.execute(sql`select word from ${searchWords}`)
  const materialized = new Set(result.rows.map((row) => String(row.word)))
  const missing = [...requestedWords]
    .filter((word) => !materialized.has(word))
    .slice(0, Math.min(wordsPerRun, maxMaterializedWords - materialized.size))
  requestedWords.clear()
  for (const word of missing)
    await db.transaction(async (transaction) => {
      // No visitor waits for it.
      await transaction.execute(sql`set local statement_timeout = '2min'`)
      await transaction.execute(sql`select keep_search_word(${word})`)
    })
}
