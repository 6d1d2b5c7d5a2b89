import { and, eq } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { applicationResumes } from '../platform/database/schema/applications.ts'
import { idempotencyKeys } from '../platform/database/schema/operations.ts'
import { cancelRemoval } from '../platform/files/file-removals.ts'
import type { ResumeCopy } from './copy-resume.ts'

type WithdrawnApplication = { id: number; userId: number }

/**
 * A withdrawal deletes the row of the resume, and its file is removed some minutes later. What the row said is noted until then among the
 * answers to repeated calls, which are swept in time and go with the account: an undo needs it.
 */
const noteOf = ({ id, userId }: WithdrawnApplication) => ({ scope: `${userId} withdrawn-resume`, key: String(id) })
const isNote = (application: WithdrawnApplication) => {
  const { scope, key } = noteOf(application)
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
}

/** Deletes the resume of an application; a trigger schedules the removal of its file. */
export const takeBackResume = async (db: QueryExecutor, application: WithdrawnApplication): Promise<void> => {
  const [deleted] = await db
    .delete(applicationResumes)
    .where(eq(applicationResumes.applicationId, application.id))
    .returning()
  if (!deleted) return
  const { applicationId: _, ...resume } = deleted
  await db.insert(idempotencyKeys).values({ ...noteOf(application), bodyHash: '', response: resume })
}

/** Gives an application its resume back. Throws 50101 where the file's removal can be cancelled no more. */
export const restoreResume = async (db: QueryExecutor, application: WithdrawnApplication): Promise<void> => {
  const [note] = await db.delete(idempotencyKeys).where(isNote(application)).returning()
  if (!note) return
  const resume = note.response as ResumeCopy
  await cancelRemoval(db, resume.fileKey)
  await db.insert(applicationResumes).values({ applicationId: application.id, ...resume })
}
