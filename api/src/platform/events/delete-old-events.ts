import { and, eq, lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../database/database.ts'
import { deadLetterQueue } from '../queues/job-queue.ts'
import { domainEvents } from '../tables.ts'

/**
 * Deletes events that were relayed more than a day ago: by then each subscriber has done its part, or the event is among the dead letters, where
 * it stays for a month at most.
 */
export const deleteOldEvents = async (db: QueryExecutor): Promise<void> => {
  await db.execute(sql`
    delete from ${domainEvents} where relayed_at < now() - interval '1 month'
      or relayed_at < now() - interval '1 day' and id not in (
        select (data ->> 'eventId')::bigint from pgboss.job where name = ${deadLetterQueue.name} and data ? 'eventId')`)
}

/** Deletes what events said of a member. Those of the last hour, which may be on their way to an employer, go with the day. */
export const deleteEventsOf = async (db: QueryExecutor, memberId: number): Promise<void> => {
  await db
    .delete(domainEvents)
    .where(and(eq(domainEvents.memberId, memberId), lt(domainEvents.createdAt, sql`now() - interval '1 hour'`)))
}
