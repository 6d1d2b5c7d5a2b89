import { boolean, index, integer, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from '../../members/tables/user-id.ts'
import { users } from '../../members/tables.ts'
import { createdAt } from '../../platform/tables/columns.ts'

/** What a member says often, in the member's order. */
export const commonPhrases = pgTable(
  'common_phrases',
  {
    id: serial().primaryKey(),
    userId: userId(),
    text: text().notNull(),
    position: integer().notNull(),
    createdAt,
  },
  (table) => [index('common_phrases_user').on(table.userId, table.position)],
)

/** What a member settled for all chats; without a row it is as the columns' defaults say. */
export const chatSettings = pgTable('chat_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A recruiter who asks gets the newest resume, or the verified number, at once. */
  sendsResume: boolean('sends_resume').notNull().default(false),
  sendsPhoneNumber: boolean('sends_phone_number').notNull().default(false),
  /** How long a chat is kept after its last message. */
  retentionDays: smallint('retention_days').$type<30 | 90>().notNull().default(90),
  /** Nothing is deleted earlier than the whole time after a change. */
  retentionChangedAt: timestamp('retention_changed_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
