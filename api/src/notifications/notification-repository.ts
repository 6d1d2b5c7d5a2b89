import type { Notification } from '@jobspan/shared-kit/contracts/notifications'
import { and, count, eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { type NotificationFacts, notificationFactsSql } from './notification-facts.ts'
import { publishNotification } from './publish-notification.ts'
import { notifications } from './tables.ts'

type Row = Pick<Notification, 'id' | 'kind' | 'subject' | 'is_read' | 'at'> & NotificationFacts

/** The newest notifications of a member, or those before one, the newest first. */
export const findNotifications = async (
  db: QueryExecutor,
  userId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ items: Notification[]; has_more: boolean }> => {
  const isEarlier = before === undefined ? sql`` : sql`and id < ${before}`
  const { rows } = await db.execute(sql`
    select told.id, kind, subject, read_at is not null as is_read, told.created_at as at, ${notificationFactsSql.columns}
    from (select * from notifications where user_id = ${userId} ${isEarlier} order by id desc limit ${size + 1}) as told
    ${notificationFactsSql.joins}
    order by told.id desc`)
  const items = (rows as Row[]).slice(0, size).map(({ job_id: jobId, ...row }) => ({
    ...row,
    subject: { ...row.subject, ...(jobId !== null && { job_id: jobId }) },
    at: toIsoTimestamp(row.at),
  }))
  return { items, has_more: rows.length > size }
}

export const countUnread = async (db: QueryExecutor, userId: number): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return row?.count ?? 0
}

/** Notes that the member has read up to a notification, and tells all their devices. */
export const markRead = (db: QueryExecutor, userId: number, id: number): Promise<void> =>
  read(db, userId, lte(notifications.id, id))

/** Notes that the member has read what is said of a chat: they have opened the chat itself. */
export const markChatNotificationRead = (db: QueryExecutor, userId: number, chatId: number): Promise<void> =>
  read(
    db,
    userId,
    sql`${notifications.kind} = 'message' and ${notifications.subject} ->> 'chat_id' = ${String(chatId)}`,
  )

const read = async (db: QueryExecutor, userId: number, condition: SQL): Promise<void> => {
  const changed = await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), condition))
    .returning({ id: notifications.id })
  if (changed.length > 0) await publishNotification(db, userId)
}

/** Deletes notifications of more than 90 days (docs/product-rules.md#notification-switches). */
export const deleteOldNotifications = async (db: QueryExecutor): Promise<void> => {
  await db.delete(notifications).where(lt(notifications.createdAt, sql`now() - interval '90 days'`))
}
