import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { JobInsert, JobResult, PgBoss } from 'pg-boss'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import type { JobQueue } from '../platform/queues/job-queue.ts'
import { inTransaction } from '../platform/queues/queue-database.ts'
import { deliverMessage, type Transports } from './deliver.ts'
import { outbox } from './tables.ts'

export type MessageJob = { messageId: number }

const sixHours = 6 * 3600

/** Mails and text messages on their way: in the end tried every six hours, for a month, which is as long as the message is kept. */
export const messageQueue: JobQueue = {
  name: 'messages',
  retryLimit: 130,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: sixHours,
  // Longer than any mail server may take.
  expireInSeconds: 180,
  retentionSeconds: 31 * 24 * 3600,
}

/** Pushes on their way, in a queue of their own: a push service that does not answer holds up no mail. Each is worth a day at most. */
export const pushQueue: JobQueue = { ...messageQueue, name: 'pushes', retryLimit: 40, retryDelayMax: 3600 }

const batchSize = 500

/**
 * Puts messages into the queue, those of a former release too. That they are there and that they are no longer to be put there are committed
 * together, so each is there once. Gives how many there were.
 */
export const relayMessages = async (db: Database, boss: PgBoss): Promise<number> => {
  for (let relayed = 0; ; ) {
    const count = await db.transaction((transaction) => relayBatch(transaction, boss))
    relayed += count
    if (count < batchSize) return relayed
  }
}

const relayBatch = async (transaction: QueryExecutor, boss: PgBoss): Promise<number> => {
  const { rows } = await transaction.execute(sql`
    with taken as (
      select id, next_attempt_at from ${outbox}
      where sent_at is null and next_attempt_at is not null and (expires_at is null or expires_at > now())
      order by next_attempt_at limit ${batchSize} for update skip locked)
    update ${outbox} set next_attempt_at = null from taken where ${outbox.id} = taken.id
    returning taken.id, channel, greatest(extract(epoch from taken.next_attempt_at - now()), 0)::float8 as seconds,
      ${outbox.expiresAt} is not null as is_urgent`)
  // Those of one moment leave in the order in which they were queued.
  const inOrder = rows.toSorted((one, other) => Number(one.id) - Number(other.id))
  const byQueue = Map.groupBy(inOrder, ({ channel }) => (channel === 'push' ? pushQueue : messageQueue).name)
  for (const [queue, messages] of byQueue) {
    const jobs = messages.map(
      ({ id, seconds, is_urgent: isUrgent }): JobInsert<MessageJob> => ({
        data: { messageId: Number(id) },
        startAfter: Number(seconds),
        // A code that somebody waits for does not wait behind a morning's alerts.
        priority: isUrgent ? 1 : 0,
      }),
    )
    await boss.insert(queue, jobs, { db: inTransaction(transaction) })
  }
  return rows.length
}

/** Sends the messages of some jobs at once, and says what became of each: one that throws is tried again, and no other with it. */
export const deliverMessages = (
  app: FastifyInstance,
  transports: Transports,
  jobs: readonly { id: string; data: MessageJob }[],
): Promise<JobResult[]> =>
  Promise.all(
    jobs.map(async ({ id, data }): Promise<JobResult> => {
      const outcome = await deliverMessage(app, transports, data.messageId).catch((error) => {
        // Its message could quote what is sent.
        const reason = error instanceof Error ? error.name : 'unknown'
        app.log.warn({ messageId: data.messageId, reason }, 'a message was not sent')
        return 'retry' as const
      })
      return outcome === 'retry' ? { id, status: 'failed' } : { id, status: 'completed', output: { outcome } }
    }),
  )
