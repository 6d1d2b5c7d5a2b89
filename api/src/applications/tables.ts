import type { ApplicationEventKind, SentProfile } from '@jobspan/shared-kit/contracts/applications/applications'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs, screeningQuestions } from '../jobs/tables.ts'
import { userId } from '../members/tables/user-id.ts'
import { seekers } from '../members/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'
import { videoColumns } from '../profile/tables/resumes.ts'

/**
 * SQL condition: a withdrawal of which it was not published that it is final. Those before this moment ended what belonged to them at once.
 */
export const isWithdrawalOpen = sql`withdrawn_at > '2026-11-29T00:00:00Z' and withdrawal_final_at is null`

const at = timestamp({ withTimezone: true }).notNull().defaultNow()

/** What was sent, as it was sent. What became of it is in `application_events`; every state is a query over those (ADR 46). */
export const applications = pgTable(
  'applications',
  {
    id: serial().primaryKey(),
    userId: userId(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id),
    /**
     * The employer that it was sent to, and that alone reads it; null where the posting named none. A trigger takes it from the job, for every
     * way in which an application is written.
     */
    employerId: integer('employer_id').references(() => companies.id),
    /** 1, or 2 for the application after one that was withdrawn. */
    attempt: smallint().notNull().default(1),
    source: text().notNull(),
    firstMessage: text('first_message'),
    /** The profile as it was when the application was sent; null where there was none, and once it is withdrawn. */
    profile: jsonb().$type<SentProfile>(),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** When it was published that the withdrawal cannot be taken back any more; null before. */
    withdrawalFinalAt: timestamp('withdrawal_final_at', { withTimezone: true }),
  },
  (table) => [
    // Whatever happens around it (retries, two tabs, a crash), a member has one application to a job, and a second one after withdrawing.
    uniqueIndex('applications_user_job').on(table.userId, table.jobId, table.attempt),
    uniqueIndex('applications_active').on(table.userId, table.jobId).where(sql`withdrawn_at is null`),
    check('applications_attempts', sql`${table.attempt} in (1, 2)`),
    index('applications_newest').on(table.userId, table.appliedAt.desc()),
    index('applications_job').on(table.jobId, table.appliedAt.desc()),
    index('applications_employer').on(table.employerId, table.appliedAt.desc()),
    index('applications_undoable').on(table.withdrawnAt).where(isWithdrawalOpen),
  ],
)

/** The resume of an application: a copy of its own, so that the member may delete theirs. Deleted when the application is withdrawn. */
export const applicationResumes = pgTable(
  'application_resumes',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    kind: text().$type<ResumeKind>().notNull(),
    size: integer().notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [uniqueIndex('application_resumes_file').on(table.fileKey)],
)

/** The video of an application: a copy of its own, as the resume is. */
export const applicationVideos = pgTable(
  'application_videos',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    ...videoColumns(),
  },
  (table) => [uniqueIndex('application_videos_file').on(table.fileKey)],
)

/** What happened to an application, in order; rows are added and never changed (ADR 46 names the one exception). */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: serial().primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<ApplicationEventKind>().notNull(),
    /** The recruiter who did it; null for what the seeker did. */
    recruiterId: integer('recruiter_id').references(() => recruiters.id, { onDelete: 'set null' }),
    /** Why, in the employer’s words, for the seeker to read. */
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('application_events_application').on(table.applicationId, table.id),
    // Opened many times, an application is viewed once for each recruiter and sent once.
    uniqueIndex('application_events_sent').on(table.applicationId).where(sql`kind = 'sent'`),
    uniqueIndex('application_events_withdrawn').on(table.applicationId).where(sql`kind = 'withdrawn'`),
    uniqueIndex('application_events_viewed').on(table.applicationId, table.recruiterId).where(sql`kind = 'viewed'`),
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

const seekerAndJob = {
  seekerId: integer('seeker_id')
    .notNull()
    .references(() => seekers.id, { onDelete: 'cascade' }),
  jobId: integer('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
}

/** What a seeker notes about a job for themself. */
export const jobNotes = pgTable('job_notes', { ...seekerAndJob, text: text().notNull(), at }, (table) => [
  primaryKey({ columns: [table.seekerId, table.jobId] }),
])

/** What was sent with a withdrawn application, for the minutes in which the withdrawal can be taken back. Kept for a day. */
export const withdrawnFiles = pgTable(
  'withdrawn_files',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<'resume' | 'video'>().notNull(),
    /** The row that was deleted, without its application. */
    copy: jsonb().notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.kind] }),
    index('withdrawn_files_created').on(table.createdAt),
  ],
)
