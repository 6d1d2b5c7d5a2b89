import { dayNumber } from '../../jobs/tags.ts'
import { type Bitmap, hasBit, toArray } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'

import { isSortingFaster, type PageWindow, pageOf } from './ordering.ts'

/**
 * A page of `count` matches, the newest first. Cards say the day alone, so of one day jobs at home come before remote jobs abroad: these
 * are open to all countries, and what the world posted this morning would fill everybody's first page.
 *
 * @param home the jobs of the searched country; undefined where all are searched and none stands before another
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
  const { slots, positions: places } = newest
  const { rankAt } = columns.columns
  const dayOf = (slot: number) => dayNumber(rankAt[slot] as number)
  if (isSortingFaster(newest, count, window)) {
    // A number that tells the whole order: the place among the newest in its last 32 bits, above it whether abroad, and the day.
    const keys = Float64Array.from(
      toArray(matches, count),
      (slot) => (Number(!hasBit(home, slot)) - dayOf(slot) * 2) * 2 ** 32 + (places[slot] as number),
    ).sort()
    const placeOf = (key: number) => key - Math.floor(key / 2 ** 32) * 2 ** 32
    return Array.from(keys.subarray(offset, offset + limit), (key) => slots[placeOf(key)] as number)
  }
  const page: number[] = []
  let seen = 0
  const take = (slot: number): boolean => {
    if (seen >= offset) page.push(slot)
    seen += 1
    return page.length === limit
  }
  for (let place = 0; place < slots.length; ) {
    const day = dayOf(slots[place] as number)
    const abroad: number[] = []
    for (; place < slots.length && dayOf(slots[place] as number) === day; place += 1) {
      const slot = slots[place] as number
      if (!hasBit(matches, slot)) continue
      if (!hasBit(home, slot)) abroad.push(slot)
      else if (take(slot)) return page
    }
    if (abroad.some(take)) return page
  }
  return page
}
