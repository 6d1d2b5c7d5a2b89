import { index, integer, pgTable, primaryKey, serial, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from '../applications/tables.ts'
import { recruiters } from '../companies/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'

const about = () => ({
  applicationId: integer('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  recruiterId: integer('recruiter_id')
    .notNull()
    .references(() => recruiters.id, { onDelete: 'cascade' }),
})

/** What recruiters write about an application for each other. */
export const candidateNotes = pgTable(
  'candidate_notes',
  {
    id: serial().primaryKey(),
    ...about(),
    /** The employer's own name for it: sent twice, it is here once. */
    clientId: uuid('client_id').notNull(),
    text: text().notNull(),
    createdAt,
  },
  (table) => [
    index('candidate_notes_application').on(table.applicationId, table.id),
    uniqueIndex('candidate_notes_client').on(table.recruiterId, table.clientId),
  ],
)

/** How each recruiter rates an application. */
export const candidateRatings = pgTable('candidate_ratings', { ...about(), rating: smallint().notNull() }, (table) => [
  primaryKey({ columns: [table.applicationId, table.recruiterId] }),
  index('candidate_ratings_recruiter').on(table.recruiterId),
])
