import { describe, expect, test } from '@jest/globals'
import { judgeCanary, type Slice, sliceSeconds, windowSeconds } from './canary-decision.ts'

// Looked up once: a global of a test is slow.
const { log, sqrt, imul } = Math

/** Mulberry32: the same seed gives the same numbers everywhere. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

type Rate = (second: number) => number
type World = { mountsPerSecond: number; percent?: number; canary: Rate; current: Rate; seconds: number }

/** The second at which the canary is halted, or null. */
const live = ({ mountsPerSecond, percent = 10, canary, current, seconds }: World, seed: number): number | null => {
  const random = seeded(seed)
  const count = (mean: number) => {
    // Poisson by the waiting times, and by the normal distribution where those would be many.
    if (mean > 40) return Math.round(mean + (random() + random() + random() + random() - 2) * sqrt(3 * mean))
    let [events, time] = [0, -log(1 - random())]
    for (; time < mean; events += 1) time -= log(1 - random())
    return events
  }
  const tally = (mean: number, rate: number) => {
    const attempts = count(mean)
    return { attempts, bad: Math.min(attempts, count(attempts * rate)) }
  }
  const mounts = mountsPerSecond * sliceSeconds
  const slices: Slice[] = []
  for (let second = sliceSeconds; second <= seconds; second += sliceSeconds) {
    slices.push({
      canary: tally(mounts, canary(second)),
      current: tally((mounts * (100 - percent)) / percent, current(second)),
    })
    if (slices.length > windowSeconds / sliceSeconds) slices.shift()
    if (judgeCanary(slices, second).isFailing) return second
  }
  return null
}

const haltedShare = (world: World, runs: number): number =>
  Array.from({ length: runs }, (_, run) => live(world, 1000 + run)).filter((second) => second !== null).length / runs

const always = (rate: number) => () => rate

describe('a canary that fails at 5 %', () => {
  // Five seconds go by until what was seen is stored and looked at.
  test.each([0, 0.001, 0.005])('beside a current release with %p, is halted within a minute', (rate) => {
    const world = { canary: always(0.05), current: always(rate), seconds: 55 }
    expect(haltedShare({ ...world, mountsPerSecond: 5 }, 200)).toBeGreaterThan(0.96)
    expect(haltedShare({ ...world, mountsPerSecond: 4 }, 200)).toBeGreaterThan(0.92)
    expect(haltedShare({ ...world, mountsPerSecond: 3 }, 200)).toBeGreaterThan(0.82)
  })

  test('every twentieth mount, three a second, is halted within a minute', () => {
    const slices = Array.from({ length: 11 }, (_, index) => ({
      canary: { attempts: 15, bad: index % 4 === 3 ? 0 : 1 },
      current: { attempts: 135, bad: 0 },
    }))
    expect(judgeCanary(slices, 55).isFailing).toBe(true)
  })

  test('is halted where there is no current release to be seen', () => {
    expect(
      live({ mountsPerSecond: 5, percent: 99, canary: always(0.05), current: always(0), seconds: 120 }, 1),
    ).not.toBeNull()
  })

  test('after a healthy half hour, is halted in the next minute and a half', () => {
    const canary: Rate = (second) => (second > 1800 ? 0.05 : 0.002)
    const world = { mountsPerSecond: 4, canary, current: always(0.002), seconds: 1890 }
    expect(haltedShare(world, 40)).toBeGreaterThan(0.85)
    expect(haltedShare({ ...world, seconds: 1800 }, 20)).toBe(0)
  })
})

test('a canary that fails at 20 % is halted within 20 seconds', () => {
  expect(haltedShare({ mountsPerSecond: 4, canary: always(0.2), current: always(0), seconds: 20 }, 300)).toBe(1)
})

describe('a canary as good as the current release is let alone', () => {
  const hour = { mountsPerSecond: 4, seconds: 3600 }

  test.each([
    [0, 0],
    [0.001, 0.01],
    [0.005, 0.04],
    [0.03, 0.04],
  ])('at %p, for an hour; halted at most %p', (rate, most) => {
    expect(haltedShare({ ...hour, canary: always(rate), current: always(rate) }, 30)).toBeLessThanOrEqual(most)
  })

  test('with few visitors', () => {
    for (const rate of [0.001, 0.005, 0.01]) {
      const world = { mountsPerSecond: 0.1, canary: always(rate), current: always(rate), seconds: 3600 }
      expect(haltedShare(world, 40)).toBeLessThanOrEqual(0.025)
    }
  })

  test('in an outage that hits both', () => {
    const rate: Rate = (second) => (second > 300 && second <= 420 ? 0.5 : 0.002)
    for (const percent of [10, 50]) {
      for (const mountsPerSecond of [0.5, 4]) {
        const world = { mountsPerSecond, percent, canary: rate, current: rate, seconds: 600 }
        expect(haltedShare(world, 40)).toBeLessThanOrEqual(0.05)
      }
    }
  })

  test('where it repairs a current release that fails', () => {
    expect(haltedShare({ ...hour, seconds: 600, canary: always(0.05), current: always(0.3) }, 40)).toBe(0)
  })
})

test('a handful of mounts decides nothing', () => {
  const slice = (attempts: number, bad: number) => [{ canary: { attempts, bad }, current: { attempts: 100, bad: 0 } }]
  expect(judgeCanary(slice(3, 3), 5).isFailing).toBe(false)
  expect(judgeCanary(slice(19, 19), 5).isFailing).toBe(false)
  expect(judgeCanary(slice(200, 3), 5).isFailing).toBe(false)
  expect(judgeCanary(slice(20, 20), 5).isFailing).toBe(true)
  expect(judgeCanary([], 0).isFailing).toBe(false)
})
