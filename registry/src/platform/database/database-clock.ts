import type { QueryExecutor } from '@jobspan/kit-server'
import { sql } from 'drizzle-orm'

/** Milliseconds since 1970 by the database's clock: the one that all replicas share, whatever their own say. */
export const databaseNow = async (db: Pick<QueryExecutor, 'execute'>): Promise<number> => {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)
  const now = Number(rows[0]?.now)
  if (Number.isNaN(now)) throw new Error('the database does not tell its time')
  return now
}

/** The database's clock, read without asking it: by this process's clock and how far that was apart when last compared. */
export type DatabaseClock = {
  now: () => number
  /** Compares the two. Where the database does not answer, what is known stays. */
  measureOffset: () => Promise<void>
}

export const openDatabaseClock = (db: Pick<QueryExecutor, 'execute'>): DatabaseClock => {
  let offsetMs = 0
  return {
    now: () => Date.now() + offsetMs,
    measureOffset: async () => {
      const requestedAt = Date.now()
      const databaseTime = await databaseNow(db)
      const respondedAt = Date.now()
      // It was told at some moment between the two, so less than half of what the answer took is no difference; nor does time
      // jump to and fro for a few milliseconds.
      const difference = databaseTime - (requestedAt + respondedAt) / 2
      if (Math.abs(difference - offsetMs) > (respondedAt - requestedAt) / 2 + 100) offsetMs = difference
    },
  }
}
