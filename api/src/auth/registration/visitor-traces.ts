import { eq, lt, sql } from 'drizzle-orm'
import { keyedHash, type SealKey } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { visitorTraces } from '../tables.ts'

/** What stands for an address or number among traces: counts people, and tells nobody who they are. */
export const traceHash = (sealKey: SealKey, emailOrPhone: string): string => keyedHash(sealKey, 'trace', emailOrPhone)

export const insertVisitorTrace = async (
  db: QueryExecutor,
  trace: Pick<typeof visitorTraces.$inferInsert, 'seekerId' | 'kind' | 'facts'>,
): Promise<void> => {
  await db.insert(visitorTraces).values(trace)
}

/** Deletes what was noted of an address or number when its owner was still a guest. */
export const deleteVisitorTracesOf = async (
  db: QueryExecutor,
  sealKey: SealKey,
  emailOrPhone: string,
): Promise<void> => {
  await db.delete(visitorTraces).where(eq(sql`${visitorTraces.facts} ->> 'who'`, traceHash(sealKey, emailOrPhone)))
}

/** Deletes traces of more than 90 days: they serve to count the last weeks. */
export const deleteOldVisitorTraces = async (db: QueryExecutor): Promise<void> => {
  await db.delete(visitorTraces).where(lt(visitorTraces.createdAt, sql`now() - interval '90 days'`))
}
