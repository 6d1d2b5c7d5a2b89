import type { NotificationKind, NotificationSubject } from '@jobspan/shared-kit/contracts/notifications'
import type { QueryExecutor } from '../platform/database/database.ts'
import { notifications } from '../platform/database/schema/notifications.ts'

export type NewNotification = {
  userId: number
  kind: NotificationKind
  subject: NotificationSubject
  /** Names the event, such as `application-event:12`: told twice, the member is notified once. */
  eventKey: string
}

/**
 * Notifies a member of something, in the transaction of the change that it reports. This is the one place that decides where it is
 * told, by the member's switches and quiet hours (docs/product-rules.md#notification-switches).
 */
export const notify = async (transaction: QueryExecutor, notification: NewNotification): Promise<void> => {
  await transaction.insert(notifications).values(notification).onConflictDoNothing()
}
