import { lt, sql } from 'drizzle-orm'
import { purgeDueAccounts } from './account/data/purge-accounts.ts'
import { deleteExpiredAttempts } from './auth/attempt-limit/attempt-limit.ts'
import { deleteExpiredLinks } from './auth/magic-links/magic-link-store.ts'
import { deleteOldCodes } from './auth/one-time-codes/check-code.ts'
import { deleteExpiredQrLogins } from './auth/qr-login/qr-login-store.ts'
import { deleteExpiredAuthFlows } from './auth/sign-in/auth-flow.ts'
import type { SealKey } from './platform/crypto/seal.ts'
import type { Database } from './platform/database/database.ts'
import { visitorTraces } from './platform/database/schema/account.ts'
import { mailbox, outbox } from './platform/database/schema/operations.ts'
import { handOffs } from './platform/database/schema/sign-in.ts'
import { deleteExpiredIdempotencyKeys } from './platform/http/idempotency.ts'
import { deleteExpiredSessions } from './platform/session/session-store.ts'
import { deleteOldChanges } from './search/job-index/job-changes.ts'

/** Deletes what has served its time, accounts whose owners asked for it too. Safe to run in every replica. */
export const deleteOldRows = async (db: Database, sealKey: SealKey): Promise<void> => {
  await deleteExpiredSessions(db)
  await deleteExpiredIdempotencyKeys(db)
  await deleteExpiredAttempts(db)
  await deleteExpiredAuthFlows(db)
  await deleteExpiredQrLogins(db)
  await deleteOldCodes(db)
  await deleteExpiredLinks(db)
  await db.delete(handOffs).where(lt(handOffs.expiresAt, sql`now()`))
  // Mails name people: a month is enough to see what became of one. Traces serve to count the last weeks.
  await db.delete(outbox).where(lt(outbox.createdAt, sql`now() - interval '30 days'`))
  await db.delete(mailbox).where(lt(mailbox.createdAt, sql`now() - interval '30 days'`))
  await db.delete(visitorTraces).where(lt(visitorTraces.createdAt, sql`now() - interval '90 days'`))
  await purgeDueAccounts(db, sealKey)
  await deleteOldChanges(db)
}
