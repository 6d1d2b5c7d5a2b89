import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { importedResumes } from '../tables/resumes.ts'

/** The JSON Resume that a member imported last, as it came; null where there is none. */
export const findImportedResume = async (db: QueryExecutor, userId: number): Promise<string | null> => {
  const [found] = await db.select().from(importedResumes).where(eq(importedResumes.userId, userId))
  return found?.document ?? null
}

/** Keeps a JSON Resume in place of an earlier one. */
export const saveImportedResume = async (db: QueryExecutor, userId: number, document: string): Promise<void> => {
  await db
    .insert(importedResumes)
    .values({ userId, document })
    .onConflictDoUpdate({ target: importedResumes.userId, set: { document, importedAt: sql`now()` } })
}

/** Throws 40004 where none was imported. */
export const removeImportedResume = async (db: QueryExecutor, userId: number): Promise<void> => {
  const removed = await db
    .delete(importedResumes)
    .where(eq(importedResumes.userId, userId))
    .returning({ userId: importedResumes.userId })
  if (removed.length === 0) throw new ApiError('notFound')
}
