import type { Database } from '@jobspan/kit-server'
import { deleteExpiredSessions } from './session-store.ts'
import { deleteOldAttempts } from './sign-in-attempts.ts'

/** Deletes sessions and attempts that have served their time. Safe to run in every replica. */
export const deleteExpiredSignIns = async (db: Database): Promise<void> => {
  await deleteExpiredSessions(db)
  await deleteOldAttempts(db)
}
