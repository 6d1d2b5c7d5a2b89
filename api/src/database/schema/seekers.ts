import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Everyone who saves or views jobs, guest or member. What a guest gathered moves to the member's row at login. */
export const seekers = pgTable('seekers', {
  id: serial().primaryKey(),
  deviceUuid: text('device_uuid'),
  deviceName: text('device_name'),
  deviceType: text('device_type'),
  pushToken: text('push_token'),
  country: text().$type<CountryKey>(),
  language: text().$type<LanguageKey>(),
  createdAt,
})

/** Members. A member's id is that of their row in `seekers`. */
export const users = pgTable(
  'users',
  {
    id: integer()
      .primaryKey()
      .references(() => seekers.id),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNum: text('phone_num'),
    avatar: text(),
    activeKey: integer('active_key').notNull().default(1),
    isMobileVerified: boolean('is_mobile_verified').notNull().default(false),
    isEmailVerify: boolean('is_email_verify').notNull().default(false),
    isProfileCompleted: boolean('is_profile_completed').notNull().default(false),
    isNewAccount: boolean('is_new_account').notNull().default(true),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
    isSuspended: boolean('is_suspended').notNull().default(false),
    chatFlow: text('chat_flow').notNull().default('0'),
    source: text().notNull(),
    country: text().$type<CountryKey>().notNull(),
    language: text().$type<LanguageKey>().notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }).notNull(),
    createdAt,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token; the token itself is kept nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    seekerId: integer('seeker_id')
      .notNull()
      .references(() => seekers.id, { onDelete: 'cascade' }),
    /** Null for a guest. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt), index('sessions_seeker').on(table.seekerId)],
)
