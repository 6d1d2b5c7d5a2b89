import type { Database, QueryExecutor } from '@jobspan/kit-server'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { telemetryMinutes, telemetrySlices, telemetryVisitors } from '../platform/database/schema/telemetry.ts'
import type { Visit } from './visitors.ts'

export type MinuteRow = typeof telemetryMinutes.$inferSelect
export type SliceRow = typeof telemetrySlices.$inferSelect

const retentionDays = 8

/** Writes whole rows over those of the same key. */
const overwrite = async (db: QueryExecutor, table: PgTable, key: readonly string[], rows: readonly object[]) => {
  const columns = Object.entries(getTableColumns(table))
  const target = columns.flatMap(([name, column]) => (key.includes(name) ? [column] : []))
  const set = Object.fromEntries(
    columns.flatMap(([name, column]) => (key.includes(name) ? [] : [[name, sql.raw(`excluded."${column.name}"`)]])),
  )
  for (let start = 0; start < rows.length; start += 1_000) {
    await db
      .insert(table)
      .values(rows.slice(start, start + 1_000) as Record<string, unknown>[])
      .onConflictDoUpdate({ target, set })
  }
}

export const saveMinutes = (db: QueryExecutor, rows: readonly MinuteRow[]) =>
  overwrite(db, telemetryMinutes, ['minute', 'remote', 'country', 'build', 'source'], rows)

export const saveSlices = (db: QueryExecutor, rows: readonly SliceRow[]) =>
  overwrite(db, telemetrySlices, ['at', 'remote', 'country', 'build', 'source'], rows)

export const saveVisits = async (db: QueryExecutor, visits: readonly Visit[]) => {
  // One statement may not touch a row twice.
  const latest = new Map(visits.map((visit) => [`${visit.remote} ${visit.country} ${visit.visitor}`, visit]))
  await overwrite(db, telemetryVisitors, ['remote', 'country', 'visitor'], [...latest.values()])
}

/**
 * Deletes what has served its time. Safe to run in every replica. By the database's clock, while visitors and minutes bear that of
 * the process that counted them: an hour of visitors is asked for, so they stay for three, in case that clock is an hour late.
 */
export const deleteOldTelemetry = async (db: Database): Promise<void> => {
  await db.delete(telemetryMinutes).where(sql`minute < now() - make_interval(days => ${retentionDays})`)
  await db.delete(telemetrySlices).where(sql`at < now() - interval '2 hours'`)
  await db.delete(telemetryVisitors).where(sql`seen_at < now() - interval '3 hours'`)
}
