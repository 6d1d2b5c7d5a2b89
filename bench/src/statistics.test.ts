import { describe, expect, it } from '@jest/globals'
import { median, quantile, seededRandom } from './statistics.ts'

describe('quantile', () => {
  it('is the middle of an odd number of values, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it('is halfway between the two middle ones of an even number', () => {
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })

  it('interpolates between neighbours', () => {
    expect(quantile([10, 20, 30, 40, 50], 0.95)).toBeCloseTo(48)
    expect(quantile([10, 20, 30, 40, 50], 0.75)).toBe(40)
  })

  it('sorts by value, not by text', () => {
    expect(quantile([100, 20, 3], 1)).toBe(100)
  })

  it('is the only value, whatever is asked', () => {
    expect(quantile([7], 0.95)).toBe(7)
  })

  it('says that nothing was measured', () => {
    expect(median([])).toBeNaN()
  })

  it('leaves the caller’s values as they were', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('seededRandom', () => {
  it('repeats itself for a seed and spreads over the unit interval', () => {
    const [first, second] = [seededRandom(7), seededRandom(7)]
    const values = Array.from({ length: 1000 }, first)
    expect(Array.from({ length: 1000 }, second)).toEqual(values)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(median(values)).toBeGreaterThan(0.4)
    expect(median(values)).toBeLessThan(0.6)
  })
})
