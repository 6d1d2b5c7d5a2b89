import type { NotificationSettings, QuietHours } from '@jobspan/shared-kit/contracts/account-settings'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'
import { seekers, users } from './seekers.ts'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a member switched; what is not here is as it comes. */
export const notificationSettings = pgTable('notification_settings', {
  userId: userId().primaryKey(),
  switches: jsonb().$type<Partial<NotificationSettings>>().notNull(),
  /** When no mail is sent but that of the account’s safety; null for never. */
  quietHours: jsonb('quiet_hours').$type<QuietHours>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const greetingMessages = pgTable(
  'greeting_messages',
  {
    id: serial().primaryKey(),
    userId: userId(),
    text: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt,
  },
  (table) => [
    index('greeting_messages_user').on(table.userId),
    uniqueIndex('greeting_messages_default').on(table.userId).where(sql`is_default`),
  ],
)

export const blockedCompanies = pgTable(
  'blocked_companies',
  {
    userId: userId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
)

export const popupRecords = pgTable(
  'popup_records',
  {
    seekerId: integer('seeker_id')
      .notNull()
      .references(() => seekers.id, { onDelete: 'cascade' }),
    popup: text().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.seekerId, table.popup] })],
)

/** Devices a member has signed in on, so that a sign-in on another is told by mail. Outlives the sessions. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    /** Kind and name, as the list of devices shows them. */
    device: text().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
)

/**
 * Which way in was pressed, which campaign an account comes from, and which way led here: for those who count, without an address
 * or number in clear.
 */
export const visitorTraces = pgTable(
  'visitor_traces',
  {
    id: serial().primaryKey(),
    seekerId: integer('seeker_id')
      .notNull()
      .references(() => seekers.id, { onDelete: 'cascade' }),
    kind: text().$type<'get_started' | 'registration' | 'destination'>().notNull(),
    facts: jsonb().notNull(),
    createdAt,
  },
  (table) => [index('visitor_traces_seeker').on(table.seekerId), index('visitor_traces_created').on(table.createdAt)],
)
