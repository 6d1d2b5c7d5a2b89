import { inArray, sql } from 'drizzle-orm'
import { type AccountData, ownRows, rowsOf } from '../members/account-data.ts'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { mailbox, notificationSettings, notifications, outbox, pushSubscriptions, suppressedEmails } from './tables.ts'

export const accountData: AccountData = {
  notifications: ownRows(notifications.userId, { without: [notifications.eventKey], order: notifications.id }),
  notification_mails: null,
  notification_settings: ownRows(notificationSettings.userId, { order: notificationSettings.updatedAt }),
  push_subscriptions: ownRows(pushSubscriptions.userId, {
    without: [pushSubscriptions.endpointHash, pushSubscriptions.sealed],
    order: pushSubscriptions.id,
  }),
  // What the address got before was another's, who had it in their account, or asked for a code without one.
  outbox: ({ id, email }) =>
    rowsOf(
      outbox,
      sql`recipient = ${email} and created_at >= (select ${users.createdAt} from ${users} where ${users.id} = ${id})`,
      { without: [outbox.values, outbox.lastError, outbox.attachment], order: outbox.createdAt },
    ),
  suppressed_emails: ({ email }) =>
    rowsOf(suppressedEmails, sql`email = ${email}`, { order: suppressedEmails.createdAt }),
}

/** Deletes what was sent to these addresses and numbers, and what is known of them. */
export const deleteSentMessages = async (db: QueryExecutor, recipients: string[]): Promise<void> => {
  await db.delete(outbox).where(inArray(outbox.recipient, recipients))
  await db.delete(mailbox).where(inArray(mailbox.recipient, recipients))
  await db.delete(suppressedEmails).where(inArray(suppressedEmails.email, recipients))
}
