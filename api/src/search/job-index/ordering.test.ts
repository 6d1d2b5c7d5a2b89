import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { radixSortSlots } from './ordering.ts'

test('slots are ordered by their numbers, the largest first, and equal ones stay as they were', () => {
  const numbers = fc.array(
    fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, -0, -1, 1, 1e12, Number.POSITIVE_INFINITY)),
    { minLength: 1, maxLength: 40 },
  )
  fc.assert(
    fc.property(numbers, fc.boolean(), (list, isReversed) => {
      const slots = Uint32Array.from(list, (_, slot) => slot).filter((slot) => slot % 3 !== 1)
      if (isReversed) slots.reverse()
      const { slots: ordered, positions: places } = radixSortSlots(slots, list.length, Float64Array.from(list))
      const number = (slot: number) => list[slot] as number
      const sorted = Array.from(slots).sort(
        (one, other) => Number(number(other) > number(one)) || -Number(number(other) < number(one)),
      )
      expect(Array.from(ordered)).toEqual(sorted)
      for (const [place, slot] of ordered.entries()) expect(places[slot]).toBe(place)
    }),
  )
})
