import type { IdentityField } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies } from '../companies/tables.ts'
import { userId } from '../members/tables/user-id.ts'
import { createdAt } from '../platform/tables/columns.ts'

const expiresAt = timestamp('expires_at', { withTimezone: true }).notNull()

/** Ways to Singpass and back that have begun, for ten minutes. */
export const identityFlows = pgTable(
  'identity_flows',
  {
    /** SHA-256 of `state`, by which the provider's answer names the flow. */
    stateHash: text('state_hash').primaryKey(),
    userId: userId(),
    /** State, nonce, verifier of PKCE and the private DPoP key of this flow, sealed with the installation's key. */
    sealed: text().notNull(),
    createdAt,
    expiresAt,
  },
  (table) => [index('identity_flows_expiry').on(table.expiresAt), index('identity_flows_user').on(table.userId)],
)

/** What came back last and waits for the member, or why nothing came: one for each member, for a day. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: serial().primaryKey(),
    userId: userId(),
    /** What Singpass shared, sealed with the installation's key; null where it failed. */
    sealed: text(),
    /** Why there is nothing (`identityFailureReasons`), and how the log names it. */
    failure: text(),
    reference: text(),
    createdAt,
    expiresAt,
  },
  (table) => [
    uniqueIndex('identity_checks_user').on(table.userId),
    index('identity_checks_expiry').on(table.expiresAt),
  ],
)

/** Members whose identity is verified. No name, number or nationality is here. */
export const identityVerifications = pgTable(
  'identity_verifications',
  {
    userId: userId().primaryKey(),
    /** Who vouches for it. */
    issuer: text().notNull(),
    /** Keyed hash of issuer and subject: a person is verified in one account. */
    subjectHash: text('subject_hash').notNull(),
    /** Keyed hash of the full number, where the installation reads it. */
    numberHash: text('number_hash'),
    numberLastFour: text('number_last_four'),
    /** Of `user_identity_lists`. */
    userIdentityId: integer('user_identity_id').notNull(),
    verifyRole: text('verify_role').$type<'citizen' | 'permanent_resident' | 'pass_holder' | 'foreigner'>().notNull(),
    checked: text().array().$type<IdentityField[]>().notNull(),
    /** The last day of the pass, in Singapore; null for who needs none. */
    validUntil: date('valid_until', { mode: 'string' }),
    verifiedAt: timestamp('verified_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('identity_verifications_subject').on(table.subjectHash)],
)

/** What was shared, with whom and when (docs/product-rules.md#identity-data); rows are added and never changed. */
export const identityRecords = pgTable(
  'identity_records',
  {
    id: serial().primaryKey(),
    userId: userId(),
    kind: text().$type<'received' | 'confirmed' | 'discarded' | 'expired' | 'withdrawn' | 'shown'>().notNull(),
    fields: text().array().$type<IdentityField[]>().notNull().default(sql`'{}'`),
    /** Of `shown`: to which company, and which verification. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'set null' }),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('identity_records_newest').on(table.userId, table.id.desc()),
    index('identity_records_company').on(table.companyId),
    uniqueIndex('identity_records_shown')
      .on(table.userId, table.companyId, table.verifiedAt)
      .where(sql`kind = 'shown'`),
  ],
)

/** The keys of this installation as a client of Singpass, where the environment names none. */
export const identityKeys = pgTable(
  'identity_keys',
  {
    kid: text().primaryKey(),
    use: text().$type<'sig' | 'enc'>().notNull(),
    /** The private key as JWK, sealed with the installation's key. */
    sealed: text().notNull(),
    createdAt,
    /** Since when it signs, or is the first to be encrypted to; null while it is only published. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** Since when a newer one has its place. It stays published, and decrypts, for some days. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('identity_keys_active').on(table.use).where(sql`activated_at is not null and retired_at is null`),
    uniqueIndex('identity_keys_next').on(table.use).where(sql`activated_at is null`),
  ],
)
