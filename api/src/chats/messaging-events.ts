import { type SQL, sql } from 'drizzle-orm'
import type { NotificationEvent } from '../notifications/publish-notification.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { publishRealtimeSql, realtimeChannel } from '../platform/database/realtime-events.ts'
import type { MessageRow } from './message-cards.ts'

/** Channel of what every process sends over its chat sockets. */
export const eventChannel = realtimeChannel
/** Channel of which session of messaging has ended: the trigger's payload is the hash of its token. */
export const sessionEndedChannel = 'im_session_ended'

/** What has happened, in ids; a new message of words brings them. */
export type MessagingEvent =
  | { type: 'message'; user: number; chat: number; message: number; said?: MessageRow }
  | { type: 'read'; user: number; chat: number; message: number }
  | { type: 'chat' | 'typing'; user: number; chat: number }
  | { type: 'presence'; recruiter: number }
  | NotificationEvent

/** Announces, where a statement selects or returns it: received when its transaction is committed, not at all where it is not. */
export const publishEventSql = (event: MessagingEvent | SQL): SQL => publishRealtimeSql(event)

/** {@link publishEventSql} as a statement of its own. */
export const publishEvent = async (db: QueryExecutor, event: MessagingEvent): Promise<void> => {
  await db.execute(sql`select ${publishEventSql(event)}`)
}
