import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'

/**
 * One transaction at a time writes many jobs. Two importers have the same postings in another order, and each could wait for a row of the other; an
 * import could add a job of an organisation that is being suspended. Call it before rows of jobs are locked.
 */
export const lockJobWrites = async (transaction: QueryExecutor): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('upsert_jobs', 0))`)
}
