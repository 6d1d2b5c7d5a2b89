import { sql } from 'drizzle-orm'
import { isApplicationWithdrawn } from '../applications/has-applied-to.ts'
import type { Database } from '../platform/database/database.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { interviewReminderDue } from './events.ts'
import { listInterviewFacts } from './publish-interview.ts'
import { interviews } from './tables.ts'

const batchSize = 100

/** How long before the start each is due, and which column notes that it was told; who accepts later than that has no need of it. */
const reminders = [
  { reminder: 'hour', column: sql.raw('hour_reminder_at'), before: sql`interval '1 hour'` },
  { reminder: 'day', column: sql.raw('day_reminder_at'), before: sql`interval '1 day'` },
] as const

/**
 * Publishes which accepted interviews begin in a day or in an hour, once each: what was cancelled or moved meanwhile is not due. Replicas that run
 * at once share the work. Gives how many there were.
 */
export const remindOfInterviews = async (db: Database): Promise<number> => {
  let reminded = 0
  for (const { reminder, column, before } of reminders)
    for (;;) {
      const count = await db.transaction(async (transaction) => {
        const { rows } = await transaction.execute(sql`
          with due as (
            select id, updated_at <= starts_at - ${before} as is_wanted from ${interviews}
            where state = 'accepted' and ${column} is null and starts_at > now() and starts_at <= now() + ${before}
              and not ${isApplicationWithdrawn(interviews.applicationId)}
            order by starts_at limit ${batchSize} for no key update skip locked)
          update ${interviews} as interview set ${column} = now() from due where interview.id = due.id
          returning interview.id, due.is_wanted`)
        const wanted = rows.flatMap(({ id, is_wanted: isWanted }) => (isWanted ? [Number(id)] : []))
        const due = sql`interview.id = any(${`{${wanted.join(',')}}`}::int[])`
        for (const facts of await listInterviewFacts(transaction, due)) {
          const news = { ...facts, eventId: 0, actor: 'system' as const, message: null, reminder }
          await publishEvent(transaction, interviewReminderDue, news)
          reminded += 1
        }
        return rows.length
      })
      if (count < batchSize) break
    }
  return reminded
}
