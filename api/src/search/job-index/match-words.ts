import { sql } from 'drizzle-orm'
import { encodeTag, toTagLexeme } from '../../jobs/tags.ts'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import { readFromStandby } from '../../platform/database/standby.ts'
import { toTsQuery } from '../../platform/text/ts-query.ts'
import { allOf, lexemesOf, type WordQuery, withoutSegments } from '../../platform/text/word-query.ts'
import { and, type Bitmap, createBitmap, or, popcount, setBit } from './bitmap.ts'
import type { Criteria } from './criteria.ts'
import type { JobIndex } from './job-index.ts'
import { findMaterializedWords, requestMaterialization } from './materialized-words.ts'
import { runSearchLimited } from './search-limiter.ts'
import { readWordBitmaps, type WordBitmaps } from './word-bitmaps.ts'

/** The jobs that match a query of words. */
export type WordMatches = {
  matches: Bitmap
  /** Those whose titles alone answer the query. */
  titles: Bitmap
  /** Those whose titles hold every word in every form, which no job is ranked above; null where that is not known. */
  topRanked: Bitmap | null
}

/** What matches the words of a search, as far as it has any. */
export type SearchWords = { text: WordMatches | null; place: WordMatches | null }

type CachedMatches = { matches: Promise<WordMatches>; version: number }

// Of a million jobs, each takes up to 375 KB.
const matchCacheOf = createCacheByOwner<JobIndex, string, CachedMatches>({ max: 200 })

/** The matches of the criteria's words, valid for the index as it is now. */
export const matchWords = async (index: JobIndex, { text, place, scope }: Criteria): Promise<SearchWords> => ({
  text: text === null ? null : await findMatches(index, text, scope),
  place: place === null ? null : await findMatches(index, place, scope),
})

const findMatches = async (index: JobIndex, query: WordQuery, scope: number | null): Promise<WordMatches> => {
  const materialized = await findMaterializedQuery(index, query)
  const text = toTsQuery(query)
  // Bitmaps of materialized words hold the jobs of all countries.
  const key = materialized ? text : `${scope} ${text}`
  const { version } = index
  const cache = matchCacheOf(index)
  const cached = cache.get(key)
  if (cached !== undefined && cached.version >= index.writtenIn) return cached.matches
  const matches = materialized
    ? combineMaterialized(index, query, materialized)
    : runSearchLimited(() => matchByTsQuery(index, query, scope))
  const entry = { matches, version }
  cache.set(key, entry)
  matches.catch(() => {
    if (cache.peek(key) === entry) cache.delete(key)
  })
  return matches
}

/** A query whose words are all materialized, without the segments that bitmaps do not hold. */
type MaterializedQuery = { query: WordQuery; lexemes: readonly string[]; wordIds: ReadonlyMap<string, number> }

const findMaterializedQuery = async (index: JobIndex, query: WordQuery): Promise<MaterializedQuery | null> => {
  const held = withoutSegments(query)
  const lexemes = held && lexemesOf(held)
  if (!lexemes) return null
  const wordIds = await findMaterializedWords(index.db)
  return lexemes.every((word) => wordIds.has(word)) ? { query: held, lexemes, wordIds } : null
}

/** Joins the bitmaps of materialized words as the query says. */
const combineMaterialized = async (
  index: JobIndex,
  whole: WordQuery,
  { query, lexemes, wordIds }: MaterializedQuery,
): Promise<WordMatches> => {
  const tagOf = (group: 'word' | 'titleWord', word: string) => encodeTag(group, wordIds.get(word) as number)
  const bitmaps = await readWordBitmaps(index, [
    ...lexemes.map((word) => tagOf('word', word)),
    ...lexemes.map((word) => tagOf('titleWord', word)),
  ])
  const size = index.columns.capacity()
  return {
    matches: combine(query, size, (word) => bitmaps.get(tagOf('word', word))),
    titles: combine(query, size, (word) => bitmaps.get(tagOf('titleWord', word))),
    topRanked: combineTopRanked(whole, size, wordIds, bitmaps),
  }
}

const combine = (query: WordQuery, size: number, bitmapOf: (word: string) => Bitmap | undefined): Bitmap => {
  if ('prefix' in query) throw new Error('The beginning of a word has no bitmap')
  if ('word' in query) return bitmapOf(query.word) ?? createBitmap(size)
  const result = createBitmap(size)
  const isAll = 'all' in query
  const [first, ...others] = (isAll ? query.all : query.any).map((part) => combine(part, size, bitmapOf))
  if (first) or(result, first)
  for (const part of others) (isAll ? and : or)(result, part)
  return result
}

// Up to this many words, rank buckets distinguish a title that holds all of them from one that lacks one.
const maxRankedWords = 40

/** Titles that hold every word in every form have the highest rank there is (`rankBucketSql`). */
const combineTopRanked = (
  query: WordQuery,
  size: number,
  wordIds: ReadonlyMap<string, number>,
  bitmaps: WordBitmaps,
): Bitmap | null => {
  const words = lexemesOf(query)
  if (words === null || words.length > maxRankedWords || !words.every((word) => wordIds.has(word))) return null
  return combine(allOf(words.map((word) => ({ word }))), size, (word) =>
    bitmaps.get(encodeTag('titleWord', wordIds.get(word) as number)),
  )
}

/** By the index of words, within the searched country. */
const matchByTsQuery = async (index: JobIndex, query: WordQuery, scope: number | null): Promise<WordMatches> => {
  const { db, columns, readsAfter } = index
  const inScope = scope === null ? query : allOf([query, { word: toTagLexeme(encodeTag('scope', scope)) }])
  const select = sql`
    select string_agg(int4send(id), '') as ids,
      string_agg(int4send(id), '') filter (where head_vector @@ ${toTsQuery(query, 'title')}::tsquery) as titles
    from jobs where status = 'open' and search_vector @@ ${toTsQuery(inScope)}::tsquery`
  const result = await readFromStandby(db, readsAfter, (reader) => reader.execute(select))
  const toBitmap = (packed: unknown): Bitmap => {
    const bits = createBitmap(columns.capacity())
    for (const id of unpackNumbers(packed as Uint8Array | null)) {
      const slot = columns.slotOf(id)
      if (slot !== undefined) setBit(bits, slot)
    }
    return bits
  }
  const found = { matches: toBitmap(result.rows[0]?.ids), titles: toBitmap(result.rows[0]?.titles), topRanked: null }
  requestMaterialization(query, { matches: popcount(found.matches), open: popcount(columns.open()) })
  return found
}

/** Numbers that a query packed with `int4send`. */
export const unpackNumbers = (packed: Uint8Array | null): number[] => {
  if (!packed) return []
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  return Array.from({ length: packed.byteLength / 4 }, (_, position) => view.getInt32(position * 4))
}
