import { describe, expect, test } from '@jest/globals'
import { judgeCanary, type Slice } from './canary-decision.ts'

const slice = (attempts: number, failures: number, current = { attempts: attempts * 9, failures: 0 }): Slice => ({
  canary: { attempts, failures },
  current,
})
const isHalted = (slices: Slice[], more: object = {}) =>
  judgeCanary({ slices, ageSeconds: slices.length * 5, ...more }).isFailing

test('every twentieth mount, three a second, is halted within a minute', () => {
  expect(isHalted(Array.from({ length: 11 }, (_, index) => slice(15, index % 4 === 3 ? 0 : 1)))).toBe(true)
})

test('a handful of mounts decides nothing', () => {
  const one = (attempts: number, failures: number) => [slice(attempts, failures, { attempts: 100, failures: 0 })]
  expect(isHalted(one(2, 2))).toBe(false)
  expect(isHalted(one(4, 4))).toBe(false)
  expect(isHalted(one(19, 18))).toBe(false)
  expect(isHalted(one(200, 3))).toBe(false)
  expect(isHalted(one(20, 20))).toBe(true)
  expect(isHalted([])).toBe(false)
})

test('one that fails altogether is halted where the current release was never seen', () => {
  expect(isHalted([slice(60, 60, { attempts: 0, failures: 0 })])).toBe(true)
})

// It took twenty mounts: as many visitors met a page that could not work for anybody.
describe('a canary whose mounts all fail', () => {
  const all = (attempts: number, current: { attempts: number; failures: number }) => slice(attempts, attempts, current)

  test('is halted at the fifth mount, at whatever traffic', () => {
    const well = { attempts: 45, failures: 0 }
    expect(isHalted([all(5, well)])).toBe(true)
    const rare = Array.from({ length: 120 }, (_, index) => (index % 24 === 0 ? all(1, well) : slice(0, 0, well)))
    expect(isHalted(rare)).toBe(true)
    expect(isHalted(rare, { ageSeconds: 86_400, comparisons: 38 })).toBe(true)
    expect(isHalted(rare.slice(1))).toBe(false)
  })

  test('is halted too where it is the first release, or the current one was not met in that time', () => {
    expect(isHalted([all(5, { attempts: 0, failures: 0 })], { priorCurrent: { attempts: 2000, failures: 2 } })).toBe(
      true,
    )
  })

  test('is not where a single mount of the last ten minutes went well', () => {
    expect(isHalted([slice(1, 0), all(5, { attempts: 45, failures: 0 })])).toBe(false)
  })

  test('is not where the current release fails too, however seldom that is met', () => {
    expect(isHalted([all(5, { attempts: 45, failures: 40 })])).toBe(false)
    expect(isHalted([all(5, { attempts: 1, failures: 1 })])).toBe(false)
  })

  // Of a healthy canary, n mounts all fail with the n-th power of the rate that the current release has.
  test.each([
    [0.001, 5],
    [0.01, 5],
    [0.05, 5],
    [0.1, 5],
    [0.2, 8],
    [0.3, 10],
    [0.5, 19],
  ])('is halted by chance less than once in a hundred thousand where %p of all mounts fail', (rate, mounts) => {
    const attempts = 20_000
    const priorCurrent = { attempts, failures: attempts * rate }
    const few = (count: number) => isHalted([all(count, { attempts: 0, failures: 0 })], { priorCurrent })
    const needed = Array.from({ length: 30 }, (_, count) => count).find((count) => count > 0 && few(count))
    expect(needed).toBe(mounts)
    expect(rate ** mounts).toBeLessThanOrEqual(1.0001e-5)
  })
})

describe('three errors among eighty mounts', () => {
  const seen = [slice(40, 1), slice(40, 2)]

  test('halt where the current release hardly ever fails', () => {
    expect(isHalted(seen, { priorCurrent: { attempts: 20_000, failures: 10 } })).toBe(true)
  })

  test('do not where it has failed like that all the time', () => {
    expect(isHalted(seen, { priorCurrent: { attempts: 20_000, failures: 1_400 } })).toBe(false)
  })

  test('do not where many other questions are asked of the same canary', () => {
    expect(isHalted(seen, { comparisons: 40 })).toBe(false)
  })

  test('do not where the current release has begun to fail as well', () => {
    expect(isHalted(seen.map(({ canary }) => ({ canary, current: { attempts: 180, failures: 10 } })))).toBe(false)
  })
})

test('the verdict tells of the time that speaks against the canary, not of the healthy hour before', () => {
  const healthy = Array.from({ length: 60 }, () => slice(20, 0))
  const failures = Array.from({ length: 6 }, () => slice(20, 3))
  const verdict = judgeCanary({ slices: [...healthy, ...failures], ageSeconds: 3_600 })
  expect(verdict).toEqual({
    isFailing: true,
    canary: { attempts: 120, failures: 18 },
    current: { attempts: 1080, failures: 0 },
  })
})
