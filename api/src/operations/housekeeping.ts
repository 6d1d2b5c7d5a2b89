import type { Database } from '../database/database.ts'
import { deleteOldKeys } from '../http/idempotency.ts'
import { deleteExpiredSessions } from '../session/session-store.ts'

/** Deletes what has served its time. Safe to run in every replica. */
export const deleteOldRows = async (db: Database): Promise<void> => {
  await deleteExpiredSessions(db)
  await deleteOldKeys(db)
}
