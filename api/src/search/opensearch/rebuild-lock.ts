import { sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { poolOf } from '../../platform/queues/queue-database.ts'

/** Who builds an index holds it. Any number that no other advisory lock has. */
const rebuildLock = 7_203_942

/**
 * Does the work, unless another process builds an index: null then. A build of very many jobs takes longer than a scheduled task may, and the next one begins
 * beside it.
 */
export const withRebuildLock = async <Value>(db: Database, work: () => Promise<Value>): Promise<Value | null> => {
  // Of a connection of its own and not of a transaction, which would last for hours.
  const client = await poolOf(db).connect()
  try {
    const found = await client.query('select pg_try_advisory_lock($1) as is_mine', [rebuildLock])
    const { rows } = found as { rows: { is_mine: boolean }[] }
    return rows[0]?.is_mine ? await work() : null
  } finally {
    // With its connection the lock ends.
    client.release(true)
  }
}

/** Whether a process builds an index now. */
export const isRebuilding = async (db: QueryExecutor): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and objid = ${rebuildLock} and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as is_held`)
  return rows[0]?.is_held === true
}
