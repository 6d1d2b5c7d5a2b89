import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobSeekingStatus, WorkEligibility } from '@jobspan/shared-kit/contracts/profile/profile'
import type { SalaryKind } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
} from 'drizzle-orm/pg-core'
import { userId } from '../../members/tables/user-id.ts'
import { createdAt } from '../../platform/tables/columns.ts'

/** Counts the changes of a record, from 1. */
const version = integer().notNull().default(1)

/** Where a member put a record; null for one that was added after they ordered the kind, or where they never did. */
const position = integer()

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

/** The career summary that was written last and not accepted yet; deleted after a day. */
export const careerSummaryDrafts = pgTable('career_summary_drafts', {
  userId: userId().primaryKey(),
  text: text().notNull(),
  /** Null where rules wrote it. */
  provider: text(),
  createdAt,
})
