import { type Bitmap, clearBit, createBitmap, or, setBit } from './bitmap.ts'
import { createListColumn } from './list-column.ts'

export const enlargeBitmap = (bits: Bitmap, slots: number): Bitmap => {
  const larger = createBitmap(slots)
  or(larger.subarray(0, bits.length), bits)
  return larger
}

/** By country: the jobs that its search shows, and the jobs whose home country it is. */
export const createCountryBitmaps = () => {
  const byScope = new Map<number, Bitmap>()
  const byHomeCountry = new Map<number, Bitmap>()
  const scopesOf = createListColumn()

  const addBit = (bitmaps: Map<number, Bitmap>, scope: number, slot: number, capacity: number): void => {
    let bits = bitmaps.get(scope)
    if (!bits) {
      bits = createBitmap(capacity)
      bitmaps.set(scope, bits)
    }
    setBit(bits, slot)
  }

  return {
    byScope,
    byHomeCountry,
    grow: (capacity: number): void => {
      for (const bitmaps of [byScope, byHomeCountry])
        for (const [scope, bits] of bitmaps) bitmaps.set(scope, enlargeBitmap(bits, capacity))
      scopesOf.grow(capacity)
    },
    clear: (slot: number): void => {
      for (const bits of byScope.values()) clearBit(bits, slot)
      for (const bits of byHomeCountry.values()) clearBit(bits, slot)
      scopesOf.clear(slot)
    },
    add: (scopes: readonly number[], slot: number, capacity: number): void => {
      for (const scope of scopes) {
        addBit(byScope, scope, slot, capacity)
        scopesOf.append(slot, scope)
      }
      if (scopes[0] !== undefined) addBit(byHomeCountry, scopes[0], slot, capacity)
    },
    /** How many of some jobs each country's search shows. */
    countByScope: scopesOf.count,
  }
}
