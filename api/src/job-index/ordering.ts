import { type Bits, bitsFor, hasBit, listBits, setBit } from './bits.ts'

/** All slots of an index in an order, and the place of each slot in it. */
export type Ordering = { slots: Uint32Array; places: Uint32Array }

export type Compare = (one: number, other: number) => number
export type Window = { offset: number; limit: number }

/** The members of `slots` in order. */
export const orderSlots = (slots: Uint32Array, capacity: number, compare: Compare): Ordering =>
  withPlaces(slots.toSorted(compare), capacity)

const withPlaces = (slots: Uint32Array, capacity: number): Ordering => {
  const places = new Uint32Array(capacity)
  for (let place = 0; place < slots.length; place += 1) places[slots[place] as number] = place
  return { slots, places }
}

/** The order after what stands at some slots changed: they are taken out of where they were, and put where they belong now. */
export const reorder = (
  { slots }: Ordering,
  changed: ReadonlySet<number>,
  capacity: number,
  compare: Compare,
): Ordering => {
  const moved = Uint32Array.from(changed).sort(compare)
  const left = bitsFor(capacity)
  for (const slot of changed) setBit(left, slot)
  const kept = slots.filter((slot) => !hasBit(left, slot))
  const merged = new Uint32Array(kept.length + moved.length)
  let next = 0
  let place = 0
  for (const slot of moved) {
    const before = firstAfter(kept, slot, next, compare)
    merged.set(kept.subarray(next, before), place)
    place += before - next
    merged[place] = slot
    place += 1
    next = before
  }
  merged.set(kept.subarray(next), place)
  return withPlaces(merged, capacity)
}

/** Where in `slots`, from `from` on, the first stands that comes after `slot`. */
const firstAfter = (slots: Uint32Array, slot: number, from: number, compare: Compare): number => {
  let low = from
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(slots[middle] as number, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

// To list a match and put it in its place takes as long as to pass by so many slots.
const passedPerListed = 20

/** A page of `count` matches: found by walking along the order, or by putting the matches in order, whichever is less work. */
export const pageOf = (ordering: Ordering, matches: Bits, count: number, { offset, limit }: Window): number[] => {
  const enough = Math.min(offset + limit, count)
  if (offset >= count) return []
  if ((enough / count) * ordering.slots.length > count * passedPerListed)
    return pageOfListed(ordering, listBits(matches, count), { offset, limit })
  const page: number[] = []
  let seen = 0
  for (let place = 0; place < ordering.slots.length && page.length < limit; place += 1) {
    const slot = ordering.slots[place] as number
    if (!hasBit(matches, slot)) continue
    if (seen >= offset) page.push(slot)
    seen += 1
  }
  return page
}

const pageOfListed = ({ slots, places }: Ordering, listed: Uint32Array, { offset, limit }: Window): number[] => {
  const found = listed.map((slot) => places[slot] as number).sort()
  return Array.from(found.subarray(offset, offset + limit), (place) => slots[place] as number)
}
