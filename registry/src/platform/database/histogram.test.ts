import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addHistogram, addValue, countOf, type Histogram, percentile } from './histogram.ts'

const of = (values: number[]) => {
  const histogram: Histogram = {}
  for (const value of values) addValue(histogram, value)
  return histogram
}
const durations = fc.array(fc.double({ min: 1, max: 600_000, noNaN: true }), { minLength: 1, maxLength: 300 })

test('a percentile is within 5 % of the one of the values themselves', () => {
  fc.assert(
    fc.property(durations, fc.constantFrom(0.5, 0.75, 0.95, 1), (values, share) => {
      const exact = values.toSorted((a, b) => a - b)[Math.max(1, Math.ceil(values.length * share)) - 1] ?? 0
      expect(Math.abs((percentile(of(values), share) ?? 0) / exact - 1)).toBeLessThan(0.0501)
    }),
  )
})

test('histograms add up to the histogram of all', () => {
  fc.assert(
    fc.property(durations, durations, (some, others) => {
      const sum = of(some)
      addHistogram(sum, of(others))
      expect(sum).toEqual(of([...some, ...others]))
      expect(countOf(sum)).toBe(some.length + others.length)
    }),
  )
})

test('nothing has no percentile, and nought is a value', () => {
  expect(percentile({}, 0.75)).toBeNull()
  expect(percentile(of([0, 0.2]), 0.75)).toBe(0.5)
})
