import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { recruiters } from '../../companies/tables.ts'
import { userId } from '../../members/tables/user-id.ts'
import { createdAt } from '../../platform/tables/columns.ts'

/** What a report keeps of a chat as it was, whatever is recalled, deleted or changed afterwards. */
export type ReportedChat = {
  recruiter: string
  recruiter_title: string | null
  company: string
  job: string | null
  /** The newest, or those up to the one that is reported. */
  messages: { id: number; sender: string; kind: string; text: string | null; sent_at: string }[]
}

/** A report of a recruiter, or of one of their messages (docs/product-rules.md#reported-recruiters). */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: serial().primaryKey(),
    userId: userId(),
    recruiterId: integer('recruiter_id')
      .notNull()
      .references(() => recruiters.id, { onDelete: 'cascade' }),
    chatId: integer('chat_id').notNull(),
    /** Null where the recruiter is reported as a whole. */
    messageId: integer('message_id'),
    reasonId: integer('reason_id').notNull(),
    comment: text(),
    reported: jsonb().$type<ReportedChat>().notNull(),
    createdAt,
    outcome: text().$type<'upheld' | 'kept'>(),
    decision: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('chat_reports_user').on(table.userId),
    index('chat_reports_recruiter').on(table.recruiterId),
    index('chat_reports_message').on(table.messageId).where(sql`message_id is not null`),
    index('chat_reports_open').on(table.createdAt).where(sql`decided_at is null`),
  ],
)
