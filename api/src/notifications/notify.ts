import type { NotificationKind, NotificationSubject } from '@jobspan/shared-kit/contracts/notifications'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { idempotencyKeys } from '../platform/tables.ts'
import { findNotifiedMember, isMailable, isOn, queueMemberMail } from './member-mail.ts'
import { toNotificationMail } from './notification-mails.ts'
import { type NotificationRule, notificationRules } from './notification-rules.ts'
import { publishNotificationSql } from './publish-notification.ts'
import { notifications } from './tables.ts'

export type NewNotification = {
  userId: number
  kind: NotificationKind
  /** Ids of what it is about. What they lead to (the job of an application, the recruiter of a chat) needs no id of its own. */
  subject: NotificationSubject
  /** Names the event, such as `application-event:12`: told twice, the member is notified once. */
  eventKey: string
}

/**
 * Notifies a member of something, in the transaction of the change that it reports: both happen or neither. This is the one place that
 * decides where it is told, by the member's switches and quiet hours (docs/product-rules.md#notification-switches). Call it
 * after the change is written: the mail of a decision quotes its reason.
 */
export const notify = async (transaction: QueryExecutor, notification: NewNotification): Promise<void> => {
  const member = await findNotifiedMember(transaction, notification.userId)
  if (!member) return
  const rule: NotificationRule = notificationRules[notification.kind]
  const isListed = isOn(member, rule.app)
  if (isListed && !(await addNotification(transaction, notification))) return
  if (!rule.email || !isMailable(member, rule) || !isOn(member, rule.email)) return
  const mail = await toNotificationMail(transaction, notification)
  if (!mail) return
  const isFirst = await claimMail(
    transaction,
    notification.userId,
    rule.isMailedDaily ? notification.kind : notification.eventKey,
  )
  if (isFirst)
    await queueMemberMail(transaction, member, rule.email, { ...mail, reachesUnproven: rule.reachesUnproven })
}

/** Adds it to the list under the bell; false where it is there already. Of one chat only the newest unread message is listed. */
const addNotification = async (db: QueryExecutor, { userId, kind, subject, eventKey }: NewNotification) => {
  if (kind === 'message')
    await db
      .delete(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          eq(notifications.kind, 'message'),
          sql`${notifications.subject} ->> 'chat_id' = ${String(subject.chat_id)}`,
          ne(notifications.eventKey, eventKey),
        ),
      )
  const added = await db
    .insert(notifications)
    .values({ userId, kind, subject, eventKey })
    .onConflictDoNothing()
    .returning({ told: publishNotificationSql(userId) })
  return added.length > 0
}

/** Whether no mail with this key was queued to the member in the last day. */
const claimMail = async (db: QueryExecutor, userId: number, key: string): Promise<boolean> => {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope: `${userId} notification-mail`, key, bodyHash: '' })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} <= now() - interval '1 day'`,
    })
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}
