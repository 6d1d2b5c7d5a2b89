import { lt, sql } from 'drizzle-orm'
import { purgeDueAccounts } from '../account-data/purge-accounts.ts'
import type { Database } from '../database/database.ts'
import { visitorTraces } from '../database/schema/account.ts'
import { mailbox, outbox } from '../database/schema/operations.ts'
import { handOffs } from '../database/schema/sign-in.ts'
import { deleteOldKeys } from '../http/idempotency.ts'
import { deleteOldChanges } from '../job-index/follow-changes.ts'
import { deleteExpiredLinks } from '../magic-links/magic-link-store.ts'
import { deleteOldCodes } from '../one-time-codes/check-code.ts'
import { deleteExpiredQrLogins } from '../qr-login/qr-login-store.ts'
import type { SealKey } from '../session/seal.ts'
import { deleteExpiredSessions } from '../session/session-store.ts'
import { deleteExpiredAttempts } from '../sign-in/attempts.ts'
import { deleteExpiredAuthFlows } from '../sign-in/auth-flow.ts'

/** Deletes what has served its time, accounts whose owners asked for it too. Safe to run in every replica. */
export const deleteOldRows = async (db: Database, sealKey: SealKey): Promise<void> => {
  await deleteExpiredSessions(db)
  await deleteOldKeys(db)
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
