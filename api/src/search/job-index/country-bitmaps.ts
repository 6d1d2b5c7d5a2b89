import { andPopcount, type Bitmap, clearBit, createBitmap, or, popcount, setBit, toArray } from './bitmap.ts'

export const enlargeBitmap = (bits: Bitmap, slots: number): Bitmap => {
  const larger = createBitmap(slots)
  or(larger.subarray(0, bits.length), bits)
  return larger
}

// Measured: to look up one job costs as much as to join so many 32-bit words of two bitmaps.
const wordsPerJob = 10

/** By country: the jobs that its search shows, and the jobs whose home country it is. */
export const createCountryBitmaps = () => {
  const byScope = new Map<number, Bitmap>()
  const byHomeCountry = new Map<number, Bitmap>()
  /** The countries that show a job, by the number that the job has in `setOf`; jobs of the same countries have the same. */
  const sets: (readonly number[])[] = [[]]
  const setNumbers = new Map<string, number>()
  let setOf = new Uint32Array(0)

  const addBit = (bitmaps: Map<number, Bitmap>, scope: number, slot: number, capacity: number): void => {
    let bits = bitmaps.get(scope)
    if (!bits) {
      bits = createBitmap(capacity)
      bitmaps.set(scope, bits)
    }
    setBit(bits, slot)
  }
  const setNumber = (scopes: readonly number[]): number => {
    const key = scopes.join(',')
    let number = setNumbers.get(key)
    if (number === undefined) {
      number = sets.push([...new Set(scopes)]) - 1
      setNumbers.set(key, number)
    }
    return number
  }

  return {
    byScope,
    byHomeCountry,
    grow: (capacity: number): void => {
      for (const bitmaps of [byScope, byHomeCountry])
        for (const [scope, bits] of bitmaps) bitmaps.set(scope, enlargeBitmap(bits, capacity))
      const larger = new Uint32Array(capacity)
      larger.set(setOf)
      setOf = larger
    },
    clear: (slot: number): void => {
      for (const bits of byScope.values()) clearBit(bits, slot)
      for (const bits of byHomeCountry.values()) clearBit(bits, slot)
      setOf[slot] = 0
    },
    add: (scopes: readonly number[], slot: number, capacity: number): void => {
      for (const scope of scopes) addBit(byScope, scope, slot, capacity)
      if (scopes[0] !== undefined) addBit(byHomeCountry, scopes[0], slot, capacity)
      setOf[slot] = setNumber(scopes)
    },
    /** How many of some open jobs each country's search shows. */
    countByScope: (jobs: Bitmap): ReadonlyMap<number, number> => {
      const total = popcount(jobs)
      if (total * wordsPerJob > byScope.size * jobs.length)
        return new Map(Array.from(byScope, ([scope, bits]) => [scope, andPopcount(jobs, bits)]))
      const counts = new Uint32Array(Math.max(0, ...byScope.keys()) + 1)
      const slots = toArray(jobs, total)
      for (let position = 0; position < slots.length; position += 1) {
        const scopes = sets[setOf[slots[position] as number] as number] as readonly number[]
        for (let at = 0; at < scopes.length; at += 1)
          counts[scopes[at] as number] = (counts[scopes[at] as number] as number) + 1
      }
      return new Map(counts.entries())
    },
  }
}
