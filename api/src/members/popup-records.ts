import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { popupRecords } from './tables.ts'

/** Notes that a guest or member has seen a popup; the first time counts. */
export const recordPopup = async (db: QueryExecutor, seekerId: number, popup: string): Promise<void> => {
  await db.insert(popupRecords).values({ seekerId, popup }).onConflictDoNothing()
}

/** Notes that they have seen it again: the last time counts. */
export const refreshPopup = async (db: QueryExecutor, seekerId: number, popup: string): Promise<void> => {
  await db
    .insert(popupRecords)
    .values({ seekerId, popup })
    .onConflictDoUpdate({ target: [popupRecords.seekerId, popupRecords.popup], set: { createdAt: sql`now()` } })
}

export const listPopups = async (db: QueryExecutor, seekerId: number): Promise<{ popup: string; createdAt: Date }[]> =>
  db
    .select({ popup: popupRecords.popup, createdAt: popupRecords.createdAt })
    .from(popupRecords)
    .where(eq(popupRecords.seekerId, seekerId))
    .orderBy(asc(popupRecords.createdAt), asc(popupRecords.popup))

/** SQL value: when they saw it; `-infinity` where they never did. */
export const popupSeenAt = (seekerId: number, popup: string): SQL => sql`(
  select coalesce(max(created_at), '-infinity') from ${popupRecords} where seeker_id = ${seekerId} and popup = ${popup})`
