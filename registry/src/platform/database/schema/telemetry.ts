import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Alert } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { bigint, index, integer, jsonb, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Histogram } from '../histogram.ts'
import type { TelemetryDetails } from '../telemetry-details.ts'
import { registrySchema } from './schema.ts'

const subject = {
  remote: text().notNull(),
  build: text().notNull(),
  country: text().$type<CountryKey>().notNull(),
  /** The process that counted. It alone writes its rows, each time whole, so a repeated write counts nothing twice. */
  source: text().notNull(),
}

/** What was seen of a release in a country within a minute. */
export const telemetryMinutes = registrySchema.table(
  'telemetry_minutes',
  {
    minute: timestamp({ withTimezone: true }).notNull(),
    ...subject,
    mounts: integer().notNull(),
    failures: integer().notNull(),
    errors: integer().notNull(),
    /** Milliseconds from the request to mounted. */
    load: jsonb().$type<Histogram>().notNull(),
    details: jsonb().$type<TelemetryDetails>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.minute, table.remote, table.country, table.build, table.source] }),
    index('telemetry_minutes_remote').on(table.remote, table.minute),
  ],
)

/** The last quarter of an hour by five seconds: what canaries are judged by. */
export const telemetrySlices = registrySchema.table(
  'telemetry_slices',
  {
    at: timestamp({ withTimezone: true }).notNull(),
    ...subject,
    /** Below nought where mounts of an earlier slice were taken back. */
    attempts: integer().notNull(),
    failures: integer('bad').notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.remote, table.country, table.build, table.source] })],
)

/** Who met a remote within the last hour, as a hash of the shell's hash. */
export const telemetryVisitors = registrySchema.table(
  'telemetry_visitors',
  {
    remote: text().notNull(),
    country: text().$type<CountryKey>().notNull(),
    visitor: bigint({ mode: 'bigint' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.country, table.visitor] }),
    index('telemetry_visitors_seen').on(table.seenAt),
  ],
)

export const alerts = registrySchema.table(
  'alerts',
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    kind: text().$type<Alert['kind']>().notNull(),
    remote: text().notNull(),
    build: text().notNull(),
    country: text().$type<CountryKey>().notNull(),
    message: text().notNull(),
    /** When the webhook is to be called next; null once it has been, or where none is to be. */
    sendAt: timestamp('send_at', { withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (table) => [index('alerts_newest').on(table.at), index('alerts_due').on(table.sendAt)],
)
