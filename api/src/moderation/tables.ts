import type { ActSubject, OperatorAct } from '@jobspan/shared-kit/contracts/moderation/operator-acts'
import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt } from '../platform/tables/columns.ts'

/** People who run the marketplace. A row stays when its key ends, because acts name it. */
export const operators = pgTable('operators', {
  id: serial().primaryKey(),
  /** The user name of HTTP Basic. */
  name: text().notNull().unique(),
  /** SHA-256 of the key, which is random and kept nowhere. */
  keyHash: text('key_hash').notNull(),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  createdAt,
})

/** What operators did, written with the change itself and never changed afterwards: a trigger refuses it. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: serial().primaryKey(),
    /** The name of an operator; `system` for what was done by a command on the machine of the site. */
    operator: text().notNull(),
    act: text().$type<OperatorAct>().notNull(),
    subject: text().$type<ActSubject>().notNull(),
    /** Of the subject: an id, the keys of countries, or a name. */
    subjectId: text('subject_id').notNull(),
    reason: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('operator_acts_subject').on(table.subject, table.subjectId, table.id.desc())],
)
