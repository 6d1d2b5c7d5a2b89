import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { recruiters } from './tables.ts'

/** Ends for good what a recruiter may do here: they act for their company no more, and nobody can write in their chats. */
export const removeRecruiter = async (db: QueryExecutor, id: number): Promise<void> => {
  await db
    .update(recruiters)
    .set({ leftAt: sql`coalesce(${recruiters.leftAt}, now())`, removedAt: sql`now()`, onlineUntil: null })
    .where(eq(recruiters.id, id))
}
