import type { Role } from '@jobspan/shared-kit/contracts/registry/people'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { registrySchema } from './schema.ts'

export const people = registrySchema.table('people', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** In small letters. */
  email: text().notNull().unique(),
  role: text().$type<Exclude<Role, 'shell'>>().notNull(),
  remotes: jsonb().$type<string[]>().notNull(),
  passwordHash: text('password_hash').notNull(),
  disabled: boolean().notNull().default(false),
})

export const sessions = registrySchema.table(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_person').on(table.personId), index('sessions_expiry').on(table.expiresAt)],
)

/** Sign-ins that went wrong or are being checked, by hashed address or by network, and pipelines' tokens that were used. */
export const signInAttempts = registrySchema.table(
  'sign_in_attempts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sign_in_attempts_name').on(table.name, table.at)],
)

export const accessTokens = registrySchema.table(
  'access_tokens',
  {
    id: serial().primaryKey(),
    /** SHA-256; the secret is 256 random bits, so nothing slower is needed. */
    secretHash: text('secret_hash').notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    remotes: jsonb().$type<string[]>().notNull(),
    /** Whose rights bound the token's; null for those that the registry makes for its own machine. */
    personId: integer('person_id').references(() => people.id),
    /** The token that made it; revoked with it. */
    parentId: integer('parent_id').references((): AnyPgColumn => accessTokens.id),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** To the minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('access_tokens_person').on(table.personId), index('access_tokens_parent').on(table.parentId)],
)
