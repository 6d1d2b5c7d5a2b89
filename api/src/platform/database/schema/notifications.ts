import type { NotificationKind, NotificationSubject } from '@jobspan/shared-kit/contracts/notifications'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './seekers.ts'

/** What happened that a member may want to know: written with the change that it reports, in one transaction. Kept for 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, by ids: names and titles are read when it is shown. */
    subject: jsonb().$type<NotificationSubject>().notNull(),
    /** Names the event: told twice, it is here once. */
    eventKey: text('event_key').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.userId, table.eventKey),
    index('notifications_newest').on(table.userId, table.id.desc()),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
    index('notifications_created').on(table.createdAt),
  ],
)
