import { dayNumber } from '../../jobs/tags.ts'
import { type Bitmap, hasBit, toArray } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'
import { isSortingFaster, type PageWindow, pageOf } from './ordering.ts'

/**
 * A page of `count` matches, the newest first. Cards show the day alone, so that within a day jobs of the home country come before remote
 * jobs abroad: these are open to all countries, and the world's jobs of this morning would fill everybody's first page.
 *
 * @param home the jobs of the searched country; undefined where all countries are searched and none comes first
 */
export const pageNewestByDay = (
  { newest, columns }: JobIndex,
  matches: Bitmap,
  count: number,
  home: Bitmap | undefined,
  window: PageWindow,
): number[] => {
  if (home === undefined) return pageOf(newest, matches, count, window)
  const { offset, limit } = window
  if (offset >= count) return []
  const { slots, positions } = newest
  const { rankAt } = columns.columns
  const dayOf = (slot: number) => dayNumber(rankAt[slot] as number)
  if (isSortingFaster(newest, count, window)) {
    // One number holds the whole order: the position among the newest in its last 32 bits, above it whether abroad, and the day.
    const keys = Float64Array.from(
      toArray(matches, count),
      (slot) => (Number(!hasBit(home, slot)) - dayOf(slot) * 2) * 2 ** 32 + (positions[slot] as number),
    ).sort()
    const positionOf = (key: number) => key - Math.floor(key / 2 ** 32) * 2 ** 32
    return Array.from(keys.subarray(offset, offset + limit), (key) => slots[positionOf(key)] as number)
  }
  const page: number[] = []
  let seen = 0
  /** Adds a slot to the page, once `offset` slots are skipped; true when the page is full. */
  const add = (slot: number): boolean => {
    if (seen >= offset) page.push(slot)
    seen += 1
    return page.length === limit
  }
  let day = Number.NaN
  let abroad: number[] = []
  for (let position = 0; position < slots.length; position += 1) {
    const slot = slots[position] as number
    // Most jobs do not match: of those, nothing more is read.
    if (!hasBit(matches, slot)) continue
    const dayOfSlot = dayOf(slot)
    if (dayOfSlot !== day) {
      if (abroad.some(add)) return page
      abroad = []
      day = dayOfSlot
    }
    if (!hasBit(home, slot)) abroad.push(slot)
    else if (add(slot)) return page
  }
  abroad.some(add)
  return page
}
