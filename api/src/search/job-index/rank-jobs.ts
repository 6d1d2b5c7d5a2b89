import { type SQL, sql } from 'drizzle-orm'
import { runSearchLimited } from '../search-limiter.ts'
import { type Bitmap, hasBit } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'
import { unpackNumbers } from './match-words.ts'

/** How well jobs answer a text, as far as it was asked: steps by slot, both in the order of the slots. */
type CachedRanks = { slots: Uint32Array; rankBuckets: Uint8Array; version: number }

const ranks = new WeakMap<JobIndex, Map<string, CachedRanks>>()

// A text that ten thousand jobs hold takes 50 KB.
const maxCachedQueries = 500

/**
 * Equal hits in title, company or place must not be parted by chance: coarse steps, then the searched country before jobs abroad,
 * then the newest first. All matches hold every word, so the words are weighed one by one: PostgreSQL's rank of “both” asks how near
 * they stand, which the vectors do not say.
 */
const rankBucketSql = (text: string): SQL =>
  sql`floor(ts_rank('{0.1, 0.2, 0.4, 1}', head_vector, ${text.replaceAll(' & ', ' | ')}::tsquery) * 10)::int`

/** The slots by how well they answer the text, then those at home, then the newest. `slots` come in their order. */
export const rankJobs = async (
  index: JobIndex,
  text: string,
  slots: Uint32Array,
  home: Bitmap | undefined,
): Promise<Uint32Array> => {
  const rankBuckets = await getRankBuckets(index, text, slots)
  const { slots: newest, positions: places } = index.newest
  // A number that tells the whole order: step and home above, the place among the newest in its last 32 bits.
  const keys = new Float64Array(slots.length)
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number
    const isAbroad = home !== undefined && !hasBit(home, slot)
    keys[place] = ((255 - (rankBuckets[place] as number)) * 2 + Number(isAbroad)) * 2 ** 32 + (places[slot] as number)
  }
  keys.sort()
  const ranked = new Uint32Array(slots.length)
  for (let place = 0; place < slots.length; place += 1)
    ranked[place] = newest[(keys[place] as number) % 2 ** 32] as number
  return ranked
}

const getRankBuckets = async (index: JobIndex, text: string, slots: Uint32Array): Promise<Uint8Array> => {
  let texts = ranks.get(index)
  if (!texts) {
    texts = new Map()
    ranks.set(index, texts)
  }
  const { version } = index
  const known = dropStaleRanks(index, texts.get(text))
  const rankBuckets = new Uint8Array(slots.length)
  const missing: number[] = []
  let next = 0
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number
    while (next < known.slots.length && (known.slots[next] as number) < slot) next += 1
    if (known.slots[next] === slot) rankBuckets[place] = known.rankBuckets[next] as number
    else missing.push(place)
  }
  const read =
    missing.length === 0
      ? undefined
      : await runSearchLimited(() =>
          queryRankBuckets(
            index,
            text,
            missing.map((place) => slots[place] as number),
          ),
        )
  for (const place of missing) rankBuckets[place] = read?.get(slots[place] as number) ?? 0
  texts.delete(text)
  texts.set(text, missing.length === 0 ? known : { ...merge(known, { slots, rankBuckets }), version })
  if (texts.size > maxCachedQueries) texts.delete(texts.keys().next().value as string)
  return rankBuckets
}

/** What is known without the blocks in which jobs were written since. */
const dropStaleRanks = (index: JobIndex, known: CachedRanks | undefined): CachedRanks => {
  if (!known) return { slots: new Uint32Array(0), rankBuckets: new Uint8Array(0), version: index.version }
  if (known.version >= index.writtenIn) return known
  const { blockWrittenIn, columns } = index
  const isTrue = (slot: number) => (blockWrittenIn[Math.floor(slot / columns.blockSize)] ?? 0) <= known.version
  return {
    slots: known.slots.filter(isTrue),
    rankBuckets: known.rankBuckets.filter((_, place) => isTrue(known.slots[place] as number)),
    version: index.version,
  }
}

type RankBuckets = Pick<CachedRanks, 'slots' | 'rankBuckets'>

/** Both, in the order of the slots. */
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
  { db, columns }: JobIndex,
  text: string,
  slots: number[],
): Promise<Map<number, number>> => {
  const result = await db.execute(sql`
    select string_agg(int4send(id) || int4send(${rankBucketSql(text)}), '') as steps
    from jobs where id = any(${`{${slots.map(columns.idOf).join(',')}}`}::int[])`)
  const numbers = unpackNumbers(result.rows[0]?.steps as Uint8Array | null)
  const found = new Map<number, number>()
  for (let place = 0; place < numbers.length; place += 2) {
    const slot = columns.slotOf(numbers[place] as number)
    if (slot !== undefined) found.set(slot, numbers[place + 1] as number)
  }
  return found
}
