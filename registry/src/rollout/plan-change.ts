import type { QueryExecutor } from '@jobspan/kit-server'
import { findConflicts } from '@jobspan/kit-server/compatibility/find-conflicts'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { isPreviewBuild } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import { databaseNow } from '../platform/database/database-clock.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { getReleaseRow, runningReleases } from '../releases/release-repository.ts'
import { rejectShellConflicts, requireCompatibleShell } from '../releases/shell-routes.ts'
import {
  applyChange,
  type Cell,
  type ChangeAuthor,
  type ChangeOrHalt,
  isSameState,
  isSwitchRefused,
  type PlannedCell,
} from './cell.ts'
import { loadCells } from './cell-repository.ts'
import { markEarlierHalts } from './earlier-halts.ts'

export type ChangeToPlan = {
  remote: string
  countries: readonly CountryKey[]
  change: ChangeOrHalt
  author: ChangeAuthor
  expected?: Partial<Record<CountryKey, number>> | undefined
}

/**
 * What a change would do, cell by cell; cells that are so already are left out. Throws 409 where a single one cannot be
 * changed, with all that is in the way, and 403 where the author may not turn a remote on.
 */
export const planChange = async (db: QueryExecutor, wanted: ChangeToPlan) => {
  const { remote, countries, change, author, expected } = wanted
  if ('build' in change && isPreviewBuild(change.build))
    throw new RegistryError(
      409,
      `Nothing was changed: ${change.build} is a preview build, which runs for whoever has its link. Release ${remote}, and take that build.`,
    )
  // The way back stays open: a release that served before a shell took its page does no harm.
  if ('build' in change) await rejectShellConflicts(db, (await getReleaseRow(db, remote, change.build)).manifest)
  const found = await loadCells(db, remote, [...new Set(countries)])
  rejectStaleVersions(found, expected)
  // A canary is judged by what was counted since, so its beginning is of the clock that counts: no replica's own.
  const at = new Date(await databaseNow(db)).toISOString()
  const planned = await planCells(db, found, (cell) => applyChange(cell, change, at, author))
  rejectForeignSwitches(planned, author)
  return markEarlierHalts(db, planned, change)
}

/** As `planChange`, for whatever else leads from one state to another. */
export const planCells = async (
  db: QueryExecutor,
  found: readonly Cell[],
  transition: (cell: Cell) => Cell | string,
): Promise<PlannedCell[]> => {
  const refusals = new Map<string, CountryKey[]>()
  const planned: PlannedCell[] = []
  for (const before of found) {
    const after = transition(before)
    if (typeof after === 'string') refusals.set(after, [...(refusals.get(after) ?? []), before.country])
    else if (!isSameState(before, after)) planned.push({ before, after })
  }
  if (refusals.size > 0) {
    // Whoever asks for all countries reads once what is in the way of them all.
    const all = [...refusals].map(([why, countries]) => `${countries.join(', ')}: ${why}`)
    throw new RegistryError(409, `Nothing was changed. ${all.join('; ')}.`)
  }
  await rejectConflicts(db, planned)
  return planned
}

/** Throws 403, naming who turned the remote off and who may turn it on, where the author may not. */
export const rejectForeignSwitches = (planned: readonly PlannedCell[], { role }: Pick<ChangeAuthor, 'role'>): void => {
  const refused = planned.filter((cell) => isSwitchRefused(cell, role)).map(({ before }) => before)
  if (refused.length === 0) return
  const who = refused.map(({ country, turnedOff, updatedBy }) => `${country} by ${turnedOff?.by ?? updatedBy}`)
  throw new RegistryError(
    403,
    `Nothing was changed. ${refused[0]?.remote} was turned off in ${who.join(', ')}. A product owner or an administrator may turn it on there; a squad turns on what a squad turned off.`,
  )
}

/** Of two people at one cell the second learns of the first. */
const rejectStaleVersions = (found: readonly Cell[], expected: ChangeToPlan['expected']): void => {
  const changed = found.filter(({ country, version }) => (expected?.[country] ?? version) !== version)
  if (changed.length === 0) return
  const who = changed.map(
    ({ country, updatedBy, updatedAt }) =>
      `${country} was changed by ${updatedBy ?? 'nobody'} at ${updatedAt?.toISOString() ?? 'no time'}`,
  )
  throw new RegistryError(409, `Nothing was changed: ${who.join('; ')}. Look at it as it is now, then try again.`, {
    fields: { expected: changed.map(({ country, version }) => `${country}: ${version}`) },
  })
}

/** What newly runs must fit a shell and may not claim what another remote of the country holds. */
const rejectConflicts = async (db: QueryExecutor, planned: readonly PlannedCell[]): Promise<void> => {
  const countriesByBuild = new Map<string, CountryKey[]>()
  for (const { before, after } of planned) {
    const ran = new Set([before.current, before.canary?.build])
    for (const build of [after.current, after.canary?.build]) {
      if (build && !ran.has(build)) countriesByBuild.set(build, [...(countriesByBuild.get(build) ?? []), after.country])
    }
  }
  const remote = planned[0]?.after.remote ?? ''
  for (const [build, countries] of countriesByBuild) {
    const { manifest } = await getReleaseRow(db, remote, build)
    await requireCompatibleShell(db, manifest)
    const taken = findConflicts(manifest, await runningReleases(db, remote, countries))
    if (taken.length > 0) {
      throw new RegistryError(
        409,
        `Nothing was changed: ${remote} ${build} conflicts with what runs there: ${[...new Set(taken)].join('; ')}.`,
      )
    }
  }
}
