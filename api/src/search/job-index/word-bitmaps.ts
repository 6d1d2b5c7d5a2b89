import { sql } from 'drizzle-orm'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import { searchBits } from '../tables.ts'
import { type Bitmap, createBitmap } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'

/** Jobs by the tags of materialized words. */
export type WordBitmaps = ReadonlyMap<number, Bitmap>

type CachedBitmap = { bits: Bitmap; version: number }

// Of a million jobs, each takes 125 KB.
const bitmapCacheOf = createCacheByOwner<JobIndex, number, CachedBitmap>({ max: 800 })

/**
 * The bitmaps of tags, by slot, as `search_bits` holds them. They are cached; of cached ones only the chunks in which jobs changed since
 * are read again.
 */
export const readWordBitmaps = async (index: JobIndex, tags: number[]): Promise<WordBitmaps> => {
  const cache = bitmapCacheOf(index)
  const { version } = index
  const size = index.columns.capacity()
  const found = new Map<number, Bitmap>()
  const staleTags: number[] = []
  let since = version
  for (const tag of tags) {
    const cached = cache.get(tag)
    // The index has grown beyond the bitmap when more jobs came than it had capacity for.
    if (!cached || cached.bits.length < createBitmap(size).length) continue
    found.set(tag, cached.bits)
    if (cached.version < index.modifiedVersion) {
      staleTags.push(tag)
      since = Math.min(since, cached.version)
    }
  }
  const missing = tags.filter((tag) => !found.has(tag))
  for (const tag of missing) found.set(tag, createBitmap(size))
  await Promise.all([
    missing.length > 0 && copyChunks(index, missing, null, found),
    staleTags.length > 0 && copyChunks(index, staleTags, chunksModifiedAfter(index, since), found),
  ])
  for (const [tag, bits] of found) cache.set(tag, { bits, version })
  return found
}

const chunksModifiedAfter = ({ blockModifiedVersions, columns }: JobIndex, version: number): number[] =>
  blockModifiedVersions.flatMap((modifiedVersion, block) =>
    modifiedVersion > version ? [columns.idOf(block * columns.blockSize) / columns.blockSize] : [],
  )

// PostgreSQL counts the bits of a byte from the other end.
const mirrored = Uint8Array.from({ length: 256 }, (_, byte) => {
  let result = 0
  for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) result |= 0x80 >> bit
  return result
})

/** Reads the chunks of these tags (all, or only the given ones) and overwrites that part of each bitmap. */
const copyChunks = async (
  { db, columns }: JobIndex,
  tags: number[],
  chunks: number[] | null,
  bitmaps: ReadonlyMap<number, Bitmap>,
): Promise<void> => {
  const only = chunks === null ? sql`` : sql` and chunk = any(${`{${chunks.join(',')}}`}::int[])`
  const result = await db.execute(sql`
    select tag, string_agg(int4send(chunk) || substr(bit_send(bits), 5), ''::bytea) as chunks
    from ${searchBits} where tag = any(${`{${tags.join(',')}}`}::int[])${only} group by tag`)
  const bytesPerChunk = columns.blockSize / 8
  for (const row of result.rows) {
    const bits = bitmaps.get(Number(row.tag)) as Bitmap
    // A Uint32Array is stored with its lowest byte first on all machines that Node runs on.
    const target = new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength)
    const packed = row.chunks as Uint8Array
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
    for (let offset = 0; offset < packed.byteLength; offset += 4 + bytesPerChunk) {
      const block = columns.blockOf(view.getInt32(offset))
      if (block === undefined) continue
      const first = block * bytesPerChunk
      for (let byte = 0; byte < bytesPerChunk && first + byte < target.length; byte += 1)
        target[first + byte] = mirrored[packed[offset + 4 + byte] as number] as number
    }
  }
}
