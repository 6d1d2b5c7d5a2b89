import { expect, test } from '@jest/globals'
import { assessCosts } from './budgets.ts'

const suite = (seconds: number, kind = 'unit') => ({ kind, name: `${seconds}.test.ts`, seconds })

test('names the suite that is over the budget of its kind, and leaves it what a busy machine counts more', () => {
  expect(assessCosts([suite(2.9), suite(0.1)], undefined, 1).faults).toEqual([])
  expect(assessCosts([suite(3.1), suite(3.1, 'component')], undefined, 1).faults).toEqual([
    expect.stringMatching(/^3\.1\.test\.ts took 3\.1 s .* unit may take 1 s/),
  ])
})

test('names a kind whose suites are over its budget together, with the modules that they loaded', () => {
  const suites = Array.from({ length: 100 }, () => suite(1))
  expect(assessCosts(suites, new Map([['unit', 60]]), 1).faults).toEqual([])
  expect(assessCosts(suites, new Map([['unit', 80]]), 1).faults).toEqual([
    expect.stringMatching(/^all of unit took 180/),
  ])
})

test('gives a slower machine more, and the tests of the night no budget', () => {
  expect(assessCosts([suite(5.8)], undefined, 2).faults).toEqual([])
  expect(assessCosts([suite(90, 'slow')], undefined, 1).faults).toEqual([])
})

test('lists the ten dearest, the dearest first', () => {
  const { lines } = assessCosts(
    Array.from({ length: 12 }, (_, index) => suite(index / 100)),
    undefined,
    1,
  )
  expect(lines.slice(lines.indexOf('The dearest:') + 1)).toHaveLength(10)
  expect(lines.at(-10)).toContain('0.11.test.ts')
})
