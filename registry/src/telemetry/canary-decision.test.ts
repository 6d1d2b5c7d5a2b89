import { describe, expect, test } from '@jest/globals'
import { judgeCanary, type Slice } from './canary-decision.ts'

const slice = (attempts: number, bad: number, current = { attempts: attempts * 9, bad: 0 }): Slice => ({
  canary: { attempts, bad },
  current,
})
const isHalted = (slices: Slice[], more: object = {}) =>
  judgeCanary({ slices, ageSeconds: slices.length * 5, ...more }).isFailing

test('every twentieth mount, three a second, is halted within a minute', () => {
  expect(isHalted(Array.from({ length: 11 }, (_, index) => slice(15, index % 4 === 3 ? 0 : 1)))).toBe(true)
})

test('a handful of mounts decides nothing', () => {
  const one = (attempts: number, bad: number) => [slice(attempts, bad, { attempts: 100, bad: 0 })]
  expect(isHalted(one(2, 2))).toBe(false)
  expect(isHalted(one(19, 19))).toBe(false)
  expect(isHalted(one(200, 3))).toBe(false)
  expect(isHalted(one(20, 20))).toBe(true)
  expect(isHalted([])).toBe(false)
})

test('one that fails altogether is halted where the current release was never seen', () => {
  expect(isHalted([slice(60, 60, { attempts: 0, bad: 0 })])).toBe(true)
})

describe('three errors among eighty mounts', () => {
  const seen = [slice(40, 1), slice(40, 2)]

  test('halt where the current release hardly ever fails', () => {
    expect(isHalted(seen, { priorCurrent: { attempts: 20_000, bad: 10 } })).toBe(true)
  })

  test('do not where it has failed like that all the time', () => {
    expect(isHalted(seen, { priorCurrent: { attempts: 20_000, bad: 1_400 } })).toBe(false)
  })

  test('do not where many other questions are asked of the same canary', () => {
    expect(isHalted(seen, { comparisons: 40 })).toBe(false)
  })

  test('do not where the current release has begun to fail as well', () => {
    expect(isHalted(seen.map(({ canary }) => ({ canary, current: { attempts: 180, bad: 10 } })))).toBe(false)
  })
})

test('the verdict tells of the time that speaks against the canary, not of the healthy hour before', () => {
  const healthy = Array.from({ length: 60 }, () => slice(20, 0))
  const bad = Array.from({ length: 6 }, () => slice(20, 3))
  const verdict = judgeCanary({ slices: [...healthy, ...bad], ageSeconds: 3_600 })
  expect(verdict).toEqual({
    isFailing: true,
    canary: { attempts: 120, bad: 18 },
    current: { attempts: 1080, bad: 0 },
  })
})
