import type { SealKey } from '../platform/crypto/seal.ts'
import type { Database } from '../platform/database/database.ts'
import { rotateClientKeys } from './client/client-keys.ts'
import { deleteExpiredFlows } from './client/identity-flow.ts'
import { deleteExpiredChecks } from './pending-verification.ts'

/** Deletes what was shared and is a day old, flows that nobody finished, and keys that were replaced. Safe to run in every replica. */
export const deleteOldIdentityData = async (db: Database, sealKey: SealKey): Promise<void> => {
  await deleteExpiredFlows(db)
  await deleteExpiredChecks(db)
  await rotateClientKeys(db, sealKey)
}
