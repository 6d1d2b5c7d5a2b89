import { describe, expect, it } from '@jest/globals'
import { formatValue, type Measurement, verdictOf } from './measurement.ts'

const measured = (value: number | null, rest: Partial<Measurement> = {}): Measurement => ({
  label: 'LCP',
  unit: 's',
  goal: 1.5,
  stretch: 1.2,
  value,
  ...rest,
})

describe('verdictOf', () => {
  it('tells stretch, target and miss apart, the limits included', () => {
    expect(verdictOf(measured(1.2))).toBe('stretch')
    expect(verdictOf(measured(1.21))).toBe('met')
    expect(verdictOf(measured(1.5))).toBe('met')
    expect(verdictOf(measured(1.51))).toBe('missed')
  })

  it('never calls met what was not measured', () => {
    expect(verdictOf(measured(null))).toBe('not measured')
    expect(verdictOf(measured(Number.NaN))).toBe('not measured')
  })

  it('judges a stretch of nothing at all', () => {
    expect(verdictOf(measured(0, { goal: 0.02, stretch: 0 }))).toBe('stretch')
  })

  it('takes the larger figure for the better where that is so', () => {
    const score = { unit: 'score', goal: 0.85, stretch: 0.92, isMoreBetter: true } as const
    expect([0.93, 0.92, 0.85, 0.849].map((value) => verdictOf(measured(value, score)))).toEqual([
      'stretch',
      'stretch',
      'met',
      'missed',
    ])
  })

  it('does not judge what has no target', () => {
    expect(verdictOf(measured(3, { goal: null, stretch: null }))).toBe('no target')
  })
})

describe('formatValue', () => {
  it.each([
    [1.234, 's', '1.23 s'],
    [1.048, '×', '1.05×'],
    [148.6, 'ms', '149 ms'],
    [8.26, 'ms', '8.3 ms'],
    [15, 'ms', '15 ms'],
    [0.018, '', '0.018'],
    [0, '', '0'],
    [14, '', '14'],
    [198.4, 'KB', '198 KB'],
    [0.8496, 'score', '0.850'],
    [null, 'ms', '–'],
  ] as const)('%p in %p is %p', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text)
  })
})
