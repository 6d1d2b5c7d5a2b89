import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { fileRemovals } from '../tables.ts'
import type { FileStore } from './file-store.ts'

/**
 * The removal of a file is scheduled before the file is stored, and cancelled when its row is written. A process that is killed
 * in between leaves a file whose removal is scheduled. A deleted row schedules the removal of its file (a trigger). So every
 * file has a row or a scheduled removal, and the store is never listed.
 *
 * A removal can be cancelled for four minutes and runs after five. The minute between protects against a process that was
 * paused: it cannot write a row whose file is gone. Both are measured by the clock of the database.
 */
const cancelableSince = sql`now() - interval '4 minutes'`
const removalDueBefore = sql`now() - interval '5 minutes'`

export const scheduleRemoval = async (db: QueryExecutor, key: string): Promise<void> => {
  await db.insert(fileRemovals).values({ fileKey: key })
}

/** Cancels the removal of a file that a row names from now on. Run it in that row's transaction. */
export const cancelRemoval = async (db: QueryExecutor, key: string): Promise<void> => {
  const canceled = await db
    .delete(fileRemovals)
    .where(and(eq(fileRemovals.fileKey, key), gt(fileRemovals.createdAt, cancelableSince)))
    .returning({ key: fileRemovals.fileKey })
  if (canceled.length === 0) throw new ApiError('unavailable')
}

/** Removes a file, and then its scheduled removal. */
export const removeFile = async (db: QueryExecutor, store: FileStore, key: string): Promise<void> => {
  await store.remove(key)
  await db.delete(fileRemovals).where(eq(fileRemovals.fileKey, key))
}

/** Removes all files whose removal is due. Throws if the store fails; the next run continues. */
export const removeScheduledFiles = async (db: Database, store: FileStore): Promise<void> => {
  for (;;) {
    const due = await db
      .select({ key: fileRemovals.fileKey })
      .from(fileRemovals)
      .where(lte(fileRemovals.createdAt, removalDueBefore))
      .orderBy(asc(fileRemovals.createdAt))
      .limit(100)
    for (const { key } of due) await removeFile(db, store, key)
    if (due.length === 0) return
  }
}
