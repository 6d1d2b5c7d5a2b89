import type { JobAlertCriteria, JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { jobs } from '../jobs/tables.ts'
import { users } from '../members/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'

export const jobAlerts = pgTable(
  'job_alerts',
  {
    id: serial().primaryKey(),
    /** Null until the address of an alert that was made without an account is confirmed. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    criteria: jsonb().$type<JobAlertCriteria>().notNull(),
    /** Hash of criteria, country and language: equal ones are matched once. */
    criteriaHash: text('criteria_hash').notNull(),
    frequency: text().$type<JobAlertFrequency>().notNull(),
    /** Words and market of the mail. */
    language: text().$type<LanguageKey>().notNull(),
    country: text().$type<CountryKey>().notNull(),
    /** On whose host it was asked for; null for the public host. Where there is a member, the member's own counts. */
    hostCountry: text('host_country').$type<CountryKey>(),
    /** IANA name, such as Asia/Singapore: the mail is sent in the morning there. */
    timeZone: text('time_zone').notNull(),
    /** When the address was confirmed; nothing is sent before. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    pausedAt: timestamp('paused_at', { withTimezone: true }),
    /** When its next period is matched. */
    nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull(),
    createdAt,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('job_alerts_user').on(table.userId),
    index('job_alerts_email').on(table.email),
    index('job_alerts_due').on(table.nextRunAt).where(sql`confirmed_at is not null and paused_at is null`),
    index('job_alerts_unconfirmed').on(table.createdAt).where(sql`confirmed_at is null`),
  ],
)

const alertId = () =>
  integer('alert_id')
    .notNull()
    .references(() => jobAlerts.id, { onDelete: 'cascade' })

/** That an alert was matched for a period (a day, or the Monday of a week): once, through whatever crash. Kept for 90 days. */
export const jobAlertRuns = pgTable(
  'job_alert_runs',
  {
    alertId: alertId(),
    period: text().notNull(),
    /** How many jobs were in the mail; 0 where none was new and no mail was sent. */
    jobCount: integer('job_count').notNull(),
    at: createdAt,
  },
  (table) => [primaryKey({ columns: [table.alertId, table.period] }), index('job_alert_runs_at').on(table.at)],
)

/** Jobs that an alert has sent, so that none comes again, not even reposted under another id. Kept for 90 days. */
export const jobAlertJobs = pgTable(
  'job_alert_jobs',
  {
    alertId: alertId(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Hash of company, title, place and text. */
    fingerprint: text().notNull(),
    at: createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.jobId] }),
    uniqueIndex('job_alert_jobs_fingerprint').on(table.alertId, table.fingerprint),
    index('job_alert_jobs_at').on(table.at),
  ],
)

/** Evidence that the reader of an address asked for an alert (double opt-in): kept as long as the alert, and a year after it, and no longer than the account. */
export const jobAlertConsents = pgTable(
  'job_alert_consents',
  {
    id: serial().primaryKey(),
    alertId: integer('alert_id').references(() => jobAlerts.id, { onDelete: 'set null' }),
    email: text().notNull(),
    language: text().$type<LanguageKey>().notNull(),
    /** What the button said that was pressed. */
    wording: text().notNull(),
    at: createdAt,
  },
  (table) => [index('job_alert_consents_email').on(table.email)],
)
