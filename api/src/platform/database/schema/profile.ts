import type {
  PaperSize,
  ResumeLayout,
  ResumeSectionKey,
} from '@jobspan/shared-kit/contracts/generated-resume-constants'
import type { WorkArrangement } from '@jobspan/shared-kit/contracts/job-constants'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { PayPeriod } from '@jobspan/shared-kit/contracts/pay'
import type { JobSeekingStatus, WorkEligibility } from '@jobspan/shared-kit/contracts/profile'
import type { ProfileVisibilityKind, SalaryKind } from '@jobspan/shared-kit/contracts/profile-constants'
import type { ResumeCheck } from '@jobspan/shared-kit/contracts/resume-check'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/resumes'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
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
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './seekers.ts'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Where a member put a record; null for one that was added after they ordered the kind, or where they never did. */
const position = integer()
/** Counts the changes of a record, from 1. */
const version = integer().notNull().default(1)

/** Facts of a member that pages of the account never need; what is not here was not told. */
export const profileFacts = pgTable('profile_facts', {
  userId: userId().primaryKey(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  locationId: integer('location_id'),
  xpLvlId: integer('xp_lvl_id'),
  jobSeekingStatus: text('job_seeking_status').$type<JobSeekingStatus>(),
  nationalityId: integer('nationality_id'),
  homeAddress: text('home_address'),
  workEligibility: jsonb('work_eligibility').$type<WorkEligibility[]>().notNull().default([]),
  jobSeekerTypeId: integer('job_seeker_type_id'),
  /** A month, such as 2019-04. */
  workingSince: text('working_since'),
  availableFrom: date('available_from', { mode: 'string' }),
  version,
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
    salaryKind: text('salary_kind').$type<SalaryKind>().notNull().default('amount'),
    /** Both 0 where the kind is not an amount. */
    salaryMin: bigint('salary_min', { mode: 'number' }).notNull(),
    salaryMax: bigint('salary_max', { mode: 'number' }).notNull(),
    version,
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
    industryId: integer('industry_id'),
    /** Of a month; both or neither. */
    salaryAmount: bigint('salary_amount', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    /** The company's name in the search's one spelling where the entry is hidden from it; else null. */
    hiddenFrom: text('hidden_from'),
    /** Months, such as 2019-04; no end while it goes on. */
    startMonth: text('start_month').notNull(),
    endMonth: text('end_month'),
    description: text(),
    position,
    version,
    createdAt,
  },
  (table) => [
    index('work_experiences_user').on(table.userId),
    index('work_experiences_hidden').on(table.hiddenFrom).where(sql`hidden_from is not null`),
  ],
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
    position,
    version,
    createdAt,
  },
  (table) => [index('educations_user').on(table.userId)],
)

export const licenseCertifications = pgTable(
  'license_certifications',
  {
    id: serial().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    issuer: text().notNull(),
    credentialId: text('credential_id'),
    url: text(),
    /** Months, such as 2019-04. */
    issuedMonth: text('issued_month'),
    expiryMonth: text('expiry_month'),
    isPermanent: boolean('is_permanent').notNull(),
    position,
    version,
    createdAt,
  },
  (table) => [index('license_certifications_user').on(table.userId)],
)

export const websites = pgTable(
  'websites',
  {
    id: serial().primaryKey(),
    userId: userId(),
    url: text().notNull(),
    displayName: text('display_name'),
    description: text(),
    position,
    version,
    createdAt,
  },
  (table) => [index('websites_user').on(table.userId)],
)

export const memberSkills = pgTable(
  'member_skills',
  {
    id: serial().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    /** The name in the search's one spelling: nobody has a skill twice. */
    nameKey: text('name_key').notNull(),
    skillId: integer('skill_id'),
    proficiencyId: integer('proficiency_id'),
    position,
    version,
    createdAt,
  },
  (table) => [uniqueIndex('member_skills_name').on(table.userId, table.nameKey)],
)

export const memberLanguages = pgTable(
  'member_languages',
  {
    id: serial().primaryKey(),
    userId: userId(),
    languageId: integer('language_id').notNull(),
    proficiencyId: integer('proficiency_id').notNull(),
    position,
    version,
    createdAt,
  },
  (table) => [uniqueIndex('member_languages_language').on(table.userId, table.languageId)],
)

export const careerSummaries = pgTable('career_summaries', {
  userId: userId().primaryKey(),
  text: text(),
  /** The provider whose model wrote it, where it was accepted as it was. */
  generatedBy: text('generated_by'),
  version,
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

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

/** What a member lets recruiters see; without a row it is as the columns' defaults say. */
export const profileVisibilities = pgTable('profile_visibilities', {
  userId: userId().primaryKey(),
  visibleTo: text('visible_to').$type<ProfileVisibilityKind>().notNull().default('everyone'),
  isNameHidden: boolean('is_name_hidden').notNull().default(true),
  isOpenToWork: boolean('is_open_to_work').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The squares of an avatar. The token is the avatar's address; a new picture has a new one. */
export const avatarFiles = pgTable(
  'avatar_files',
  {
    token: text().notNull(),
    side: smallint().notNull(),
    userId: userId(),
    fileKey: text('file_key').notNull(),
    /** Who made the picture, where it is no photo: a provider of a model, or `rules`. */
    generatedBy: text('generated_by'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.token, table.side] }), index('avatar_files_user').on(table.userId)],
)

/**
 * By what recruiters search members: when anything of a profile changed last, and its wanted and former job titles in the search's one
 * spelling. Triggers write `changed_at` and clear `titles`; the API fills them in (ADR 55).
 */
export const profileSearch = pgTable(
  'profile_search',
  {
    userId: userId().primaryKey(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until they are filled in after a change. */
    titles: text(),
  },
  (table) => [
    index('profile_search_changed').on(table.changedAt.desc(), table.userId.desc()),
    index('profile_search_titles').using('gin', sql`${table.titles} gin_trgm_ops`),
    index('profile_search_stale').on(table.userId).where(sql`titles is null`),
  ],
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

/** Files that no row names any more, to be deleted from the store; a trigger notes them, whatever deleted their row. */
export const fileRemovals = pgTable('file_removals', {
  fileKey: text('file_key').primaryKey(),
  createdAt,
})
