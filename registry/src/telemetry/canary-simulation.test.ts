import { describe, expect, test } from '@jest/globals'
import { judgeCanary, type Slice, sliceSeconds, type Tally, windowSeconds } from './canary-decision.ts'

// Looked up once: a global of a test is slow.
const { log, min, imul } = Math

/** Mulberry32: the same seed gives the same numbers everywhere. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** Five seconds after five seconds of a release: mounts come evenly, and go wrong by chance (a Poisson process). */
const releaseOf = (mountsPerSecond: number, random: () => number) => {
  let [due, untilBad] = [0, -log(1 - random())]
  return (rate: number): Tally => {
    due += mountsPerSecond * sliceSeconds
    const attempts = Math.floor(due)
    due -= attempts
    untilBad -= attempts * rate
    let failures = 0
    for (; untilBad < 0; failures += 1) untilBad -= log(1 - random())
    return { attempts, failures: min(attempts, failures) }
  }
}

type Rate = (second: number) => number
type World = { mountsPerSecond: number; percent?: number; canary: Rate; current: Rate; seconds: number }

const maxSlices = windowSeconds / sliceSeconds

/** The second at which the canary is halted, or null. Before it began the current release has run for ten minutes. */
const simulateCanary = (
  { mountsPerSecond, percent = 10, canary, current, seconds }: World,
  seed: number,
): number | null => {
  const random = seeded(seed)
  const all = (mountsPerSecond * 100) / percent
  const simulateRelease = releaseOf(all, random)
  const past = Array.from({ length: maxSlices }, () => simulateRelease(current(0)))
  const before = past.reduce((sum, one) => ({
    attempts: sum.attempts + one.attempts,
    failures: sum.failures + one.failures,
  }))
  const ofCanary = releaseOf(mountsPerSecond, random)
  const beside = releaseOf(all - mountsPerSecond, random)
  const slices: Slice[] = []
  for (let second = sliceSeconds; second <= seconds; second += sliceSeconds) {
    const slice = { canary: ofCanary(canary(second)), current: beside(current(second)) }
    if (slices.push(slice) > maxSlices) slices.shift()
    const gone = past.pop() ?? { attempts: 0, failures: 0 }
    before.attempts -= gone.attempts
    before.failures -= gone.failures
    // Nothing is halted by a mount that went well.
    if (slice.canary.failures === 0) continue
    if (judgeCanary({ slices, ageSeconds: second, priorCurrent: before }).isFailing) return second
  }
  return null
}

const haltedShare = (world: World, runs: number): number =>
  Array.from({ length: runs }, (_, run) => simulateCanary(world, 1000 + run)).filter((second) => second !== null)
    .length / runs

const always = (rate: number) => () => rate

describe('a canary that fails at 5 %', () => {
  // Up to five seconds go by until what was seen is stored and looked at.
  test.each([
    [0, [0.98, 0.99, 0.99]],
    [0.001, [0.97, 0.99, 0.99]],
    [0.005, [0.78, 0.88, 0.94]],
  ])(
    'beside a current release with %p, is halted within a minute at three, four, five mounts a second: %p',
    (rate, minShares) => {
      const world = { canary: always(0.05), current: always(rate), seconds: 55 }
      for (const [index, share] of minShares.entries())
        expect(haltedShare({ ...world, mountsPerSecond: 3 + index }, 2500)).toBeGreaterThan(share)
    },
  )

  test('as half of all visitors, who are as many as beside a canary of 10 %, as well', () => {
    const world = { percent: 50, mountsPerSecond: 15, canary: always(0.05), current: always(0.005), seconds: 55 }
    expect(haltedShare(world, 200)).toBeGreaterThan(0.99)
  })

  test('as half of few visitors, is halted within a minute nearly always', () => {
    const world = { percent: 50, mountsPerSecond: 4, canary: always(0.05), current: always(0), seconds: 55 }
    expect(haltedShare(world, 300)).toBeGreaterThan(0.95)
    expect(haltedShare({ ...world, mountsPerSecond: 3 }, 300)).toBeGreaterThan(0.85)
  })

  test('is halted where there is no current release to be seen', () => {
    const world = { mountsPerSecond: 5, percent: 99, canary: always(0.05), current: always(0), seconds: 120 }
    expect(simulateCanary(world, 1)).not.toBeNull()
  })

  test('after a healthy half hour, is halted in the next minute and a half', () => {
    const canary: Rate = (second) => (second > 1800 ? 0.05 : 0.002)
    const world = { mountsPerSecond: 4, canary, current: always(0.002), seconds: 1890 }
    expect(haltedShare(world, 60)).toBeGreaterThan(0.85)
    expect(haltedShare({ ...world, seconds: 1800 }, 60)).toBe(0)
  })
})

test('a canary that fails at 20 % is halted within 20 seconds', () => {
  expect(haltedShare({ mountsPerSecond: 4, canary: always(0.2), current: always(0), seconds: 20 }, 300)).toBe(1)
})

describe('a canary as good as the current release is let alone', () => {
  const day = 24 * 60 * 60

  test.each([
    [4, 10, 0.001],
    [4, 10, 0.005],
    [4, 50, 0.001],
    [0.3, 10, 0.001],
    [0.3, 10, 0.005],
  ])('for a day, %p mounts a second of %p %, at %p', (mountsPerSecond, percent, rate) => {
    const world = { mountsPerSecond, percent, canary: always(rate), current: always(rate), seconds: day }
    expect(haltedShare(world, 101)).toBeLessThan(0.01)
  })

  test('in an outage that hits both', () => {
    const rate: Rate = (second) => (second > 300 && second <= 420 ? 0.5 : 0.002)
    for (const percent of [10, 50]) {
      for (const mountsPerSecond of [0.5, 4]) {
        const world = { mountsPerSecond, percent, canary: rate, current: rate, seconds: 600 }
        expect(haltedShare(world, 60)).toBeLessThanOrEqual(0.05)
      }
    }
  })

  test('where it repairs a current release that fails', () => {
    const world = { mountsPerSecond: 4, seconds: 600, canary: always(0.05), current: always(0.3) }
    expect(haltedShare(world, 40)).toBe(0)
  })
})
