import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { outbox } from './tables.ts'

/** Mails to this address that wait are not sent any more. */
export const cancelMailsTo = async (db: QueryExecutor, recipient: string): Promise<void> => {
  await db.execute(sql`
    update ${outbox} set expires_at = now() where recipient = ${recipient} and sent_at is null and channel = 'mail'`)
}
