import type { AuditAction, AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { bigint, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { registrySchema } from './schema.ts'

/** Who changed what, and why. Rows are only ever added; each holds the hash of the one before. */
export const audit = registrySchema.table(
  'audit',
  {
    sequence: integer().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    actor: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    remote: text(),
    reason: text().notNull(),
    cells: jsonb().$type<AuditRow['cells']>().notNull(),
    details: jsonb().$type<AuditRow['details']>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('audit_remote').on(table.remote, table.sequence),
    index('audit_actor').on(table.actor, table.sequence),
  ],
)

/** One row. Whoever changes anything locks it first, so changes come one after another. */
export const head = registrySchema.table('head', {
  id: integer().primaryKey(),
  /** Of the newest document; grows with every change and never falls, not even when an older backup is restored. */
  serial: bigint({ mode: 'number' }).notNull(),
  /** The newest audit row: without it a log that lost its last rows would look whole. */
  auditSequence: integer('audit_sequence').notNull(),
  auditHash: text('audit_hash').notNull(),
})
