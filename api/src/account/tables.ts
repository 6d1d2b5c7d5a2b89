import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { seekers } from '../members/tables.ts'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

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
