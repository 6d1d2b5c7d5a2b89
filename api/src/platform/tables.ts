import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt } from './tables/columns.ts'

/** Answers of finished mutations, written in the same transaction as their effect, so a retry gets the first answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent it and to which operation. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
)

/** Facts of the installation that all replicas share: `website_outage`, the key that seals cookies. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Files that no row names any more, to be deleted from the store; a trigger notes them, whatever deleted their row. */
export const fileRemovals = pgTable('file_removals', {
  fileKey: text('file_key').primaryKey(),
  createdAt,
})

/**
 * What happened, written with the change that it reports. Each subscriber is given it at least once; kept for a day after that. `facts` are
 * those of the event's definition in the area that owns it.
 */
export const domainEvents = pgTable(
  'domain_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    /** What it is about, such as `chat:7`: a subscriber that asks for order is given the events of one subject in order. */
    subject: text().notNull(),
    /** Whose it is, so that it goes with the account; null for nobody's. */
    memberId: integer('member_id'),
    facts: jsonb().notNull(),
    /** When it was put into the queues of its subscribers. */
    relayedAt: timestamp('relayed_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    index('domain_events_waiting').on(table.id).where(sql`relayed_at is null`),
    index('domain_events_relayed').on(table.relayedAt),
    index('domain_events_member').on(table.memberId),
  ],
)

/** Which subscriber has done its part for which event, written in the transaction of that part: given it again, it does nothing. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => domainEvents.id, { onDelete: 'cascade' }),
    subscriber: text().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.eventId, table.subscriber] })],
)
