import { describe, expect, it } from '@jest/globals'
import type { Measurement } from './measurement.ts'
import { markdownTable, textTable } from './table.ts'

const measurements: Measurement[] = [
  { label: 'search, en-us: LCP', unit: 's', goal: 1.5, stretch: 1.2, value: 1.31 },
  { label: 'requests', unit: '', goal: 25, stretch: 15, value: 31, note: 'a|b' },
  { label: 'on PostgreSQL', unit: 'ms', goal: 25, stretch: null, value: null, note: 'no PostgreSQL here' },
]

describe('tables', () => {
  it('line numbers up in a terminal', () => {
    expect(textTable(measurements).split('\n')).toEqual([
      '                    target  stretch  measured',
      '──────────────────  ──────  ───────  ────────  ─────────────────────────────────',
      'search, en-us: LCP  1.50 s   1.20 s    1.31 s  met',
      'requests                25       15        31  MISSED – a|b',
      'on PostgreSQL        25 ms        –         –  not measured – no PostgreSQL here',
    ])
  })

  it('are valid Markdown whatever a note holds', () => {
    expect(markdownTable(measurements).split('\n')).toEqual([
      '|  | target | stretch | measured |  |',
      '|---|--:|--:|--:|---|',
      '| search, en-us: LCP | 1.50 s | 1.20 s | 1.31 s | met |',
      '| requests | 25 | 15 | 31 | MISSED – a\\|b |',
      '| on PostgreSQL | 25 ms | – | – | not measured – no PostgreSQL here |',
    ])
  })
})
