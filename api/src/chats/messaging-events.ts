import { type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'

/** Where every process hears what is to be told over its live connections. */
export const eventChannel = 'im'
/** Where every process hears which session of messaging has ended: the trigger's payload is the hash of its token. */
export const sessionEndedChannel = 'im_session_ended'

/** What has happened, in ids alone: a notification holds less than 8,000 bytes, and is read by all processes, most of which need nothing of it. */
export type MessagingEvent =
  | { type: 'message' | 'read'; user: number; chat: number; message: number }
  | { type: 'chat' | 'typing'; user: number; chat: number }
  | { type: 'presence'; recruiter: number }

/** Announces, where a statement selects or returns it: heard when its transaction is committed, not at all where it is not. */
export const publishEventSql = (event: MessagingEvent | SQL): SQL => {
  const payload = 'type' in event ? sql`${JSON.stringify(event)}` : event
  return sql`pg_notify(${eventChannel}, (${payload})::text)`
}

/** {@link publishEventSql} as a statement of its own. */
export const publishEvent = async (db: QueryExecutor, event: MessagingEvent): Promise<void> => {
  await db.execute(sql`select ${publishEventSql(event)}`)
}
