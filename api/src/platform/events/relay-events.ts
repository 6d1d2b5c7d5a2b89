import { asc, inArray, isNull, sql } from 'drizzle-orm'
import type { JobInsert, PgBoss } from 'pg-boss'
import type { Database, QueryExecutor } from '../database/database.ts'
import { inTransaction } from '../queues/queue-database.ts'
import { domainEvents } from '../tables.ts'
import { type EventSubscriber, queueOf } from './event-subscriber.ts'

export type EventJob = { eventId: number }

const batchSize = 500

/** Whoever relays holds it: two at once could put the events of a subject into a queue in the wrong order. The number names it and nothing else. */
const relayLock = 72_150_925

/** Notes which queues are given which events, for all processes: one of the former release relays to subscribers of this one too. */
export const registerSubscriptions = async (boss: PgBoss, subscribers: readonly EventSubscriber[]): Promise<void> => {
  for (const subscriber of subscribers)
    for (const { event } of subscriber.subscriptions) await boss.subscribe(event, queueOf(subscriber).name)
}

/**
 * Puts published events into the queues of their subscribers. What is in the queues and that it is there are committed together, so an event
 * is in each queue once, wherever the process dies. Gives how many there were. Where another process is at it, that one does it.
 */
export const relayEvents = async (db: Database, boss: PgBoss): Promise<number> => {
  for (let relayed = 0; ; ) {
    const count = await db.transaction((transaction) => relayBatch(transaction, boss))
    relayed += count
    if (count < batchSize) return relayed
  }
}

const relayBatch = async (transaction: QueryExecutor, boss: PgBoss): Promise<number> => {
  const locked = await transaction.execute(sql`select pg_try_advisory_xact_lock(${relayLock}) as is_mine`)
  if (!locked.rows[0]?.is_mine) return 0
  const events = await transaction
    .select({
      id: domainEvents.id,
      subject: domainEvents.subject,
      queues: sql<string[]>`array(
        select name from pgboss.subscription as subscribed where subscribed.event = ${domainEvents}.name)`,
    })
    .from(domainEvents)
    .where(isNull(domainEvents.relayedAt))
    .orderBy(asc(domainEvents.id))
    .limit(batchSize)
  if (events.length === 0) return 0
  const jobs = new Map<string, JobInsert<EventJob>[]>()
  for (const { id, subject, queues } of events)
    for (const queue of queues) {
      const waiting = jobs.get(queue) ?? []
      waiting.push({ id: jobIdOf(id), data: { eventId: id }, singletonKey: subject })
      jobs.set(queue, waiting)
    }
  for (const [queue, waiting] of jobs) await boss.insert(queue, waiting, { db: inTransaction(transaction) })
  await transaction
    .update(domainEvents)
    .set({ relayedAt: sql`now()` })
    .where(
      inArray(
        domainEvents.id,
        events.map(({ id }) => id),
      ),
    )
  return events.length
}

/**
 * The id of an event's job, the same in each queue and each time: an event that is there is not put in again. pg-boss takes jobs that were made
 * in one transaction by the order of their ids.
 */
const jobIdOf = (eventId: number): string => `00000000-0000-4000-8000-${eventId.toString(16).padStart(12, '0')}`
