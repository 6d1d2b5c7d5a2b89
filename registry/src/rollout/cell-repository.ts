import type { QueryExecutor } from '@jobspan/kit-server'
import { type CountryKey, countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Cell as CellAnswer } from '@jobspan/shared-kit/contracts/registry/rollout'
import { and, eq, inArray } from 'drizzle-orm'
import type { RegistryTransaction } from '../audit/registry-transaction.ts'
import { remotes } from '../platform/database/schema/releases.ts'
import { cells } from '../platform/database/schema/rollout.ts'
import { type Cell, newCell, stateOf } from './cell.ts'
import { noRecentHealth, type RecentHealth, type RolloutHealth } from './rollout-health.ts'

/** Cells of a remote, one for each country asked for, in that order. */
export const loadCells = async (db: QueryExecutor, remote: string, asked: readonly CountryKey[]): Promise<Cell[]> => {
  const rows = await db
    .select()
    .from(cells)
    .where(and(eq(cells.remote, remote), inArray(cells.country, [...asked])))
  const found = new Map(rows.map((row) => [row.country, row]))
  return asked.map((country) => found.get(country) ?? newCell(remote, country))
}

/** Every remote in every country. */
export const loadAllCells = async (
  db: QueryExecutor,
): Promise<{ name: string; displayName: string | null; cells: Cell[] }[]> => {
  const names = await db
    .select({ name: remotes.name, displayName: remotes.displayName })
    .from(remotes)
    .orderBy(remotes.name)
  const rows = await db.select().from(cells)
  const found = new Map(rows.map((row) => [`${row.remote} ${row.country}`, row]))
  return names.map(({ name, displayName }) => ({
    name,
    displayName,
    cells: countries.map(({ key }) => found.get(`${name} ${key}`) ?? newCell(name, key)),
  }))
}

/** Writes cells, each a version further. */
export const saveCells = async (
  { db, now }: Pick<RegistryTransaction, 'db' | 'now'>,
  changed: readonly Cell[],
  actor: string,
): Promise<Cell[]> => {
  const saved: Cell[] = []
  for (const cell of changed) {
    const row = { ...cell, version: cell.version + 1, updatedAt: now, updatedBy: actor }
    await db
      .insert(cells)
      .values(row)
      .onConflictDoUpdate({ target: [cells.remote, cells.country], set: row })
    saved.push(row)
  }
  return saved
}

/** Cells as people see them, with what the last hour's visitors met. */
export const toCellResponses = async (rolloutHealth: RolloutHealth, list: readonly Cell[]): Promise<CellAnswer[]> => {
  const health = await rolloutHealth.health()
  return list.map((cell) => toCellResponse(cell, health))
}

/** A cell as people see it; of its visitors nothing is known unless told. */
export const toCellResponse = (cell: Cell, recent: RecentHealth = noRecentHealth): CellAnswer => ({
  country: cell.country,
  remote: cell.remote,
  version: cell.version,
  ...stateOf(cell),
  halted: cell.halted,
  updated_at: cell.updatedAt?.toISOString() ?? null,
  updated_by: cell.updatedBy,
  health: {
    ...recent.release(cell.remote, cell.country, cell.current),
    visitors: recent.visitors(cell.remote, cell.country),
  },
  canary_health: cell.canary && recent.release(cell.remote, cell.country, cell.canary.build),
})
