import { sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import { encodeTag, toTagLexeme } from '../../jobs/tags.ts'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import { readFromStandby } from '../../platform/database/standby.ts'
import { toTsQuery } from '../../platform/text/ts-query.ts'
import { allOf, lexemesOf, type WordQuery, withoutSegments } from '../../platform/text/word-query.ts'
import { and, type Bitmap, clearBit, createBitmap, or, popcount, setBit } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'
import { findMaterializedWords, requestMaterialization } from './materialized-words.ts'
import { runSearchLimited } from './run-search-limited.ts'
import { readWordBitmaps } from './word-bitmaps.ts'

type CachedMatches = { matches: Promise<Bitmap>; version: number }

// Of a million jobs, each takes 125 KB.
const matchCacheOf = createCacheByOwner<JobIndex, string, CachedMatches>({ max: 400 })

/** The jobs that hold the words of queries, by query; `isOfAllCountries`: none of them was asked of the searched country alone. */
type TextMatches = { bitmaps: Bitmap[]; isOfAllCountries: boolean }

/**
 * The jobs that hold the words of each query anywhere in the posting, valid for the index as it is now. What is not cached is asked of the database
 * in one query.
 */
export const matchTexts = async (
  index: JobIndex,
  queries: readonly WordQuery[],
  scope: number | null,
): Promise<TextMatches> => {
  if (queries.length === 0) return { bitmaps: [], isOfAllCountries: true }
  const wordIds = await findMaterializedWords(index.db)
  const cache = matchCacheOf(index)
  const { version } = index
  const missing = new Map<string, WordQuery>()
  const stored = new Map<string, WordQuery>()
  const outdated = new Map<string, Outdated>()
  let isOfAllCountries = true
  const keys = queries.map((query) => {
    const materialized = materializedQuery(query, wordIds)
    // Bitmaps of materialized words hold the jobs of all countries.
    if (materialized === null && scope !== null) isOfAllCountries = false
    const key = `${materialized ? '' : scope} ${toTsQuery(query)}`
    const cached = cache.get(key)
    if (cached !== undefined && cached.version >= index.modifiedVersion) return key
    if (materialized) stored.set(key, materialized)
    else if (cached !== undefined) outdated.set(key, { query, ...cached })
    else missing.set(key, query)
    return key
  })
  const written = outdated.size === 0 ? [] : writtenSince(index, [...outdated.values()])
  // So many were written that all are read as quickly.
  if (written === null) for (const [key, { query }] of outdated) missing.set(key, query)
  else if (outdated.size > 0) {
    const found = runSearchLimited(() => updateMatches(index, [...outdated.values()], written, scope))
    keepEach(index, [...outdated.keys()], found, version)
  }
  if (stored.size > 0) {
    const found = combineMaterialized(index, [...stored.values()], wordIds)
    keepEach(index, [...stored.keys()], found, version)
  }
  if (missing.size > 0) {
    const found = runSearchLimited(() => matchByTsQueries(index, [...missing.values()], scope))
    keepEach(index, [...missing.keys()], found, version)
  }
  const size = index.columns.capacity()
  return {
    bitmaps: await Promise.all(keys.map((key) => cache.get(key)?.matches ?? createBitmap(size))),
    isOfAllCountries,
  }
}

/** Matches of a query as they were before some jobs were written. */
type Outdated = CachedMatches & { query: WordQuery }

const maxUpdatedJobs = 1_000

/** The slots of the jobs that were written since the oldest of the matches; null where there are many. */
const writtenSince = ({ columns, blockModifiedVersions }: JobIndex, outdated: readonly Outdated[]): number[] | null => {
  const since = Math.min(...outdated.map(({ version }) => version))
  const slots: number[] = []
  for (const [block, blockVersion] of blockModifiedVersions.entries()) {
    if (!(blockVersion > since)) continue
    const first = block * columns.blockSize
    for (let slot = first; slot < first + columns.blockSize; slot += 1)
      if ((columns.columns.modifiedVersion[slot] as number) > since) slots.push(slot)
    if (slots.length > maxUpdatedJobs) return null
  }
  return slots
}

/**
 * Of each query the matches as they are now: only the jobs that were written are asked of the database, all of them where the search before failed.
 * Searches that run hold the former bitmap.
 */
const updateMatches = async (
  index: JobIndex,
  outdated: readonly Outdated[],
  written: readonly number[],
  scope: number | null,
): Promise<Bitmap[]> => {
  const queries = outdated.map(({ query }) => query)
  const found = await matchByTsQueries(index, queries, scope, written)
  const former = await Promise.all(outdated.map(({ matches }) => matches.catch(() => null)))
  const failed = queries.filter((_, position) => !former[position])
  const foundAnew = (await matchByTsQueries(index, failed, scope)).values()
  return former.map((matches, position) => {
    if (!matches) return foundAnew.next().value as Bitmap
    const bits = createBitmap(index.columns.capacity())
    or(bits, matches)
    for (const slot of written) clearBit(bits, slot)
    or(bits, found[position] as Bitmap)
    return bits
  })
}

const keepEach = (index: JobIndex, keys: readonly string[], found: Promise<Bitmap[]>, version: number): void => {
  const cache = matchCacheOf(index)
  for (const [position, key] of keys.entries()) {
    const matches = found.then((bitmaps) => bitmaps[position] as Bitmap)
    const entry = { matches, version }
    cache.set(key, entry)
    matches.catch(() => {
      if (cache.peek(key) === entry) cache.delete(key)
    })
  }
}

/** A query whose words are all materialized, without the segments that bitmaps do not hold; null where one is not. */
const materializedQuery = (query: WordQuery, wordIds: ReadonlyMap<string, number>): WordQuery | null => {
  const held = withoutSegments(query)
  const lexemes = held && lexemesOf(held)
  return lexemes?.every((word) => wordIds.has(word)) ? held : null
}

/** Joins the bitmaps of materialized words as each query says. */
const combineMaterialized = async (
  index: JobIndex,
  queries: readonly WordQuery[],
  wordIds: ReadonlyMap<string, number>,
): Promise<Bitmap[]> => {
  const tagOf = (word: string) => encodeTag('word', wordIds.get(word) as number)
  const words = new Set(queries.flatMap((query) => lexemesOf(query) ?? []))
  const bitmaps = await readWordBitmaps(index, [...words].map(tagOf))
  return queries.map((query) => combine(query, index.columns.capacity(), (word) => bitmaps.get(tagOf(word))))
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

/** By the index of words, within the searched country; where `among` names slots, of their jobs alone. */
const matchByTsQueries = async (
  index: JobIndex,
  queries: readonly WordQuery[],
  scope: number | null,
  among?: readonly number[],
): Promise<Bitmap[]> => {
  if (queries.length === 0) return []
  const { db, columns, readsAfter } = index
  const isAmong = among ? sql` and id = any(${`{${among.map(columns.idOf).join()}}`}::int[])` : sql``
  const scopeWord = scope === null ? [] : [{ word: toTagLexeme(encodeTag('scope', scope)) }]
  const selects = queries.map(
    (query, position) => sql`
      select ${position}::int as query, string_agg(int4send(id), '') as ids
      from ${jobs} where status = 'open' and search_vector @@ ${toTsQuery(allOf([query, ...scopeWord]))}::tsquery${isAmong}`,
  )
  const { rows } = await readFromStandby(db, readsAfter, (reader) =>
    reader.execute(sql.join(selects, sql` union all `)),
  )
  const found = queries.map(() => createBitmap(columns.capacity()))
  for (const row of rows) {
    const bits = found[Number(row.query)] as Bitmap
    for (const id of unpackNumbers(row.ids as Uint8Array | null)) {
      const slot = columns.slotOf(id)
      if (slot !== undefined) setBit(bits, slot)
    }
  }
  if (among) return found
  const open = popcount(columns.open())
  for (const [position, query] of queries.entries())
    requestMaterialization(query, { matches: popcount(found[position] as Bitmap), open })
  return found
}

/** Numbers that a query packed with `int4send`. */
const unpackNumbers = (packed: Uint8Array | null): number[] => {
  if (!packed) return []
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  return Array.from({ length: packed.byteLength / 4 }, (_, position) => view.getInt32(position * 4))
}
