import { describe, expect, it } from '@jest/globals'
import type { CountryKey } from '../shared-kit/src/contracts/platform/locales.ts'
import { countriesToPromote } from './publish-local-releases.ts'

const cell = (country: CountryKey, current: string | null, { percent = 0, version = 1 } = {}) => ({
  country,
  current,
  version,
  canary: percent ? { build: 'c1', percent, started_at: '2026-01-01T00:00:00Z' } : null,
})
const nothing = async () => []
const by = (build: string, version = 1) => ({ build, version })

describe('what a local start promotes', () => {
  it('is every country at the first start', async () => {
    expect(await countriesToPromote([], {}, 'b1', nothing)).toMatchObject({ toPromote: { length: 19 }, skipped: [] })
  })

  it('is where the last start’s release still runs, and never what a person promoted, rolled back or tries on some', async () => {
    const cells = [
      cell('sg', 'b1'),
      cell('my', 'p1'),
      cell('jp', 'b1', { percent: 10 }),
      cell('id', null),
      cell('tw', 'b2'),
    ]
    const last = { sg: by('b1'), my: by('b1'), jp: by('b1'), tw: by('b1'), hk: 'b1' }
    const { toPromote: due, skipped: left } = await countriesToPromote(
      [...cells, cell('hk', 'b1', { version: 9 })],
      last,
      'b2',
      nothing,
    )
    // What a start of before wrote down names no version.
    expect(due).toEqual(expect.arrayContaining(['sg', 'id', 'hk']))
    expect(due).not.toContain('tw')
    expect(left.sort()).toEqual(['jp', 'my'])
  })

  // A person promoted another release and took it back: what ran then was the last start's again, and the next start promoted over it.
  it('is not where somebody went back to what a start once promoted; where it was only switched it is', async () => {
    const state = (current: string, enabled = true) => ({ enabled, current, previous: null, canary: null })
    const changes: Partial<Record<CountryKey, ReturnType<typeof state>[]>> = {
      sg: [state('b1'), state('p1'), state('b1')],
      my: [state('b1'), state('b1', false), state('b1')],
      jp: [state('p0'), state('b1'), state('b1', false)],
    }
    const changesIn = async (country: CountryKey) => {
      const states = changes[country] ?? []
      const rows = states.slice(1).map((after, at) => ({ cells: [{ country, before: states[at] ?? after, after }] }))
      const scheduled = { cells: [] }
      return [scheduled, scheduled, ...rows.reverse()]
    }
    const cells = [cell('sg', 'b1', { version: 3 }), cell('my', 'b1', { version: 3 }), cell('jp', 'b1', { version: 2 })]
    const last = { sg: by('b1'), my: by('b1'), jp: by('b1') }
    const { toPromote: due, skipped: left } = await countriesToPromote(cells, last, 'b2', changesIn)
    expect(left).toEqual(['sg'])
    expect(due).toEqual(expect.arrayContaining(['my', 'jp']))
  })
})
