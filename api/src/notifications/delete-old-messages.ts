import { lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { mailbox, outbox } from './tables.ts'

/** Deletes messages of more than 30 days: they name people, and a month is enough to see what became of one. */
export const deleteOldMessages = async (db: QueryExecutor): Promise<void> => {
  await db.delete(outbox).where(lt(outbox.createdAt, sql`now() - interval '30 days'`))
  await db.delete(mailbox).where(lt(mailbox.createdAt, sql`now() - interval '30 days'`))
}
