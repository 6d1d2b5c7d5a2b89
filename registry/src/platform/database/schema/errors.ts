import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type {
  Breadcrumb,
  ErrorSource,
  ErrorState,
  SymbolisedFrame,
} from '@jobspan/shared-kit/contracts/registry/errors'
import { date, index, integer, jsonb, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { registrySchema } from './schema.ts'

/** Errors of a remote that are one and the same, whatever release threw them. */
export const errorGroups = registrySchema.table(
  'error_groups',
  {
    id: serial().primaryKey(),
    remote: text().notNull(),
    /** Hash of the class, the message without values, and the first frames as the sources name them. */
    fingerprint: text().notNull(),
    source: text().$type<ErrorSource>().notNull(),
    name: text().notNull(),
    message: text().notNull(),
    /** The first frame of the remote's own code, as text; empty where no frame was known. */
    place: text().notNull(),
    state: text().$type<ErrorState>().notNull().default('open'),
    /** Who set the state, and when; null while nobody did. */
    stateBy: text('state_by'),
    stateAt: timestamp('state_at', { withTimezone: true }),
    firstBuild: text('first_build').notNull(),
    /** How often it was met in each browser, such as `Chrome 131`; the most frequent ones. */
    browsers: jsonb().$type<Record<string, number>>().notNull().default({}),
    firstSeen: timestamp('first_seen', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    lastSeen: timestamp('last_seen', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('error_groups_fingerprint').on(table.remote, table.fingerprint),
    index('error_groups_last_seen').on(table.lastSeen),
  ],
)

const group = () =>
  integer('group_id')
    .notNull()
    .references(() => errorGroups.id, { onDelete: 'cascade' })

/** How often a group was met, by day, release and country. */
export const errorCounts = registrySchema.table(
  'error_counts',
  {
    groupId: group(),
    day: date().notNull(),
    build: text().notNull(),
    country: text().$type<CountryKey>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.day, table.build, table.country] }),
    index('error_counts_day').on(table.day),
  ],
)

/** The first few of each group and release, as examples. */
export const errorSamples = registrySchema.table(
  'error_samples',
  {
    id: serial().primaryKey(),
    groupId: group(),
    build: text().notNull(),
    country: text().$type<CountryKey>().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Pattern of the page's route; null where it is not known. */
    page: text(),
    /** Null where a server met it. */
    browser: text(),
    frames: jsonb().$type<SymbolisedFrame[]>().notNull(),
    breadcrumbs: jsonb().$type<Breadcrumb[]>().notNull(),
  },
  (table) => [index('error_samples_group').on(table.groupId, table.build)],
)
