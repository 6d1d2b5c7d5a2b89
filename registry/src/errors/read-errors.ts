import type { QueryExecutor } from '@jobspan/kit-server'
import {
  type ErrorGroup,
  type ErrorSample,
  type ErrorState,
  errorRetentionDays,
} from '@jobspan/shared-kit/contracts/registry/errors'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { errorCounts, errorGroups, errorSamples } from '../platform/database/schema/errors.ts'
import { releases, shells } from '../platform/database/schema/releases.ts'

type GroupRow = typeof errorGroups.$inferSelect
type CountRow = typeof errorCounts.$inferSelect

const maxListed = 200
const dayMs = 24 * 60 * 60_000

const newestBuild = async (db: QueryExecutor, remote: string): Promise<string | undefined> => {
  if (remote === shellRemoteName) {
    const [shell] = await db.select({ build: shells.build }).from(shells).orderBy(desc(shells.seenAt)).limit(1)
    return shell?.build
  }
  const [release] = await db
    .select({ build: releases.build })
    .from(releases)
    .where(eq(releases.remote, remote))
    .orderBy(desc(releases.publishedAt), desc(releases.build))
    .limit(1)
  return release?.build
}

/** Sums by one of the columns, the largest first. */
const sumBy = <Key extends 'build' | 'country'>(rows: readonly CountRow[], key: Key) => {
  const sums = new Map<CountRow[Key], number>()
  for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + row.count)
  return [...sums].sort(([, a], [, b]) => b - a)
}

const toDays = (rows: readonly CountRow[], now: Date): number[] => {
  const days = Array.from({ length: errorRetentionDays }, () => 0)
  const first = Date.parse(now.toISOString().slice(0, 10)) - (errorRetentionDays - 1) * dayMs
  for (const { day, count } of rows) {
    const index = Math.round((Date.parse(day) - first) / dayMs)
    if (index >= 0 && index < days.length) days[index] = (days[index] ?? 0) + count
  }
  return days
}

const toGroup = (row: GroupRow, rows: readonly CountRow[], build: string | undefined, now: Date): ErrorGroup => ({
  id: row.id,
  remote: row.remote,
  source: row.source,
  name: row.name,
  message: row.message,
  place: row.place,
  state: row.state,
  state_by: row.stateBy,
  state_at: row.stateAt?.toISOString() ?? null,
  first_seen: row.firstSeen.toISOString(),
  last_seen: row.lastSeen.toISOString(),
  first_build: row.firstBuild,
  count: rows.reduce((sum, { count }) => sum + count, 0),
  days: toDays(rows, now),
  releases: sumBy(rows, 'build').map(([name, count]) => ({ build: name, count })),
  countries: sumBy(rows, 'country').map(([country, count]) => ({ country, count })),
  browsers: Object.entries(row.browsers)
    .map(([browser, count]) => ({ browser, count }))
    .sort((a, b) => b.count - a.count),
  is_new: row.firstBuild === build,
})

const toGroups = async (
  db: QueryExecutor,
  rows: readonly GroupRow[],
  remote: string,
  build?: string,
): Promise<ErrorGroup[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counts = await db.select().from(errorCounts).where(inArray(errorCounts.groupId, ids))
  const byGroup = Map.groupBy(counts, ({ groupId }) => groupId)
  const [clock] = (await db.execute<{ now: string }>(sql`select now() as now`)).rows
  const newest = build ?? (await newestBuild(db, remote))
  return rows.map((row) => toGroup(row, byGroup.get(row.id) ?? [], newest, new Date(clock?.now ?? Date.now())))
}

/** Groups of a remote, those met last first. */
export const readErrors = async (
  db: QueryExecutor,
  remote: string,
  { build, state }: { build?: string | undefined; state?: ErrorState | undefined },
): Promise<ErrorGroup[]> => {
  const inBuild =
    build === undefined
      ? undefined
      : inArray(
          errorGroups.id,
          db.select({ id: errorCounts.groupId }).from(errorCounts).where(eq(errorCounts.build, build)),
        )
  const rows = await db
    .select()
    .from(errorGroups)
    .where(and(eq(errorGroups.remote, remote), state && eq(errorGroups.state, state), inBuild))
    .orderBy(desc(errorGroups.lastSeen), desc(errorGroups.id))
    .limit(maxListed)
  return toGroups(db, rows, remote, build)
}

/** One group; undefined where the remote has none of that number. */
export const readError = async (db: QueryExecutor, remote: string, id: number): Promise<ErrorGroup | undefined> => {
  const rows = await db
    .select()
    .from(errorGroups)
    .where(and(eq(errorGroups.remote, remote), eq(errorGroups.id, id)))
  const [group] = await toGroups(db, rows, remote)
  return group
}

/** Examples of a group, the newest first. */
export const readSamples = async (db: QueryExecutor, groupId: number): Promise<ErrorSample[]> => {
  const rows = await db
    .select()
    .from(errorSamples)
    .where(eq(errorSamples.groupId, groupId))
    .orderBy(desc(errorSamples.at), desc(errorSamples.id))
  return rows.map(({ at, build, country, page, browser, frames, breadcrumbs }) => ({
    at: at.toISOString(),
    build,
    country,
    page,
    browser,
    frames,
    breadcrumbs,
  }))
}

export const writeErrorState = async (
  db: QueryExecutor,
  { id, state, actor }: { id: number; state: ErrorState; actor: string },
): Promise<void> => {
  await db.update(errorGroups).set({ state, stateBy: actor, stateAt: sql`now()` }).where(eq(errorGroups.id, id))
}
