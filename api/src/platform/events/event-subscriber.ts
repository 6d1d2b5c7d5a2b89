import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../database/database.ts'
import type { JobQueue } from '../queues/job-queue.ts'
import type { EventDefinition } from './define-event.ts'

type DeliveredEvent<Facts> = { id: number; at: Date; facts: Facts }

/** What a subscriber does about one event, in the transaction that notes that it is done. */
type Handle<Facts> = (transaction: QueryExecutor, event: DeliveredEvent<Facts>, app: FastifyInstance) => Promise<void>

/** One event with what is done about it. */
export type Subscription = {
  event: string
  /** Throws where the facts are not those of the event. */
  handle: (transaction: QueryExecutor, event: DeliveredEvent<unknown>, app: FastifyInstance) => Promise<void>
}

/** Somebody who is given events, by a queue of their own: what fails there holds up nobody else. */
export type EventSubscriber = {
  name: string
  /** Whether the events of one subject are given in their order, each after the one before is done. */
  isOrdered: boolean
  subscriptions: readonly Subscription[]
}

export const subscribe = <Facts>({ name, schema }: EventDefinition<Facts>, handle: Handle<Facts>): Subscription => ({
  event: name,
  handle: (transaction, { facts, ...event }, app) => handle(transaction, { ...event, facts: schema.parse(facts) }, app),
})

/**
 * The queue of a subscriber. After the last of its attempts, most of an hour after the first, an event is among the dead letters; where order
 * is kept, later ones of its subject go on when the failed job is deleted, an hour after that.
 */
export const queueOf = ({ name, isOrdered }: EventSubscriber): JobQueue => ({
  name: `events/${name}`,
  ...(isOrdered && { policy: 'key_strict_fifo' }),
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
})
