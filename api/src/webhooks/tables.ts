import type { WebhookEvent } from '@jobspan/shared-kit/contracts/webhooks/webhooks'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { employerOrganisations } from '../companies/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'

/** Where an organisation is told of events (Standard Webhooks). `organisation_id` is null for the environment’s. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: serial().primaryKey(),
    organisationId: integer('organisation_id').references(() => employerOrganisations.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** The signing secret, sealed with the installation’s key. */
    sealedSecret: text('sealed_secret').notNull(),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    /** Since when no message was answered; null where the last one was. */
    unansweredSince: timestamp('unanswered_since', { withTimezone: true }),
    /** Until then it is left alone. */
    backoffUntil: timestamp('backoff_until', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('webhook_endpoints_organisation').on(table.organisationId)],
)

/** A message to an endpoint: retried for a day, then dead. Kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial().primaryKey(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text().$type<WebhookEvent>().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When it was given up. */
    deadAt: timestamp('dead_at', { withTimezone: true }),
    lastStatus: smallint('last_status'),
    lastError: text('last_error'),
    createdAt,
  },
  (table) => [
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`delivered_at is null and dead_at is null`),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id.desc()),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)
