import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { pageRange } from './page-range.ts'

describe('pageRange', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 40, [1, 2, 3, 4, 5, 'gap', 40]],
    [17, 334, [1, 'gap', 16, 17, 18, 'gap', 334]],
    [40, 40, [1, 'gap', 36, 37, 38, 39, 40]],
    [10 ** 9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [-1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [1, 0, []],
  ] as const)('page %d of %d', (page, pageCount, steps) => {
    expect(pageRange(page, pageCount)).toEqual(steps)
  })

  it('always holds the first, the current and the last page, in order, and never more than seven steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (one, other) => {
        const [page, pageCount] = [Math.min(one, other), Math.max(one, other)]
        const steps = pageRange(page, pageCount)
        const pages = steps.filter((step) => step !== 'gap')
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]))
        expect(steps.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
