import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../database/database.ts'
import { fileRemovals } from '../database/schema/profile.ts'
import { ApiError } from '../errors/api-error.ts'
import type { FileStore } from './file-store.ts'

/**
 * A file is noted for removal before it is put, and its row takes the note away: killed in between, a process leaves a file
 * that is noted. A deleted row notes its file (a trigger). So every file has a row or a note, and the store is never listed.
 *
 * Between the last moment at which a row can take a note away and the first at which the file goes there is a minute, so that a
 * process that slept in between cannot end up with a row whose file is gone. Both are told by the database's clock.
 */
const cancelableSince = sql`now() - interval '4 minutes'`
const removalDueBefore = sql`now() - interval '5 minutes'`

export const scheduleRemoval = async (db: QueryExecutor, key: string): Promise<void> => {
  await db.insert(fileRemovals).values({ fileKey: key })
}

/** Takes the note of a file away, which from now on a row names. Run it in that row's transaction. */
export const cancelRemoval = async (db: QueryExecutor, key: string): Promise<void> => {
  const canceled = await db
    .delete(fileRemovals)
    .where(and(eq(fileRemovals.fileKey, key), gt(fileRemovals.createdAt, cancelableSince)))
    .returning({ key: fileRemovals.fileKey })
  if (canceled.length === 0) throw new ApiError('unavailable')
}

/** Removes a file that is noted, and then its note. */
export const removeFile = async (db: QueryExecutor, store: FileStore, key: string): Promise<void> => {
  await store.remove(key)
  await db.delete(fileRemovals).where(eq(fileRemovals.fileKey, key))
}

/** Removes all files whose time has come; where the store is out of order it throws, and the next turn goes on. */
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
