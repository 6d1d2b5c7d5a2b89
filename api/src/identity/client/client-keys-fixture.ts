import { isNull, sql } from 'drizzle-orm'
import type { SealKey } from '../../platform/crypto/seal.ts'
import type { Database } from '../../platform/database/database.ts'
import { identityKeys } from '../tables.ts'
import { rotateClientKeys } from './client-keys.ts'

/** Makes all keys older. */
export const ageKeys = async (db: Database, hours: number): Promise<void> => {
  const older = (column: 'created_at' | 'activated_at' | 'retired_at') =>
    sql`${sql.identifier(column)} - make_interval(hours => ${hours})`
  await db.update(identityKeys).set({
    createdAt: older('created_at'),
    activatedAt: older('activated_at'),
    retiredAt: older('retired_at'),
  })
}

/** Publishes new keys, as 90 days after the former ones. */
export const publishNewKeys = async (db: Database, sealKey: SealKey): Promise<void> => {
  await ageKeys(db, 91 * 24)
  await rotateClientKeys(db, sealKey)
}

/** Puts them in use, as a day later. */
export const usePublishedKeys = async (db: Database, sealKey: SealKey): Promise<void> => {
  await db
    .update(identityKeys)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(isNull(identityKeys.activatedAt))
  await rotateClientKeys(db, sealKey)
}
