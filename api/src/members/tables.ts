import type { DeviceSession } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
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
import { createdAt } from '../platform/tables/columns.ts'

/** A position in the log that standbys replay. */
const logPosition = customType<{ data: string }>({ dataType: () => 'pg_lsn' })

/** Everyone who saves or views jobs, guest or member. What a guest gathered moves to the member's row at login. */
export const seekers = pgTable('seekers', {
  id: serial().primaryKey(),
  deviceUuid: text('device_uuid'),
  deviceName: text('device_name'),
  deviceType: text('device_type'),
  /** Read and written by nobody; the release before writes it (docs/adr/0098-web-push.md). */
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
    /** Null where the member has only other ways in. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** E.164. As typed at registration until a code proved it; then it is this account's alone. */
    phoneNum: text('phone_num'),
    avatar: text(),
    activeKey: integer('active_key').notNull().default(1),
    isMobileVerified: boolean('is_mobile_verified').notNull().default(false),
    isEmailVerify: boolean('is_email_verify').notNull().default(false),
    isProfileCompleted: boolean('is_profile_completed').notNull().default(false),
    isUpdateRequired: boolean('is_update_required').notNull().default(false),
    isNewAccount: boolean('is_new_account').notNull().default(true),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
    isSuspended: boolean('is_suspended').notNull().default(false),
    /** Why, for the code that the member is answered; null where it was not said. */
    suspendedAs: text('suspended_as').$type<SuspensionKind>(),
    additionalInfo: jsonb('additional_info').$type<Record<string, string>>().notNull().default({}),
    noticePeriodId: integer('notice_period_id'),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    registerFlow: text('register_flow'),
    registerFlowV2: text('register_flow_v2'),
    chatFlow: text('chat_flow').notNull().default('0'),
    source: text().notNull(),
    country: text().$type<CountryKey>().notNull(),
    language: text().$type<LanguageKey>().notNull(),
    /** On whose host the member was last; null for the public host. Mails that nobody asks for at that moment lead there. */
    hostCountry: text('host_country').$type<CountryKey>(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }).notNull(),
    /** The account is purged after this moment, unless its owner keeps it. */
    deleteAfter: timestamp('delete_after', { withTimezone: true }),
    createdAt,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_mobile').on(table.phoneNum).where(sql`is_mobile_verified`),
    index('users_delete_after').on(table.deleteAfter).where(sql`delete_after is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token; the token itself is kept nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    /** What the list of devices calls it: worth nothing as a cookie. */
    id: serial().notNull(),
    seekerId: integer('seeker_id')
      .notNull()
      .references(() => seekers.id, { onDelete: 'cascade' }),
    /** Null for a guest. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    deviceName: text('device_name'),
    deviceType: text('device_type').$type<DeviceSession['device_type']>(),
    country: text().$type<CountryKey>(),
    signedInWith: text('signed_in_with').$type<DeviceSession['signed_in_with']>(),
    /** When this session last proved who is at the keyboard. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt,
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** How far a standby must have replayed the log before it may answer this session: what was written for it is before that. */
    readsAfter: logPosition('reads_after'),
  },
  (table) => [
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_seeker').on(table.seekerId),
    // Of many guests' sessions the few of members.
    index('sessions_user').on(table.userId).where(sql`user_id is not null`),
    uniqueIndex('sessions_id').on(table.id),
  ],
)

/** Which popups a guest or member has seen, and when. */
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
