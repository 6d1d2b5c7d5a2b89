import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Role } from '@jobspan/shared-kit/contracts/registry/people'
import { canTurnOn } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { CellState, Change, Halt } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { cells } from '../platform/database/schema/rollout.ts'

/** What is stored of a cell, but for who touched it last. */
export type Cell = Omit<typeof cells.$inferSelect, 'updatedAt' | 'updatedBy'> & {
  updatedAt: Date | null
  updatedBy: string | null
}

/** A cell that would change. */
export type PlannedCell = {
  before: Cell
  after: Cell
  /** The build that it gets was halted there as a canary, and is asked for again. */
  wasHalted?: true
}

/** A change, or the halt that only the registry itself makes. */
export type ChangeOrHalt = Change | ({ kind: 'halt' } & Pick<Halt, 'why' | 'figures'>)

/** Who makes a change: decides who may turn on again what it turns off. */
export type ChangeAuthor = { actor: string; role: Role }

/** A cell before anything was ever set. */
export const newCell = (remote: string, country: CountryKey): Cell => ({
  remote,
  country,
  version: 0,
  enabled: true,
  turnedOff: null,
  current: null,
  earlier: [],
  canary: null,
  halted: null,
  updatedAt: null,
  updatedBy: null,
})

export const stateOf = (cell: Cell): CellState => ({
  enabled: cell.enabled,
  current: cell.current,
  previous: cell.earlier[0] ?? null,
  canary: cell.canary,
  ...(!cell.enabled && cell.turnedOff ? { turned_off: cell.turnedOff } : {}),
})

/** Whether visitors have no release any more, since the only one was a canary that ended: the remote is off there. */
export const isLeftWithoutRelease = (before: CellState, after: CellState): boolean =>
  (before.current !== null || before.canary !== null) && after.current === null && after.canary === null

export const isSameState = (one: Cell, other: Cell): boolean =>
  isSameSwitch(stateOf(one), stateOf(other)) &&
  one.current === other.current &&
  one.earlier[0] === other.earlier[0] &&
  isSameCanary(one.canary, other.canary)

/** Whether a remote is on or off alike, and off by whoever may turn it on again alike. */
const isSameSwitch = (one: CellState, other: CellState): boolean =>
  one.enabled === other.enabled && one.turned_off?.by_squad === other.turned_off?.by_squad

/** Whether a change switches what `role` may not: a squad leaves off what a product owner or an administrator turned off. */
export const isSwitchRefused = ({ before, after }: PlannedCell, role: Role): boolean =>
  !before.enabled && !isSameSwitch(stateOf(before), stateOf(after)) && !canTurnOn(role, before.turnedOff)

const isSameCanary = (one: CellState['canary'], other: CellState['canary']): boolean =>
  one?.build === other?.build && one?.percent === other?.percent

/** Builds to go back to; nobody goes back further. */
const maxHistoryLength = 20

/** The cell after a change at `at` (ISO 8601), or one sentence that says why it cannot be made. */
export const applyChange = (cell: Cell, change: ChangeOrHalt, at: string, author: ChangeAuthor): Cell | string => {
  const next = { ...cell, halted: null }
  const canBeFirst = change.kind === 'promote' || change.kind === 'canary'
  if (!canBeFirst && cell.current === null && cell.canary === null)
    return `${cell.remote} was never promoted there; promote a release first`
  switch (change.kind) {
    case 'promote':
      if (cell.current === change.build) return { ...next, canary: null }
      return {
        ...next,
        current: change.build,
        earlier: [cell.current, ...cell.earlier]
          .filter((build) => build !== null && build !== change.build)
          .slice(0, maxHistoryLength) as string[],
        canary: null,
      }
    case 'roll_back': {
      const [previous, ...earlier] = cell.earlier
      if (previous === undefined) {
        // A failing canary is ended also where no release came before: the current one stays, or none is left.
        if (cell.canary !== null) return { ...next, canary: null }
        return `there is no earlier release of ${cell.remote} to go back to`
      }
      return { ...next, current: previous, earlier, canary: null }
    }
    case 'toggle':
      return { ...next, halted: cell.halted, enabled: change.enabled, turnedOff: turnOff(cell, change.enabled, author) }
    case 'canary': {
      if (change.build === cell.current) return `${change.build} is current there already, so it cannot be the canary`
      const startedAt = cell.canary?.build === change.build ? cell.canary.started_at : at
      return { ...next, canary: { build: change.build, percent: change.percent, started_at: startedAt } }
    }
    case 'end_canary':
      return { ...next, canary: null }
    case 'halt':
      if (!cell.canary) return 'there is no canary to halt'
      return { ...next, canary: null, halted: haltOf(cell.canary.build, change, at) }
  }
}

/** What a squad turned off becomes a product owner’s where one turns it off too; never the other way round. */
const turnOff = (cell: Cell, enabled: boolean, { actor, role }: ChangeAuthor): Cell['turnedOff'] => {
  if (enabled) return null
  const bySquad = role === 'squad'
  if (cell.enabled || (cell.turnedOff?.by_squad && !bySquad)) return { by: actor, by_squad: bySquad }
  return cell.turnedOff
}

const haltOf = (build: string, { why, figures }: Pick<Halt, 'why' | 'figures'>, at: string): Halt => ({
  build,
  at,
  why,
  ...(figures ? { figures } : {}),
})

/**
 * Takes back what led from `before` to `after`, and only that: what else was changed since stays. Gives one sentence where the
 * very thing was changed again since.
 */
export const revertChange = (cell: Cell, before: CellState, after: CellState): Cell | string => {
  const next: Cell = { ...cell, halted: null }
  if (!isSameSwitch(before, after)) {
    if (!isSameSwitch(stateOf(cell), after)) return 'it was switched again since'
    next.enabled = before.enabled
    next.turnedOff = before.turned_off ?? null
  }
  if (before.current !== after.current) {
    if (cell.current !== after.current) return `another release (${cell.current}) was promoted since`
    next.current = before.current
    next.earlier = [before.previous, ...cell.earlier.filter((build) => build !== before.previous)].filter(
      (build): build is string => build !== null && build !== before.current,
    )
  }
  if (!isSameCanary(before.canary, after.canary)) {
    if (!isSameCanary(cell.canary, after.canary)) return 'its canary was changed since'
    next.canary = before.canary
  }
  return next
}
