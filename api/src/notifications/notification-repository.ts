import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { and, count, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { newestFirst } from '../platform/database/newest-first.ts'
import { createPreparedStatement } from '../platform/database/prepared-statement.ts'
import { noFacts } from './notification-kind.ts'
import { publishNotification } from './publish-notification.ts'
import { notificationMails, notifications } from './tables.ts'

/** The newest notifications of a member, or those before one, the newest first. */
export const findNotifications = async (
  db: QueryExecutor,
  userId: number,
  { before, size }: { before?: number | undefined; size: number },
): Promise<{ items: Notification[]; has_more: boolean }> => {
  const isEarlier = before === undefined ? undefined : lt(notifications.id, before)
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isEarlier))
    .orderBy(newestFirst(notifications.id))
    .limit(size + 1)
  return { items: rows.slice(0, size).map(toNotification), has_more: rows.length > size }
}

export const toNotification = ({
  id,
  kind,
  subject,
  facts,
  readAt,
  createdAt,
}: typeof notifications.$inferSelect): Notification => ({
  id,
  kind,
  subject,
  ...(facts ?? noFacts),
  is_read: readAt !== null,
  at: createdAt.toISOString(),
})

/** Counted anew for each thing that is told, for every open page of its member. */
const unreadOfMember = createPreparedStatement((db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt)))
    .prepare('count_unread_notifications'),
)

export const countUnread = async (db: QueryExecutor, userId: number): Promise<number> => {
  const [row] = await unreadOfMember(db).execute({ userId })
  return row?.count ?? 0
}

/** Alerts that told the member of new jobs in the last days and were not read of: how many jobs in all, the newest first. */
export const findUnreadAlerts = async (
  db: QueryExecutor,
  userId: number,
  days: number,
): Promise<{ alertId: number; count: number; notificationId: number; at: string }[]> => {
  const { rows } = await db.execute(sql`
    select (subject ->> 'alert_id')::int as "alertId", sum((subject ->> 'count')::int)::int as count, max(id) as "notificationId",
      to_json(max(created_at)) #>> '{}' as at
    from ${notifications}
    where user_id = ${userId} and read_at is null and kind = 'job_alert' and created_at > now() - make_interval(days => ${days})
    group by 1 order by 3 desc`)
  return rows as { alertId: number; count: number; notificationId: number; at: string }[]
}

/** Notes that the member has read a notification, and those of its kind about the same alert. */
export const markAlertRead = (db: QueryExecutor, userId: number, id: number): Promise<void> =>
  read(
    db,
    userId,
    sql`${notifications.kind} = 'job_alert' and ${notifications.subject} ->> 'alert_id' = (
      select named.subject ->> 'alert_id' from ${notifications} as named where named.id = ${id} and named.user_id = ${userId})`,
  )

/** Notes that the member has read up to a notification, of these only what was shown where that is known, and tells all their devices. */
export const markRead = (db: QueryExecutor, userId: number, id: number, shownIds?: number[]): Promise<void> =>
  read(db, userId, and(lte(notifications.id, id), shownIds && inArray(notifications.id, shownIds)))

/** Notes that the member has read what is said of a chat: they have opened the chat itself. */
export const markChatNotificationRead = (db: QueryExecutor, userId: number, chatId: number): Promise<void> =>
  read(
    db,
    userId,
    sql`${notifications.kind} = 'message' and ${notifications.subject} ->> 'chat_id' = ${String(chatId)}`,
  )

const read = async (db: QueryExecutor, userId: number, condition: SQL | undefined): Promise<void> => {
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
  await db.delete(notificationMails).where(lt(notificationMails.mailedAt, sql`now() - interval '2 days'`))
}
