import { expect, test } from '@jest/globals'
import { assessCosts } from './budgets.ts'

const suite = (seconds: number, kind = 'unit', machine = 1) => ({ kind, name: `${seconds}.test.ts`, seconds, machine })

test('names the suite that is over the budget of its kind, and leaves it what a busy machine counts more', () => {
  expect(assessCosts([suite(2.9), suite(0.1)]).faults).toEqual([])
  expect(assessCosts([suite(3.1), suite(3.1, 'component')]).faults).toEqual([
    expect.stringMatching(/^3\.1\.test\.ts took 3\.1 s .* unit may take 1 s/),
  ])
})

test('names a kind whose suites are over its budget together, with the modules that they loaded', () => {
  const suites = Array.from({ length: 100 }, () => suite(1))
  expect(assessCosts(suites, new Map([['unit', 60]])).faults).toEqual([])
  expect(assessCosts(suites, new Map([['unit', 80]])).faults).toEqual([expect.stringMatching(/^all of unit took 180/)])
})

test('gives the tests of the night no budget', () => {
  expect(assessCosts([suite(90, 'slow')]).faults).toEqual([])
})

// A machine that others share was slow while suites of components ran, and as quick as ever when its speed was measured, at the end.
test('gives a kind more as far as the machine was slow while it ran, and none less', () => {
  expect(assessCosts([suite(5.8, 'unit', 1), suite(0.1, 'unit', 3)]).faults).toEqual([])
  expect(assessCosts([suite(2.9, 'unit', 0.5)]).faults).toEqual([])
  const { lines, faults } = assessCosts([suite(5.8), suite(0.1, 'component', 3)])
  expect(faults).toEqual([expect.stringMatching(/^5\.8\.test\.ts took/)])
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}component: .*3\.00 times as much/))
})

test('lists the ten dearest, the dearest first', () => {
  const { lines } = assessCosts(Array.from({ length: 12 }, (_, index) => suite(index / 100)))
  expect(lines.slice(lines.indexOf('The dearest:') + 1)).toHaveLength(10)
  expect(lines.at(-10)).toContain('0.11.test.ts')
})
