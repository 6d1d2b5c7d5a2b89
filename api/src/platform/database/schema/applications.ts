import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { jobs, screeningQuestions } from './jobs.ts'
import { users } from './seekers.ts'

export const applications = pgTable(
  'applications',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id),
    status: text().$type<'pending' | 'withdrawn'>().notNull().default('pending'),
    source: text().notNull(),
    firstMessage: text('first_message'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    // Whatever happens around it (retries, two tabs, a crash), a member applies to a job once.
    uniqueIndex('applications_user_job').on(table.userId, table.jobId),
    index('applications_newest').on(table.userId, table.appliedAt.desc()),
  ],
)

export const screeningAnswers = pgTable(
  'screening_answers',
  {
    id: serial().primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').references(() => screeningQuestions.id, { onDelete: 'set null' }),
    /** As it was asked: the employer may change the question later. */
    question: text().notNull(),
    answer: text().notNull(),
  },
  (table) => [index('screening_answers_application').on(table.applicationId)],
)
