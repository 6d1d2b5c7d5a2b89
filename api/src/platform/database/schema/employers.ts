import type { SuspensionKind } from '@jobspan/shared-kit/contracts/suspensions'
import type { WebhookEvent } from '@jobspan/shared-kit/contracts/webhooks'
import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { recruiters } from './chats.ts'
import { companies } from './companies.ts'
import { jobs } from './jobs.ts'
import { users } from './seekers.ts'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const recruiterId = () =>
  integer('recruiter_id')
    .notNull()
    .references(() => recruiters.id, { onDelete: 'cascade' })
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who calls the recruiters’ API. The organisation of the environment’s secret has no row: it speaks for every company. */
export const employerOrganisations = pgTable('employer_organisations', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** The user name of HTTP Basic. */
  clientId: text('client_id').notNull().unique(),
  /** SHA-256 of the secret, which is random and kept nowhere. */
  secretHash: text('secret_hash').notNull(),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** Why it is disabled for a time, with all that it speaks for; null where it is not, or was disabled for good. */
  suspendedAs: text('suspended_as').$type<SuspensionKind>(),
  createdAt,
})

/** Companies that an organisation speaks for; a company has one at most. */
export const organisationCompanies = pgTable(
  'organisation_companies',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    organisationId: integer('organisation_id')
      .notNull()
      .references(() => employerOrganisations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('organisation_companies_organisation').on(table.organisationId)],
)

/** That a recruiter opened a member’s profile: once a day each. Kept for 90 days (docs/product-rules.md#who-viewed-me). */
export const profileViews = pgTable(
  'profile_views',
  {
    userId: userId(),
    recruiterId: recruiterId(),
    day: date({ mode: 'string' }).notNull().default(sql`current_date`),
    at: createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recruiterId, table.day] }),
    index('profile_views_newest').on(table.userId, table.at.desc()),
    index('profile_views_day').on(table.day),
  ],
)

/** That a recruiter is interested in a member, for a job or without one. */
export const recruiterInterests = pgTable(
  'recruiter_interests',
  {
    userId: userId(),
    recruiterId: recruiterId(),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    at: createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recruiterId] }),
    index('recruiter_interests_newest').on(table.userId, table.at.desc()),
  ],
)

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
