import { expect, test } from '@jest/globals'
import { createBitmap, setBit } from './bitmap.ts'
import { createListColumn } from './list-column.ts'

// Each day, and each set of places that ever was, stayed in the memory of a search process for as long as it ran.
test('lists that no slot has any more are dropped, and what the others hold is counted as before', () => {
  const column = createListColumn()
  const slots = 96
  column.grow(slots)
  const all = createBitmap(slots)
  for (let slot = 0; slot < slots; slot += 1) setBit(all, slot)
  const days = 200
  for (let day = 1; day <= days; day += 1) {
    for (let slot = 0; slot < slots; slot += 1) {
      column.clear(slot)
      column.append(slot, day)
      column.append(slot, 1000 + (slot % 32))
    }
    if (day % 50 === 0) {
      const counts = column.count(all)
      expect([counts.size, counts.get(day), counts.get(1000)]).toEqual([33, slots, slots / 32])
    }
  }
  expect(column.size()).toBeLessThan(2000)
})
