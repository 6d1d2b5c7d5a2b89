import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Answers of finished mutations, written in the same transaction as their effect, so a retry gets the first answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent it and to which operation. */
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
)

/** Facts of the installation that all replicas share: `website_outage`, the key that seals cookies. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Files that no row names any more, to be deleted from the store; a trigger notes them, whatever deleted their row. */
export const fileRemovals = pgTable('file_removals', {
  fileKey: text('file_key').primaryKey(),
  createdAt,
})
