import { type SQL, sql } from 'drizzle-orm'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import { readFromStandby } from '../../platform/database/standby.ts'
import { toTsQuery } from '../../platform/text/ts-query.ts'
import type { WordQuery } from '../../platform/text/word-query.ts'
import { type Bitmap, hasBit } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'
import { unpackNumbers } from './match-words.ts'
import { runSearchLimited } from './search-limiter.ts'

/** The rank buckets of jobs, as far as they were needed: `rankBuckets` by position in `slots`, which ascend. */
type CachedRanks = { slots: Uint32Array; rankBuckets: Uint8Array; version: number }

// A query that ten thousand jobs match takes 50 KB.
const rankCacheOf = createCacheByOwner<JobIndex, string, CachedRanks>({ max: 500 })

/**
 * Jobs that match a query equally well in title, company or place must not be ordered by chance: ranks are coarse buckets, within a bucket
 * the searched country comes before jobs abroad, then the newest first. `text` is a tsquery in its ranking form.
 */
const rankBucketSql = (text: string): SQL =>
  sql`floor(ts_rank('{0.1, 0.2, 0.4, 1}', head_vector, ${text}::tsquery) * 10)::int`

/** Orders slots by how well they match the query, then those of the home country, then the newest. `slots` must ascend. */
export const rankJobs = async (
  index: JobIndex,
  query: WordQuery,
  slots: Uint32Array,
  home: Bitmap | undefined,
): Promise<Uint32Array> => {
  const rankBuckets = await getRankBuckets(index, toTsQuery(query, 'ranking'), slots)
  const { slots: newest, positions } = index.newest
  // One number holds the whole order: bucket and home country above, the position among the newest in its last 32 bits.
  const keys = new Float64Array(slots.length)
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as number
    const isAbroad = home !== undefined && !hasBit(home, slot)
    keys[index] =
      ((255 - (rankBuckets[index] as number)) * 2 + Number(isAbroad)) * 2 ** 32 + (positions[slot] as number)
  }
  keys.sort()
  const ranked = new Uint32Array(slots.length)
  for (let index = 0; index < slots.length; index += 1)
    ranked[index] = newest[(keys[index] as number) % 2 ** 32] as number
  return ranked
}

const getRankBuckets = async (index: JobIndex, text: string, slots: Uint32Array): Promise<Uint8Array> => {
  const cache = rankCacheOf(index)
  const { version } = index
  const cached = dropStaleRanks(index, cache.get(text))
  const rankBuckets = new Uint8Array(slots.length)
  const missing: number[] = []
  let next = 0
  for (let position = 0; position < slots.length; position += 1) {
    const slot = slots[position] as number
    while (next < cached.slots.length && (cached.slots[next] as number) < slot) next += 1
    if (cached.slots[next] === slot) rankBuckets[position] = cached.rankBuckets[next] as number
    else missing.push(position)
  }
  if (missing.length === 0) {
    cache.set(text, cached)
    return rankBuckets
  }
  const missingSlots = missing.map((position) => slots[position] as number)
  const read = await runSearchLimited(() => queryRankBuckets(index, text, missingSlots))
  for (const position of missing) rankBuckets[position] = read.get(slots[position] as number) ?? 0
  cache.set(text, { ...merge(cached, { slots, rankBuckets }), version })
  return rankBuckets
}

/** The cached ranks without the blocks in which jobs were written since. */
const dropStaleRanks = (index: JobIndex, cached: CachedRanks | undefined): CachedRanks => {
  if (!cached) return { slots: new Uint32Array(0), rankBuckets: new Uint8Array(0), version: index.version }
  if (cached.version >= index.writtenIn) return cached
  const { blockWrittenIn, columns } = index
  const isUpToDate = (slot: number) => (blockWrittenIn[Math.floor(slot / columns.blockSize)] ?? 0) <= cached.version
  return {
    slots: cached.slots.filter(isUpToDate),
    rankBuckets: cached.rankBuckets.filter((_, position) => isUpToDate(cached.slots[position] as number)),
    version: index.version,
  }
}

type RankBuckets = Pick<CachedRanks, 'slots' | 'rankBuckets'>

/** Both together; their slots ascend. */
const merge = (one: RankBuckets, other: RankBuckets): RankBuckets => {
  const slots = new Uint32Array(one.slots.length + other.slots.length)
  const rankBuckets = new Uint8Array(slots.length)
  let length = 0
  let first = 0
  let second = 0
  while (first < one.slots.length || second < other.slots.length) {
    const fromOne = one.slots[first] ?? Number.POSITIVE_INFINITY
    const fromOther = other.slots[second] ?? Number.POSITIVE_INFINITY
    slots[length] = Math.min(fromOne, fromOther)
    rankBuckets[length] = (fromOther <= fromOne ? other.rankBuckets[second] : one.rankBuckets[first]) as number
    length += 1
    if (fromOne <= fromOther) first += 1
    if (fromOther <= fromOne) second += 1
  }
  return { slots: slots.slice(0, length), rankBuckets: rankBuckets.slice(0, length) }
}

const queryRankBuckets = async (
  { db, columns, readsAfter }: JobIndex,
  text: string,
  slots: number[],
): Promise<Map<number, number>> => {
  const select = sql`
    select string_agg(int4send(id) || int4send(${rankBucketSql(text)}), '') as ranks
    from jobs where id = any(${`{${slots.map(columns.idOf).join(',')}}`}::int[])`
  const result = await readFromStandby(db, readsAfter, (reader) => reader.execute(select))
  const numbers = unpackNumbers(result.rows[0]?.ranks as Uint8Array | null)
  const found = new Map<number, number>()
  for (let position = 0; position < numbers.length; position += 2) {
    const slot = columns.slotOf(numbers[position] as number)
    if (slot !== undefined) found.set(slot, numbers[position + 1] as number)
  }
  return found
}
