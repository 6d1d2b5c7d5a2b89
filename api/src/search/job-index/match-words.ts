import { sql } from 'drizzle-orm'
import { encodeTag, toTagLexeme } from '../../jobs/tags.ts'
import type { Criteria } from '../search-criteria.ts'
import { runSearchLimited } from '../search-limiter.ts'

import { andInPlace, type Bitmap, cardinality, createBitmap, orInPlace, setBit } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'
import {
  findMaterializedWords,
  lexemesOf,
  parseTsQuery,
  requestMaterialization,
  type TsQueryTree,
  withoutWordMarks,
} from './materialized-words.ts'
import { readWordBitmaps, type WordBitmaps } from './word-bitmaps.ts'

/** The jobs that a query of words finds. */
export type WordMatches = {
  matches: Bitmap
  /** Those whose titles alone answer the query. */
  titles: Bitmap
  /** Those whose titles hold every word in every form, which none is ranked above; null where that is not known. */
  topRanked: Bitmap | null
}

/** What a search says in words, as far as it says anything. */
export type SearchWords = { text: WordMatches | null; place: WordMatches | null }

type Remembered = { found: Promise<WordMatches>; version: number }

const remembered = new WeakMap<JobIndex, Map<string, Remembered>>()

// Of a million jobs, each takes up to 375 KB.
const maxCachedQueries = 200

/** The sets of the criteria's words, which are valid for the index as it is now. */
export const matchWords = async (index: JobIndex, { text, place, scope }: Criteria): Promise<SearchWords> => ({
  text: text === null ? null : await findQuery(index, text, scope),
  place: place === null ? null : await findQuery(index, place, scope),
})

const findQuery = async (index: JobIndex, query: string, scope: number | null): Promise<WordMatches> => {
  const parsed = parseTsQuery(query)
  const held = parsed && withoutWordMarks(parsed)
  const kept = held ? await findMaterializedWords(index.db) : null
  const isKept = held !== null && kept !== null && lexemesOf(held).every((word) => kept.has(word))
  const key = isKept ? query : `${scope} ${query}`
  const version = index.version
  let queries = remembered.get(index)
  if (!queries) {
    queries = new Map()
    remembered.set(index, queries)
  }
  const known = queries.get(key)
  if (known) queries.delete(key)
  const isFresh = known !== undefined && known.version >= index.writtenIn
  const found = isFresh
    ? known.found
    : isKept
      ? combineBitmaps(index, parsed as TsQueryTree, held, kept)
      : runSearchLimited(() => matchByTsQuery(index, query, scope))
  const entry = isFresh ? known : { found, version }
  queries.set(key, entry)
  if (queries.size > maxCachedQueries) queries.delete(queries.keys().next().value as string)
  found.catch(() => {
    if (queries.get(key) === entry) queries.delete(key)
  })
  return found
}

/** Of words whose bits are kept: and-ed and or-ed as the query says. */
const combineBitmaps = async (
  index: JobIndex,
  query: TsQueryTree,
  held: TsQueryTree,
  kept: Map<string, number>,
): Promise<WordMatches> => {
  const ids = lexemesOf(held).map((word) => kept.get(word) as number)
  const bits = await readWordBitmaps(index, [
    ...ids.map((id) => encodeTag('word', id)),
    ...ids.map((id) => encodeTag('titleWord', id)),
  ])
  const size = index.columns.capacity()
  const titles = combine(held, size, (word) => bits.get(encodeTag('titleWord', kept.get(word) as number)))
  return {
    matches: combine(held, size, (word) => bits.get(encodeTag('word', kept.get(word) as number))),
    titles,
    topRanked: bestOf(query, size, kept, bits),
  }
}

const combine = (query: TsQueryTree, size: number, bitsOf: (word: string) => Bitmap | undefined): Bitmap => {
  if ('word' in query) return bitsOf(query.word) ?? createBitmap(size)
  const result = createBitmap(size)
  const parts = ('all' in query ? query.all : query.any).map((part) => combine(part, size, bitsOf))
  const [first, ...others] = parts
  if (first) orInPlace(result, first)
  for (const part of others) ('all' in query ? andInPlace : orInPlace)(result, part)
  return result
}

// The rank's steps tell a title that holds all of so many words from one that holds all but one.
const mostRanked = 40

/** Titles that hold every word in every form have the highest rank there is (`rank` of find-jobs.ts). */
const bestOf = (query: TsQueryTree, size: number, kept: Map<string, number>, bits: WordBitmaps): Bitmap | null => {
  const words = lexemesOf(query)
  if (words.length > mostRanked || !words.every((word) => kept.has(word))) return null
  return combine({ all: words.map((word) => ({ word })) }, size, (word) =>
    bits.get(encodeTag('titleWord', kept.get(word) as number)),
  )
}

/** By the index of words, within the searched country. */
const matchByTsQuery = async (index: JobIndex, query: string, scope: number | null): Promise<WordMatches> => {
  const { db, columns } = index
  const inScope = scope === null ? query : `(${query}) & '${toTagLexeme(encodeTag('scope', scope))}'`
  const inTitle = query.replaceAll(/'[^']*'(:\*)?/g, (word) => (word.endsWith('*') ? `${word}A` : `${word}:A`))
  const result = await db.execute(sql`
    select string_agg(int4send(id), '') as ids,
      string_agg(int4send(id), '') filter (where head_vector @@ ${inTitle}::tsquery) as titles
    from jobs where status = 'open' and search_vector @@ ${inScope}::tsquery`)
  const toBits = (packed: unknown): Bitmap => {
    const bits = createBitmap(columns.capacity())
    for (const id of unpackNumbers(packed as Uint8Array | null)) {
      const slot = columns.slotOf(id)
      if (slot !== undefined) setBit(bits, slot)
    }
    return bits
  }
  const found = { matches: toBits(result.rows[0]?.ids), titles: toBits(result.rows[0]?.titles), topRanked: null }
  requestMaterialization(query, { found: cardinality(found.matches), open: cardinality(columns.open()) })
  return found
}

/** Numbers that a query packed with `int4send`. */
export const unpackNumbers = (packed: Uint8Array | null): number[] => {
  if (!packed) return []
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  return Array.from({ length: packed.byteLength / 4 }, (_, place) => view.getInt32(place * 4))
}
