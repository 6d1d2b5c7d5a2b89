import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

// A deployment is over by then (ADR 25).
const gracePeriod = sql`interval '1 day'`
// The bits of kept words begin here (groups 23 and 24 of search/tags.ts); those below were the filters'.
const firstWordTag = 385_875_968

/**
 * Takes away what only processes of the former release read (migration 0009): a day after this release came, or at once where
 * `isAlone` says that there are no other processes. Safe to call in every replica, at any time; what was cut short is done the next time.
 */
export const dropLegacySearch = async (db: Database, isOnlyProcess: boolean): Promise<void> => {
  const isDue = await db.transaction(async (transaction) => {
    const due = await transaction.execute(sql`
      select from settings where key = 'former_search' and (${isOnlyProcess} or updated_at < now() - ${gracePeriod}) for update`)
    if (due.rows.length === 0) return false
    // Whoever waits for the table has all visitors wait behind it.
    await transaction.execute(sql`set local lock_timeout = '2s'`)
    await transaction.execute(sql`select retire_former_search()`)
    return true
  })
  if (!isDue) return
  // Nobody writes these any more, so they need not be gone before the table is free again.
  await db.execute(sql`delete from search_bits where tag < ${firstWordTag}`)
  const { rows } = await db.execute(sql`delete from settings where key = 'former_search' returning key`)
  if (rows.length > 0) await db.execute(sql`drop function if exists retire_former_search()`)
}
