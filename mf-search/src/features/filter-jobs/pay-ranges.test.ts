import { describe, expect, it } from '@jest/globals'
import { payRangesIn } from './pay-ranges.ts'

const listed = [
  { id: 1, from: null, to: 30_000 },
  { id: 2, from: 30_000, to: 50_000 },
  { id: 6, from: 200_001, to: 400_000 },
]

describe('ranges of monthly pay', () => {
  it('stand as they are where pay is counted in tens of thousands', () => {
    expect(payRangesIn('TWD', listed)).toEqual({ ranges: listed, isCounted: true })
  })

  // Singapore and Indonesia were offered one range that held every job, or none.
  it.each([
    ['SGD', 3000, 5000, 20_000],
    ['JPY', 300_000, 500_000, 2_000_000],
    ['IDR', 3_000_000, 5_000_000, 20_000_000],
  ])('are read in the size of pay in %s, with an open end at the top', (currency, first, second, top) => {
    expect(payRangesIn(currency, listed)).toEqual({
      ranges: [
        { id: 1, from: null, to: first },
        { id: 2, from: first, to: second },
        { id: 6, from: top, to: null },
      ],
      isCounted: false,
    })
  })
})
