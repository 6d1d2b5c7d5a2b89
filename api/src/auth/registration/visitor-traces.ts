import { lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { visitorTraces } from '../tables.ts'

/** Deletes traces of more than 90 days: they serve to count the last weeks. */
export const deleteOldVisitorTraces = async (db: QueryExecutor): Promise<void> => {
  await db.delete(visitorTraces).where(lt(visitorTraces.createdAt, sql`now() - interval '90 days'`))
}
