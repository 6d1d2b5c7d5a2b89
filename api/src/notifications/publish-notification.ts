import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { publishRealtimeSql } from '../platform/database/realtime-events.ts'

/** The notifications of a member have changed: there is a new one, or some were read. Their open pages are told the count. */
export type NotificationEvent = { type: 'notification'; user: number }

const notificationEvent = (userId: number): NotificationEvent => ({ type: 'notification', user: userId })

export const publishNotification = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.execute(sql`select ${publishRealtimeSql(notificationEvent(userId))}`)
}
