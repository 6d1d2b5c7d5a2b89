import type { Role } from './people.ts'
import type { CellState } from './rollout.ts'

/** What can be done; a change, its preview, its schedule and its undoing need the permission of the change itself. */
export const permissions = [
  'read',
  'publish',
  'prune',
  'promote',
  'roll_back',
  'canary',
  'end_canary',
  'toggle',
  'tokens',
  'people',
  'keys',
  'announce',
  'telemetry',
] as const
export type Permission = (typeof permissions)[number]

/** Whose: of every remote, or of those that the caller is named for. */
type Reach = 'any' | 'own'

/** The one table of who may do what. What is not in it is refused. */
const rights: Record<Role, Partial<Record<Permission, Reach>>> = {
  viewer: { read: 'any', tokens: 'any' },
  squad: {
    read: 'any',
    tokens: 'any',
    publish: 'own',
    promote: 'own',
    roll_back: 'own',
    canary: 'own',
    end_canary: 'own',
    toggle: 'own',
  },
  product_owner: { read: 'any', tokens: 'any', toggle: 'any' },
  administrator: {
    read: 'any',
    tokens: 'any',
    publish: 'any',
    promote: 'any',
    roll_back: 'any',
    canary: 'any',
    end_canary: 'any',
    toggle: 'any',
    prune: 'any',
    people: 'any',
    keys: 'any',
    announce: 'any',
    telemetry: 'any',
  },
  shell: { announce: 'any', telemetry: 'any' },
}

/** A role, and the remotes it is named for; these count for squads only. */
export type Scope = { role: Role; remotes: readonly string[] }

/** Whether `scope` may do it, to `remote` where it is done to one. */
export const isAllowed = (scope: Scope, permission: Permission, remote?: string): boolean => {
  const reach = rights[scope.role][permission]
  if (reach === 'any') return true
  return reach === 'own' && remote !== undefined && scope.remotes.includes(remote)
}

/** Permissions that bringing a cell from one state to another takes: so undoing a toggle takes the right to toggle. */
export const getRequiredPermissions = (before: CellState, after: CellState): Permission[] => {
  const needed: Permission[] = []
  if (before.enabled !== after.enabled) needed.push('toggle')
  if (before.current !== after.current || before.previous !== after.previous) needed.push('promote')
  if (JSON.stringify(before.canary) !== JSON.stringify(after.canary))
    needed.push(after.canary ? 'canary' : 'end_canary')
  return needed
}

/** Whether who has `giver` may hand out `gift`: nobody hands out what they may not do themselves. */
export const canGrant = (giver: Scope, gift: Scope): boolean =>
  permissions.every((permission) => {
    const reach = rights[gift.role][permission]
    if (reach === undefined) return true
    if (reach === 'any') return rights[giver.role][permission] === 'any'
    return gift.remotes.every((remote) => isAllowed(giver, permission, remote))
  })
