import { type Bitmap, createBitmap, hasBit, setBit, toArray } from './bitmap.ts'

/** All slots of an index in an order, and the position of each slot in it. */
export type Ordering = { slots: Uint32Array; positions: Uint32Array }

export type Compare = (one: number, other: number) => number
export type PageWindow = { offset: number; limit: number }

/**
 * Sorts `slots` by a number each, the largest first; equal ones keep their order. Radix sort, 16 bits at a time from the lowest: it takes a
 * tenth of the time of a comparison sort for a million slots.
 *
 * @param numbers by slot; none is NaN
 */
export const radixSortSlots = (slots: Uint32Array, capacity: number, numbers: Float64Array): Ordering => {
  // Makes each float64 sortable as an unsigned integer: negative numbers have all bits inverted, others only the sign bit. Adding 0 turns
  // -0 into 0.
  const bits = new Uint16Array(numbers.map((number) => number + 0).buffer)
  for (let first = 0; first < bits.length; first += digits) {
    const isNegative = (bits[first + digits - 1] as number) >= signBit
    for (let digit = 0; digit < digits; digit += 1) {
      const inverted = isNegative ? 0xffff : digit === digits - 1 ? signBit : 0
      bits[first + digit] = (bits[first + digit] as number) ^ inverted
    }
  }
  let ordered = slots.slice()
  let other = new Uint32Array(slots.length)
  for (let digit = 0; digit < digits; digit += 1) {
    const positions = bucketOffsets(ordered, bits, digit)
    for (let position = 0; position < ordered.length; position += 1) {
      const slot = ordered[position] as number
      const value = bits[slot * digits + digit] as number
      other[positions[value] as number] = slot
      positions[value] = (positions[value] as number) + 1
    }
    ;[ordered, other] = [other, ordered]
  }
  return toOrdering(ordered, capacity)
}

// A float64 has four digits of 16 bits.
const digits = 4
const signBit = 0x8000

/** The position of the first slot with each value of a digit; the highest value comes first. */
const bucketOffsets = (slots: Uint32Array, bits: Uint16Array, digit: number): Uint32Array => {
  const positions = new Uint32Array(2 ** 16)
  for (const slot of slots) {
    const value = bits[slot * digits + digit] as number
    positions[value] = (positions[value] as number) + 1
  }
  let before = 0
  for (let value = positions.length - 1; value >= 0; value -= 1) {
    const count = positions[value] as number
    positions[value] = before
    before += count
  }
  return positions
}

const toOrdering = (slots: Uint32Array, capacity: number): Ordering => {
  const positions = new Uint32Array(capacity)
  for (let position = 0; position < slots.length; position += 1) positions[slots[position] as number] = position
  return { slots, positions }
}

/** The order after some slots changed: these are removed from their old positions and inserted where they belong now. */
export const mergeChangedSlots = (
  { slots }: Ordering,
  changed: ReadonlySet<number>,
  capacity: number,
  compare: Compare,
): Ordering => {
  const moved = Uint32Array.from(changed).sort(compare)
  const isMoved = createBitmap(capacity)
  for (const slot of changed) setBit(isMoved, slot)
  const unchanged = without(slots, isMoved)
  const merged = new Uint32Array(unchanged.length + moved.length)
  let next = 0
  let position = 0
  for (const slot of moved) {
    const before = lowerBound(unchanged, slot, next, compare)
    merged.set(unchanged.subarray(next, before), position)
    position += before - next
    merged[position] = slot
    position += 1
    next = before
  }
  merged.set(unchanged.subarray(next), position)
  return toOrdering(merged, capacity)
}

/** The slots that are not in a bitmap. A loop: a function called for each of a million slots would keep searches waiting. */
const without = (slots: Uint32Array, removed: Bitmap): Uint32Array => {
  const remaining = new Uint32Array(slots.length)
  let count = 0
  for (let position = 0; position < slots.length; position += 1) {
    const slot = slots[position] as number
    if (hasBit(removed, slot)) continue
    remaining[count] = slot
    count += 1
  }
  return remaining.subarray(0, count)
}

/** The position in `slots`, from `from` on, of the first slot that comes after `slot`. */
const lowerBound = (slots: Uint32Array, slot: number, from: number, compare: Compare): number => {
  let low = from
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(slots[middle] as number, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

// Measured: sorting one match costs as much as scanning this many slots.
const scansPerSort = 20

/** Whether a page of `count` matches is found sooner by sorting the matches than by scanning the order. */
export const isSortingFaster = ({ slots }: Ordering, count: number, { offset, limit }: PageWindow): boolean =>
  (Math.min(offset + limit, count) / count) * slots.length > count * scansPerSort

/** A page of `count` matches: by scanning the order or by sorting the matches, whichever is less work. */
export const pageOf = (ordering: Ordering, matches: Bitmap, count: number, { offset, limit }: PageWindow): number[] => {
  if (offset >= count) return []
  if (isSortingFaster(ordering, count, { offset, limit }))
    return pageBySorting(ordering, toArray(matches, count), { offset, limit })
  const page: number[] = []
  let seen = 0
  for (let position = 0; position < ordering.slots.length && page.length < limit; position += 1) {
    const slot = ordering.slots[position] as number
    if (!hasBit(matches, slot)) continue
    if (seen >= offset) page.push(slot)
    seen += 1
  }
  return page
}

const pageBySorting = (
  { slots, positions }: Ordering,
  matches: Uint32Array,
  { offset, limit }: PageWindow,
): number[] => {
  const found = matches.map((slot) => positions[slot] as number).sort()
  return Array.from(found.subarray(offset, offset + limit), (position) => slots[position] as number)
}
