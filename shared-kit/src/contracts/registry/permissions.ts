import type { Role } from './people.ts'
import type { CellState, TurnedOff } from './rollout.ts'

/** What can be done; a change, its preview, its schedule and its undoing need the permission of the change itself. */
export const permissions = [
  'read',
  'publish',
  'preview',
  'prune',
  'promote',
  'roll_back',
  'canary',
  'end_canary',
  'toggle',
  'triage',
  'tokens',
  'people',
  'keys',
  'announce',
  'telemetry',
  'operate',
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
    preview: 'own',
    promote: 'own',
    roll_back: 'own',
    canary: 'own',
    end_canary: 'own',
    toggle: 'own',
    triage: 'own',
  },
  product_owner: { read: 'any', tokens: 'any', toggle: 'any' },
  administrator: {
    read: 'any',
    tokens: 'any',
    publish: 'any',
    preview: 'any',
    promote: 'any',
    roll_back: 'any',
    canary: 'any',
    end_canary: 'any',
    toggle: 'any',
    triage: 'any',
    prune: 'any',
    people: 'any',
    keys: 'any',
    announce: 'any',
    telemetry: 'any',
    operate: 'any',
  },
  operator: { read: 'any', operate: 'any' },
  shell: { announce: 'any', telemetry: 'any' },
}

/** A role, and the remotes it is named for; these count for squads only. `only` takes away what is not in it. */
export type Scope = { role: Role; remotes: readonly string[]; only?: readonly Permission[] }

/** Whether `scope` may do it, to `remote` where it is done to one. */
export const isAllowed = (scope: Scope, permission: Permission, remote?: string): boolean => {
  if (scope.only && !scope.only.includes(permission)) return false
  const reach = rights[scope.role][permission]
  if (reach === 'any') return true
  return reach === 'own' && remote !== undefined && scope.remotes.includes(remote)
}

/**
 * Whether a role that may toggle a remote may turn it on where it was turned off like this. A squad turns on what a squad turned off; what
 * a product owner or an administrator turned off stays off until one of them decides. So does what nobody is known to have turned off.
 */
export const canTurnOn = (role: Role, turnedOff: TurnedOff | null | undefined): boolean =>
  role !== 'squad' || turnedOff?.by_squad === true

const isSwitched = (before: CellState, after: CellState): boolean =>
  before.enabled !== after.enabled || before.turned_off?.by_squad !== after.turned_off?.by_squad

/** Whether `scope` may undo a change of a remote that brought these cells from `before` to `after`. */
export const canUndo = (
  scope: Scope,
  remote: string,
  cells: readonly { before: CellState; after: CellState }[],
): boolean =>
  cells.every(
    ({ before, after }) =>
      getRequiredPermissions(after, before).every((permission) => isAllowed(scope, permission, remote)) &&
      (after.enabled || !isSwitched(before, after) || canTurnOn(scope.role, after.turned_off)),
  )

/** Permissions that bringing a cell from one state to another takes: so undoing a toggle takes the right to toggle. */
export const getRequiredPermissions = (before: CellState, after: CellState): Permission[] => {
  const needed: Permission[] = []
  if (isSwitched(before, after)) needed.push('toggle')
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
