import { describe, expect, it } from '@jest/globals'
import type { CountryKey } from '../shared-kit/src/contracts/places.ts'
import { countriesToPromote } from './release-locally.ts'

const cell = (country: CountryKey, current: string | null, percent?: number) => ({
  country,
  current,
  canary: percent ? { build: 'c1', percent, started_at: '2026-01-01T00:00:00Z' } : null,
})

describe('what a local start promotes', () => {
  it('is every country at the first start', () => {
    expect(countriesToPromote([], {}, 'b1')).toMatchObject({ due: { length: 19 }, left: [] })
  })

  it('is where the last start’s release still runs, and never what a person promoted, rolled back or tries on some', () => {
    const cells = [cell('sg', 'b1'), cell('my', 'p1'), cell('jp', 'b1', 10), cell('id', null), cell('tw', 'b2')]
    const last = { sg: 'b1', my: 'b1', jp: 'b1', tw: 'b1' }
    const { due, left } = countriesToPromote(cells, last, 'b2')
    expect(due).toEqual(expect.arrayContaining(['sg', 'id']))
    expect(due).not.toContain('tw')
    expect(left.sort()).toEqual(['jp', 'my'])
  })
})
