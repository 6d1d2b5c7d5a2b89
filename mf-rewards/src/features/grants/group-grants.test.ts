import { expect, it } from '@jest/globals'
import { aGrant } from '../../testing/handlers.ts'
import { groupGrants } from './group-grants.ts'

/** Of a reader whose clock is four hours behind UTC. */
const dayOf = (at: string) => new Date(Date.parse(at) - 4 * 3_600_000).toISOString().slice(0, 10)

// Three friends brought five rows each, and nothing told one pin from another. Then a row counted what its reader earned on the day before.
it('makes one row of rewards that read the same, of which the newest is used', () => {
  const referral = { type: 'referral', state: 'used' } as const
  const groups = groupGrants(
    [
      aGrant({ id: 9 }),
      aGrant({ id: 8, ...referral, used_at: '2026-11-12T08:00:00Z' }),
      aGrant({ id: 7, ...referral, used_at: '2026-11-12T09:00:00Z' }),
      aGrant({ id: 6, granted_at: '2026-11-02T09:30:00Z' }),
      aGrant({ id: 5, granted_at: '2026-11-01T08:00:00Z' }),
      aGrant({ id: 4, role: 'invitee' }),
      aGrant({ id: 3, note: 'One account of two.' }),
      aGrant({ id: 2, granted_at: '2026-11-02T02:30:00Z' }),
    ],
    dayOf,
  )
  expect(groups.map(({ grant, count }) => [grant.id, count])).toEqual([
    [9, 2],
    [8, 1],
    [7, 1],
    [5, 2],
    [4, 1],
    [3, 1],
  ])
})
