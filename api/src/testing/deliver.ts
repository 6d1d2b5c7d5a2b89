import { isNull, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { eventSubscribers } from '../event-subscribers.ts'
import type { Transports } from '../notifications/deliver.ts'
import {
  deliverMessages,
  type MessageJob,
  messageQueue,
  pushQueue,
  relayMessages,
} from '../notifications/message-queue.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { deliverEvent } from '../platform/events/deliver-event.ts'
import { queueOf } from '../platform/events/event-subscriber.ts'
import { type EventJob, registerSubscriptions, relayEvents } from '../platform/events/relay-events.ts'
import { openQueues } from '../platform/queues/open-queues.ts'
import { domainEvents } from '../platform/tables.ts'

type Queues = Awaited<ReturnType<typeof openQueues>>

/** Opens a database; one that is new is given the queues of all subscribers, which copies of it then have. */
export const openDatabaseWithQueues: typeof openDatabase = async (location, options = {}) => {
  const connection = await openDatabase(location, options)
  if (options.migrates === false) return connection
  const queues = [...eventSubscribers.map(queueOf), messageQueue, pushQueue]
  const { boss, close } = await openQueues(connection, Fastify().log, { queues, isPassive: true })
  await registerSubscriptions(boss, eventSubscribers)
  await close()
  return connection
}

/** The queues of a test's app, opened when something is first delivered; nothing is done about them but by these functions. */
const opened = new WeakMap<FastifyInstance, Promise<Queues>>()

const queuesOf = (app: FastifyInstance): Promise<Queues> => {
  const known = opened.get(app)
  if (known) return known
  const queues = openQueues(app.connection, app.log, { queues: [], isPassive: true })
  opened.set(app, queues)
  return queues
}

export const closeQueues = async (app: FastifyInstance): Promise<void> => {
  await (await opened.get(app))?.close()
}

/** Gives what was published to its subscribers, until nothing is left; throws what one of them throws. */
export const deliverEvents = async (app: FastifyInstance): Promise<void> => {
  const { db } = app.connection
  for (;;) {
    const [waiting] = await db
      .select({ id: domainEvents.id })
      .from(domainEvents)
      .where(isNull(domainEvents.relayedAt))
      .limit(1)
    if (!waiting) return
    const queues = await queuesOf(app)
    await relayEvents(db, queues.boss)
    while (await deliverRelayed(app, queues)) {
      // Of one subject, one at a time.
    }
  }
}

/** Gives each subscriber what waits in its queue; says whether something did. */
const deliverRelayed = async (app: FastifyInstance, { boss }: Queues): Promise<boolean> => {
  const waiting = await queuesWithJobs(app.connection.db)
  let hasDelivered = false
  for (const subscriber of eventSubscribers) {
    const { name } = queueOf(subscriber)
    if (!waiting.has(name)) continue
    for (const job of await boss.fetch<EventJob>(name, { batchSize: 100 })) {
      await deliverEvent(app, subscriber, job.data.eventId)
      await boss.complete(name, job.id)
      hasDelivered = true
    }
  }
  return hasDelivered
}

/** To ask pg-boss for the jobs of every queue after each request took a tenth of a suite. */
const queuesWithJobs = async (db: Database): Promise<Set<unknown>> => {
  const { rows } = await db.execute(sql`select distinct name from pgboss.job where state in ('created', 'retry')`)
  return new Set(rows.map(({ name }) => name))
}

/** Sends the messages of a queue that are due, once each; gives how many were sent. */
export const deliverDue = async (
  app: FastifyInstance,
  transports: Transports,
  { name } = messageQueue,
): Promise<number> => {
  await deliverEvents(app)
  const { boss } = await queuesOf(app)
  await relayMessages(app.connection.db, boss)
  let sent = 0
  for (;;) {
    const jobs = await boss.fetch<MessageJob>(name, { batchSize: 20 })
    if (jobs.length === 0) return sent
    // One after the other, in the order in which they were queued: tests read the latest of a mailbox.
    for (const job of jobs.toSorted((one, next) => one.data.messageId - next.data.messageId)) {
      const [result] = await deliverMessages(app, transports, [job])
      if (result?.status === 'completed') await boss.complete(name, job.id)
      else await boss.fail(name, job.id)
      if (result?.output?.outcome === 'sent') sent += 1
    }
  }
}
