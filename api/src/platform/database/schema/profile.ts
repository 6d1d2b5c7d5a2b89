import type { WorkArrangement } from '@jobspan/shared-kit/contracts/job-constants'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { PayPeriod } from '@jobspan/shared-kit/contracts/pay'
import type { JobSeekingStatus } from '@jobspan/shared-kit/contracts/profile'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/resumes'
import { bigint, date, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './seekers.ts'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Facts of a member that pages of the account never need; what is not here was not told. */
export const profileFacts = pgTable('profile_facts', {
  userId: userId().primaryKey(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  locationId: integer('location_id'),
  xpLvlId: integer('xp_lvl_id'),
  jobSeekingStatus: text('job_seeking_status').$type<JobSeekingStatus>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const jobPreferences = pgTable(
  'job_preferences',
  {
    id: serial().primaryKey(),
    userId: userId(),
    jobTitle: text('job_title').notNull(),
    functionTitleId: integer('function_title_id'),
    workArrangement: text('work_arrangement').$type<WorkArrangement>().notNull(),
    country: text().$type<CountryKey>(),
    locationId: integer('location_id'),
    workLanguage: text('work_language').$type<LanguageKey>(),
    workTimezone: text('work_timezone'),
    industryId: integer('industry_id'),
    jobTypeId: integer('job_type_id').notNull(),
    currency: text().notNull(),
    salaryPeriod: text('salary_period').$type<PayPeriod>().notNull(),
    salaryMin: bigint('salary_min', { mode: 'number' }).notNull(),
    salaryMax: bigint('salary_max', { mode: 'number' }).notNull(),
    createdAt,
  },
  (table) => [index('job_preferences_user').on(table.userId)],
)

export const workExperiences = pgTable(
  'work_experiences',
  {
    id: serial().primaryKey(),
    userId: userId(),
    jobTitle: text('job_title').notNull(),
    companyName: text('company_name').notNull(),
    /** Months, such as 2019-04; no end while it goes on. */
    startMonth: text('start_month').notNull(),
    endMonth: text('end_month'),
    description: text(),
    createdAt,
  },
  (table) => [index('work_experiences_user').on(table.userId)],
)

export const educations = pgTable(
  'educations',
  {
    id: serial().primaryKey(),
    userId: userId(),
    schoolName: text('school_name').notNull(),
    degreeId: integer('degree_id').notNull(),
    fieldOfStudy: text('field_of_study'),
    startMonth: text('start_month').notNull(),
    endMonth: text('end_month'),
    description: text(),
    createdAt,
  },
  (table) => [index('educations_user').on(table.userId)],
)

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
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('resumes_user').on(table.userId), uniqueIndex('resumes_file').on(table.fileKey)],
)

/** Files that no row names any more, to be deleted from the store; a trigger notes them, whatever deleted their row. */
export const fileRemovals = pgTable('file_removals', {
  fileKey: text('file_key').primaryKey(),
  createdAt,
})
