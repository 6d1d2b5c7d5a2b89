import { sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { WordQuery } from '../../platform/text/word-query.ts'
import { and, type Bitmap, createBitmap, or, setBit } from './bitmap.ts'
import type { JobColumns } from './job-columns.ts'

/** Which jobs hold which words: the slots of each word. For some thousands of jobs that very many queries are asked of. */
export type WordPostings = ReadonlyMap<string, readonly number[]>

const batchSize = 2_000
const separator = '\u0001'

/** Reads the words of jobs of an index. */
export const readWordPostings = async (
  db: QueryExecutor,
  columns: JobColumns,
  ids: readonly number[],
): Promise<WordPostings> => {
  const postings = new Map<string, number[]>()
  for (let start = 0; start < ids.length; start += batchSize) {
    const { rows } = await db.execute(sql`
      select id, array_to_string(tsvector_to_array(search_vector), ${separator}) as words from ${jobs}
      where id = any(${`{${ids.slice(start, start + batchSize).join(',')}}`}::int[])`)
    for (const { id, words } of rows) {
      const slot = columns.slotOf(Number(id))
      if (slot !== undefined) addWords(postings, words, slot)
    }
  }
  return postings
}

const addWords = (postings: Map<string, number[]>, words: unknown, slot: number): void => {
  for (const word of String(words).split(separator)) {
    // Tags of filters are matched by the columns.
    if (word === '' || word.startsWith('@')) continue
    const slots = postings.get(word)
    if (slots) slots.push(slot)
    else postings.set(word, [slot])
  }
}

/** The jobs that match a query, as `search_vector @@ query` finds them. */
export const matchPostings = (postings: WordPostings, query: WordQuery, size: number): Bitmap => {
  const bits = createBitmap(size)
  if ('word' in query) {
    for (const slot of postings.get(query.word) ?? []) setBit(bits, slot)
    return bits
  }
  if ('prefix' in query) {
    for (const [word, slots] of postings)
      if (word.startsWith(query.prefix)) for (const slot of slots) setBit(bits, slot)
    return bits
  }
  const isAll = 'all' in query
  const [first, ...others] = (isAll ? query.all : query.any).map((part) => matchPostings(postings, part, size))
  if (first) or(bits, first)
  for (const part of others) (isAll ? and : or)(bits, part)
  return bits
}
