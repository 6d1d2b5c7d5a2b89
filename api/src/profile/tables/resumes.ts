import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type {
  PaperSize,
  ResumeLayout,
  ResumeSectionKey,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { ResumeCheck } from '@jobspan/shared-kit/contracts/profile/resume-check'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { userId } from '../../members/tables/user-id.ts'

/** Counts the changes of a record, from 1. */
const version = integer().notNull().default(1)

/** Attached resumes; the files stand in the file store, under names that nobody guesses. */
export const resumes = pgTable(
  'resumes',
  {
    id: serial().primaryKey(),
    userId: userId(),
    filename: text().notNull(),
    kind: text().$type<ResumeKind>().notNull(),
    size: integer().notNull(),
    fileKey: text('file_key').notNull(),
    /** Chosen where the member says no other; of at most one of a member's. */
    isDefault: boolean('is_default').notNull().default(false),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('resumes_user').on(table.userId),
    uniqueIndex('resumes_file').on(table.fileKey),
    uniqueIndex('resumes_default').on(table.userId).where(sql`is_default`),
  ],
)

/** The JSON Resume that a member imported last, as it came: what the profile has no field for comes back in an export. */
export const importedResumes = pgTable('imported_resumes', {
  userId: userId().primaryKey(),
  /** JSON text; as `jsonb` its keys would lose their order. */
  document: text().notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What the last take-over of a resume wrote, and what stood there before, so that it can be taken back as a whole; empty once it was. */
export const resumeTakeOvers = pgTable('resume_take_overs', {
  userId: userId().primaryKey(),
  id: uuid().notNull(),
  items: jsonb().$type<readonly object[]>().notNull(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
})

/** How many resumes a member has had mailed in the 24 hours from the first of them on. */
export const resumeMailCounts = pgTable('resume_mail_counts', {
  userId: userId().primaryKey(),
  count: integer().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What is known of a video beside its file; lengths in milliseconds and bytes, sides in pixels as it is shown. */
export const videoColumns = () => ({
  fileKey: text('file_key').notNull(),
  /** The picture that stands for the video until it is played; null without one. */
  coverKey: text('cover_key'),
  size: integer().notNull(),
  durationMs: integer('duration_ms').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
})

/** Video resumes of a member; both files stand in the file store. */
export const videoResumes = pgTable(
  'video_resumes',
  {
    id: serial().primaryKey(),
    userId: userId(),
    ...videoColumns(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('video_resumes_user').on(table.userId), uniqueIndex('video_resumes_file').on(table.fileKey)],
)

/** How resumes are made of the profile; the files themselves are made when they are opened. */
export const generatedResumes = pgTable(
  'generated_resumes',
  {
    id: serial().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    layout: text().$type<ResumeLayout>().notNull(),
    language: text().$type<LanguageKey>().notNull(),
    paper: text().$type<PaperSize>().notNull(),
    sections: text().array().$type<ResumeSectionKey[]>().notNull(),
    showsPhoto: boolean('shows_photo').notNull().default(false),
    version,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('generated_resumes_user').on(table.userId)],
)

/** The last check of a member's resume, and how many they had on the day of it (GMT+8). */
export const resumeChecks = pgTable('resume_checks', {
  userId: userId().primaryKey(),
  result: jsonb().$type<Omit<ResumeCheck, 'checked_at'>>().notNull(),
  day: date({ mode: 'string' }).notNull(),
  count: integer().notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
})
