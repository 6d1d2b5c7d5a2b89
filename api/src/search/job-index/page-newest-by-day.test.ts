import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createBitmap, hasBit, popcount, setBit } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'
import { radixSortSlots } from './ordering.ts'
import { pageNewestByDay } from './page-newest-by-day.ts'

const day = 86_400_000
const halfDays = fc.array(
  fc.record({ halfDay: fc.integer({ min: 0, max: 5 }), isHome: fc.boolean(), isMatch: fc.boolean() }),
  { minLength: 1, maxLength: 60 },
)

// In Japan the newest jobs began with six remote ones from other continents, posted an hour after those of Tokyo.
test('pages of the newest go by day, and within one those at home come first', () => {
  fc.assert(
    // With many jobs that do not match, matches are put in order; without, the order is walked along.
    fc.property(halfDays, fc.constantFrom(0, 2000), fc.integer({ min: 1, max: 9 }), (jobs, others, limit) => {
      const capacity = jobs.length + others
      const rankAt = new Float64Array(capacity)
      const [matches, home] = [createBitmap(capacity), createBitmap(capacity)]
      for (const [slot, { halfDay, isHome, isMatch }] of jobs.entries()) {
        rankAt[slot] = (20_000 + halfDay / 2) * day
        if (isMatch) setBit(matches, slot)
        if (isHome) setBit(home, slot)
      }
      const newest = radixSortSlots(
        Uint32Array.from({ length: capacity }, (_, slot) => slot),
        capacity,
        rankAt,
      )
      const index = { newest, columns: { columns: { rankAt } } } as unknown as JobIndex
      const dayOf = (slot: number) => Math.floor((rankAt[slot] as number) / day)
      const expected = Array.from(newest.slots)
        .filter((slot) => hasBit(matches, slot))
        .sort((one, other) => dayOf(other) - dayOf(one) || Number(hasBit(home, other)) - Number(hasBit(home, one)))
      const count = popcount(matches)
      const pages: number[] = []
      for (let offset = 0; offset < count + limit; offset += limit)
        pages.push(...pageNewestByDay(index, matches, count, home, { offset, limit }))
      expect(pages).toEqual(expected)
    }),
  )
})
