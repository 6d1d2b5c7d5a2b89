/** A set of small whole numbers, one bit for each. The operations change the first bitmap in place. */
export type Bitmap = Uint32Array

export const createBitmap = (size: number): Bitmap => new Uint32Array((size + 31) >>> 5)

export const hasBit = (bits: Bitmap, index: number): boolean => (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1

export const setBit = (bits: Bitmap, index: number): void => {
  bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31))
}

export const clearBit = (bits: Bitmap, index: number): void => {
  bits[index >>> 5] = (bits[index >>> 5] as number) & ~(1 << (index & 31))
}

/** Keeps of `bits` what is in `others` too. A shorter bitmap holds nothing after its end. */
export const and = (bits: Bitmap, others: Bitmap): void => {
  const length = Math.min(bits.length, others.length)
  for (let word = 0; word < length; word += 1) bits[word] = (bits[word] as number) & (others[word] as number)
  bits.fill(0, length)
}

/** Keeps of `bits` what is in `one` or in `other`. */
export const andEither = (bits: Bitmap, one: Bitmap, other: Bitmap): void => {
  const shared = Math.min(bits.length, one.length, other.length)
  for (let word = 0; word < shared; word += 1)
    bits[word] = (bits[word] as number) & ((one[word] as number) | (other[word] as number))
  const longer = one.length > other.length ? one : other
  and(bits.subarray(shared), longer.subarray(shared))
}

/** Removes from `bits` what is in `others`. */
export const andNot = (bits: Bitmap, others: Bitmap): void => {
  const length = Math.min(bits.length, others.length)
  for (let word = 0; word < length; word += 1) bits[word] = (bits[word] as number) & ~(others[word] as number)
}

/** Adds `others` to `bits`, up to the length of `bits`. */
export const or = (bits: Bitmap, others: Bitmap): void => {
  const length = Math.min(bits.length, others.length)
  for (let word = 0; word < length; word += 1) bits[word] = (bits[word] as number) | (others[word] as number)
}

const popcountOfWord = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const popcount = (bits: Bitmap): number => {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    const members = bits[word] as number
    if (members !== 0) count += popcountOfWord(members)
  }
  return count
}

/** How many are in both; looks no further once it found `enough`. */
export const andPopcount = (bits: Bitmap, others: Bitmap, enough = bits.length * 32): number => {
  let count = 0
  const length = Math.min(bits.length, others.length)
  for (let word = 0; word < length && count < enough; word += 1) {
    const both = (bits[word] as number) & (others[word] as number)
    if (both !== 0) count += popcountOfWord(both)
  }
  return count
}

/** Whether at least `count` are in both. */
export const sharesEnough = (bits: Bitmap, others: Bitmap, count: number): boolean =>
  andPopcount(bits, others, count) >= count

/** The indexes of the `count` set bits, ascending; with `sampleSize`, an evenly spaced sample of at most that many. */
export const toArray = (bits: Bitmap, count: number, sampleSize = count): Uint32Array => {
  const step = Math.max(1, Math.ceil(count / sampleSize))
  const found = new Uint32Array(Math.ceil(count / step))
  let seen = 0
  let listed = 0
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index] as number
    // Of a sample of a dense bitmap most words hold none.
    const members = step > 1 && word !== 0 ? popcountOfWord(word) : 0
    if (members > 0 && members <= seen) {
      seen -= members
      continue
    }
    while (word !== 0) {
      const lowest = word & -word
      if (seen === 0) {
        found[listed] = (index << 5) | (31 - Math.clz32(lowest))
        listed += 1
        seen = step
      }
      seen -= 1
      word ^= lowest
    }
  }
  return listed === found.length ? found : found.subarray(0, listed)
}

/** Keeps the members for which `test` is true. */
export const filterBits = (bits: Bitmap, test: (index: number) => boolean): void => {
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index] as number
    while (word !== 0) {
      const lowest = word & -word
      const member = (index << 5) | (31 - Math.clz32(lowest))
      if (!test(member)) clearBit(bits, member)
      word ^= lowest
    }
  }
}

const bitmapPool: Bitmap[] = []

/**
 * Runs `work`, which may acquire bitmaps of `size` members. These hold old contents and must be filled before they are read. They are
 * used again as soon as `work` returns, so that none may leave it: to allocate and collect hundreds of bitmaps a second costs more than
 * the work on them.
 */
export const withPooledBitmaps = <Result>(size: number, work: (acquireBitmap: () => Bitmap) => Result): Result => {
  const length = (size + 31) >>> 5
  const acquired: Bitmap[] = []
  try {
    return work(() => {
      const bits = bitmapPool.pop()
      const fitting = bits?.length === length ? bits : new Uint32Array(length)
      acquired.push(fitting)
      return fitting
    })
  } finally {
    bitmapPool.push(...acquired)
  }
}
