import { describe, expect, test } from '@jest/globals'
import { type Role, roles } from '@jobspan/shared-kit/contracts/registry/people'
import {
  canGrant,
  canTurnOn,
  canUndo,
  getRequiredPermissions,
  isAllowed,
  type Permission,
  permissions,
} from '@jobspan/shared-kit/contracts/registry/permissions'
import type { CellState } from '@jobspan/shared-kit/contracts/registry/rollout'

// Written out, not computed from the code: y everywhere, o only for the remotes one is named for, n nowhere.
//                                viewer squad owner admin operator shell
const expected: Record<Permission, string> = {
  read: /*                       */ 'y y y y y n',
  tokens: /*                     */ 'y y y y n n',
  publish: /*                    */ 'n o n y n n',
  preview: /*                    */ 'n o n y n n',
  prune: /*                      */ 'n n n y n n',
  promote: /*                    */ 'n o n y n n',
  roll_back: /*                  */ 'n o n y n n',
  canary: /*                     */ 'n o n y n n',
  end_canary: /*                 */ 'n o n y n n',
  toggle: /*                     */ 'n o y y n n',
  triage: /*                     */ 'n o n y n n',
  people: /*                     */ 'n n n y n n',
  keys: /*                       */ 'n n n y n n',
  announce: /*                   */ 'n n n y n y',
  telemetry: /*                  */ 'n n n y n y',
  operate: /*                    */ 'n n n y y n',
}

const cases = permissions.flatMap((permission) =>
  roles.map((role, column) => [role, permission, expected[permission].split(' ')[column] ?? ''] as const),
)

test.each(cases)('%s, %s: %s', (role, permission, reach) => {
  const scope = { role, remotes: ['mf-search'] }
  expect(isAllowed(scope, permission, 'mf-search')).toBe(reach !== 'n')
  expect(isAllowed(scope, permission, 'mf-chat')).toBe(reach === 'y')
  expect(isAllowed(scope, permission)).toBe(reach === 'y')
  expect(isAllowed({ role, remotes: [] }, permission, 'mf-search')).toBe(reach === 'y')
})

test('what a caller is limited to takes the rest away, and gives nothing', () => {
  const scope = { role: 'squad', remotes: ['mf-search'], only: ['read', 'preview', 'people'] } as const
  expect(permissions.filter((permission) => isAllowed(scope, permission, 'mf-search'))).toEqual(['read', 'preview'])
})

describe('handing out', () => {
  const squad = { role: 'squad', remotes: ['mf-search', 'mf-chat'] } as const
  const of = (role: Role, remotes: string[] = []) => ({ role, remotes })

  test('an administrator hands out everything', () => {
    for (const role of roles) expect(canGrant(of('administrator'), of(role, ['mf-search']))).toBe(true)
  })

  test('a squad hands out reading and its own remotes', () => {
    expect(canGrant(squad, of('viewer'))).toBe(true)
    expect(canGrant(squad, of('squad', ['mf-search']))).toBe(true)
    expect(canGrant(squad, of('squad', ['mf-search', 'mf-job-detail']))).toBe(false)
    for (const role of ['product_owner', 'administrator', 'shell'] as const)
      expect(canGrant(squad, of(role))).toBe(false)
  })

  test('whatever is handed out can never do what its giver cannot', () => {
    for (const giver of roles) {
      for (const gift of roles) {
        const [from, to] = [of(giver, ['mf-search']), of(gift, ['mf-search'])]
        if (!canGrant(from, to)) continue
        for (const permission of permissions) {
          for (const remote of ['mf-search', 'mf-chat', undefined]) {
            if (isAllowed(to, permission, remote)) expect(isAllowed(from, permission, remote)).toBe(true)
          }
        }
      }
    }
  })
})

test('a squad turns on and undoes what a squad turned off, and nothing else', () => {
  const state: CellState = { enabled: true, current: 'b1', previous: null, canary: null }
  const off = (by_squad: boolean) => ({ ...state, enabled: false, turned_off: { by: 'somebody', by_squad } })
  const undoes = (role: Role, before: CellState, after: CellState) =>
    canUndo({ role, remotes: ['mf-search'] }, 'mf-search', [{ before, after }])
  for (const bySquad of [true, false]) {
    expect(canTurnOn('squad', off(bySquad).turned_off)).toBe(bySquad)
    expect(undoes('squad', state, off(bySquad))).toBe(bySquad)
    expect(undoes('squad', off(bySquad), state)).toBe(true)
    expect(undoes('product_owner', state, off(bySquad))).toBe(true)
  }
  expect(canTurnOn('squad', null)).toBe(false)
  expect(canTurnOn('product_owner', null)).toBe(true)
  // A product owner had kept off what the squad had turned off.
  expect(undoes('squad', off(true), off(false))).toBe(false)
  expect(canUndo({ role: 'squad', remotes: ['mf-chat'] }, 'mf-search', [{ before: off(true), after: state }])).toBe(
    false,
  )
})

test('a change between two states takes the permission of each thing that differs', () => {
  const state: CellState = { enabled: true, current: 'b1', previous: null, canary: null }
  const canary = { build: 'b2', percent: 10, started_at: '2026-01-01T00:00:00Z' }
  expect(getRequiredPermissions(state, state)).toEqual([])
  expect(getRequiredPermissions(state, { ...state, enabled: false })).toEqual(['toggle'])
  expect(getRequiredPermissions(state, { ...state, current: 'b2', previous: 'b1' })).toEqual(['promote'])
  expect(getRequiredPermissions(state, { ...state, canary })).toEqual(['canary'])
  expect(getRequiredPermissions({ ...state, canary }, { ...state, enabled: false })).toEqual(['toggle', 'end_canary'])
})
