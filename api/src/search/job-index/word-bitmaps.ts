import { sql } from 'drizzle-orm'
import { type Bitmap, createBitmap } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'

/** Jobs by the tags of kept words. */
export type WordBitmaps = ReadonlyMap<number, Bitmap>

type Copy = { bits: Bitmap; version: number }

const bitmapCaches = new WeakMap<JobIndex, Map<number, Copy>>()

// Of a million jobs, each takes 125 KB.
const maxCachedBitmaps = 800

/**
 * Bits of `search_bits`, by slot. Copies are remembered; of what was written since only the chunks in which jobs changed are read again.
 */
export const readWordBitmaps = async (index: JobIndex, tags: number[]): Promise<WordBitmaps> => {
  let known = bitmapCaches.get(index)
  if (!known) {
    known = new Map()
    bitmapCaches.set(index, known)
  }
  const { version } = index
  const size = index.columns.capacity()
  const bits = new Map<number, Bitmap>()
  const staleTags: number[] = []
  let since = version
  for (const tag of tags) {
    const copy = known.get(tag)
    // Longer sets are needed once there are more jobs than these had room for.
    if (!copy || copy.bits.length < createBitmap(size).length) continue
    bits.set(tag, copy.bits)
    if (copy.version < index.writtenIn) {
      staleTags.push(tag)
      since = Math.min(since, copy.version)
    }
  }
  const missing = tags.filter((tag) => !bits.has(tag))
  for (const tag of missing) bits.set(tag, createBitmap(size))
  if (missing.length > 0) await copyChunks(index, missing, null, bits)
  if (staleTags.length > 0) await copyChunks(index, staleTags, chunksWrittenAfter(index, since), bits)
  for (const [tag, copy] of bits) {
    // The longest unused goes first.
    known.delete(tag)
    known.set(tag, { bits: copy, version })
  }
  for (const tag of known.keys()) {
    if (known.size <= maxCachedBitmaps) break
    known.delete(tag)
  }
  return bits
}

const chunksWrittenAfter = ({ blockWrittenIn, columns }: JobIndex, version: number): number[] =>
  blockWrittenIn.flatMap((writtenIn, block) =>
    writtenIn > version ? [columns.idOf(block * columns.blockSize) / columns.blockSize] : [],
  )

// PostgreSQL counts the bits of a byte from the other end.
const mirrored = Uint8Array.from({ length: 256 }, (_, byte) => {
  let found = 0
  for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) found |= 0x80 >> bit
  return found
})

/** Reads chunks of tags, all or some, over what their sets hold at these places. */
const copyChunks = async (
  { db, columns }: JobIndex,
  tags: number[],
  chunks: number[] | null,
  sets: Map<number, Bitmap>,
): Promise<void> => {
  const only = chunks === null ? sql`` : sql` and chunk = any(${`{${chunks.join(',')}}`}::int[])`
  const result = await db.execute(sql`
    select tag, string_agg(int4send(chunk) || substr(bit_send(bits), 5), ''::bytea) as chunks
    from search_bits where tag = any(${`{${tags.join(',')}}`}::int[])${only} group by tag`)
  const bytesEach = columns.blockSize / 8
  for (const row of result.rows) {
    const bits = sets.get(Number(row.tag)) as Bitmap
    // Words are written with their lowest byte first on all machines that Node runs on.
    const target = new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength)
    const packed = row.chunks as Uint8Array
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
    for (let at = 0; at < packed.byteLength; at += 4 + bytesEach) {
      const block = columns.blockOf(view.getInt32(at))
      if (block === undefined) continue
      const first = block * bytesEach
      for (let byte = 0; byte < bytesEach && first + byte < target.length; byte += 1)
        target[first + byte] = mirrored[packed[at + 4 + byte] as number] as number
    }
  }
}
