import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { userId } from '../members/tables/user-id.ts'
import { seekers, users } from '../members/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'

const expiresAt = timestamp('expires_at', { withTimezone: true }).notNull()
const usedAt = timestamp('used_at', { withTimezone: true })

/**
 * The one code that is out for a purpose and subject; a newer one takes its place. The hash is keyed with the
 * installation's secret: six digits alone would be found again from a plain hash.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text().notNull(),
    /** Whose code it is: an address or number, and for a member's own purposes the member, `member 42`. */
    subject: text().notNull(),
    /** Address or number that it was sent to, which it proves. */
    recipient: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Guesses that were looked at. */
    attempts: integer().notNull().default(0),
    createdAt,
    expiresAt,
    usedAt,
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject] }),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
)

/** How often something was tried in a window of time, shared by all replicas. `name` says what and by whom, hashed. */
export const attempts = pgTable(
  'attempts',
  { name: text().primaryKey(), count: integer().notNull(), expiresAt },
  (table) => [index('attempts_expiry').on(table.expiresAt)],
)

/** Sign-ins that wait for a next step, by the hash of the cookie `auth_flow` or `passkey_flow`, or of `social_flow` with the state that the provider sends back. `state` belongs to the kind. */
export const authFlows = pgTable(
  'auth_flows',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: jsonb().notNull(),
    createdAt,
    expiresAt,
  },
  (table) => [
    index('auth_flows_expiry').on(table.expiresAt),
    index('auth_flows_user').on(table.userId).where(sql`user_id is not null`),
  ],
)

export const magicLinks = pgTable(
  'magic_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text().notNull(),
    redirect: text(),
    createdAt,
    expiresAt,
    usedAt,
  },
  (table) => [index('magic_links_expiry').on(table.expiresAt), index('magic_links_email').on(table.email)],
)

export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text().$type<SocialProvider>().notNull(),
    /** `sub` of the provider. */
    subject: text().notNull(),
    userId: userId(),
    /** How the provider calls the person: an address or a name, shown in the settings. */
    label: text().notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_identities_user').on(table.userId),
  ],
)

export const twoFactors = pgTable('two_factors', {
  userId: userId().primaryKey(),
  /** Base32, sealed with the installation's key. */
  secret: text().notNull(),
  /** Null while it is being set up. */
  enabledAt: timestamp('enabled_at', { withTimezone: true }),
  /** Time step of the last code taken: no code is taken twice (RFC 6238, section 5.2). */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt,
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull(), usedAt, createdAt },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: serial().primaryKey(),
    userId: userId(),
    /** Base64url, as the browser names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text().notNull(),
    createdAt,
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Codes shown by a device that wants to be signed in. The device holds the secret in `auth_flow`, the picture the id. */
export const qrLogins = pgTable(
  'qr_logins',
  {
    id: text().primaryKey(),
    status: text().$type<'waiting' | 'scanned' | 'confirmed' | 'refused' | 'claimed'>().notNull().default('waiting'),
    deviceName: text('device_name').notNull(),
    country: text().$type<CountryKey>(),
    /** Who scanned it, then who let it in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt,
  },
  (table) => [
    index('qr_logins_expiry').on(table.expiresAt),
    index('qr_logins_user').on(table.userId).where(sql`user_id is not null`),
  ],
)

export const handOffs = pgTable(
  'hand_offs',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: userId(),
    redirectUrl: text('redirect_url'),
    createdAt,
    expiresAt,
    usedAt,
  },
  (table) => [index('hand_offs_expiry').on(table.expiresAt), index('hand_offs_user').on(table.userId)],
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

/** How many visits a campaign led here on a day, of those who let them be counted. Kept for 90 days. */
export const campaignVisits = pgTable(
  'campaign_visits',
  {
    day: date().notNull(),
    country: text().$type<CountryKey>().notNull(),
    landing: text().notNull(),
    source: text().notNull(),
    medium: text().notNull(),
    campaign: text().notNull(),
    term: text().notNull(),
    content: text().notNull(),
    count: integer().notNull(),
  },
  ({ day, country, landing, source, medium, campaign, term, content }) => [
    primaryKey({
      name: 'campaign_visits_key',
      columns: [day, country, landing, source, medium, campaign, term, content],
    }),
  ],
)

/** Which call made an account, so that the same call again, after its answer was lost, signs in to it. Nothing here tells the password. Kept for two days. */
export const registrationCalls = pgTable(
  'registration_calls',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its `Idempotency-Key`. */
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    createdAt,
  },
  (table) => [index('registration_calls_created').on(table.createdAt)],
)
