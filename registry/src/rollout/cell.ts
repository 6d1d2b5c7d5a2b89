import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
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

/** A cell before anything was ever set. */
export const newCell = (remote: string, country: CountryKey): Cell => ({
  remote,
  country,
  version: 0,
  enabled: true,
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
})

/** Whether visitors have no release any more, since the only one was a canary that ended: the remote is off there. */
export const isLeftWithoutRelease = (before: CellState, after: CellState): boolean =>
  (before.current !== null || before.canary !== null) && after.current === null && after.canary === null

export const isSameState = (one: Cell, other: Cell): boolean =>
  one.enabled === other.enabled &&
  one.current === other.current &&
  one.earlier[0] === other.earlier[0] &&
  isSameCanary(one.canary, other.canary)

const isSameCanary = (one: CellState['canary'], other: CellState['canary']): boolean =>
  one?.build === other?.build && one?.percent === other?.percent

/** Builds to go back to; nobody goes back further. */
const maxHistoryLength = 20

/** The cell after a change at `at` (ISO 8601), or one sentence that says why it cannot be made. */
export const applyChange = (cell: Cell, change: ChangeOrHalt, at: string): Cell | string => {
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
      return { ...next, halted: cell.halted, enabled: change.enabled }
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
  if (before.enabled !== after.enabled) {
    if (cell.enabled !== after.enabled) return 'it was switched again since'
    next.enabled = before.enabled
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
