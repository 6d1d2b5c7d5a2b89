import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { PushSwitch } from '../notification-kind.ts'
import { notifyOutboxSql } from '../outbox.ts'
import type { Recipient } from '../recipients.ts'
import { outbox, pushSubscriptions } from '../tables.ts'

/** Seconds before a push leaves: whoever has the page open reads of it there, and of a chat only the newest message is left by then. */
const delaySeconds = 10

/** The id of what is listed under the bell, by which switch it is pushed, to whom, and until when it is worth it (for a day, unless stated). */
type NewPush = { notificationId: number; push: PushSwitch; recipient: Recipient; until: Date | undefined }

/** Queues a push to each subscribed browser of its member, by one statement. */
export const queuePushes = async (transaction: QueryExecutor, pushes: readonly NewPush[]): Promise<void> => {
  if (pushes.length === 0) return
  const rows = pushes.map(({ notificationId, push, recipient: { id, language }, until }) => ({
    user_id: id,
    language,
    until,
    filling: { notificationId: String(notificationId), push },
  }))
  await transaction.execute(sql`
    with queued as (
      insert into ${outbox} (channel, template, recipient, language, "values", expires_at, next_attempt_at)
      select 'push', 'notification', ${pushSubscriptions.id}::text, given.language, filling,
        coalesce(until, now() + interval '1 day'), now() + make_interval(secs => ${delaySeconds})
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (user_id int, language text, until timestamptz, filling jsonb)
        join ${pushSubscriptions} on ${pushSubscriptions.userId} = given.user_id
      returning 1)
    select ${notifyOutboxSql} from queued limit 1`)
}
