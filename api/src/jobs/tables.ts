import type { JobCopy } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { JapanFacts, JobDetail, RecruiterActivity } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Pay, PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import type { ReportOutcome } from '@jobspan/shared-kit/contracts/moderation/moderated-jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/tables.ts'
import { seekers } from '../members/tables.ts'
import { createdAt } from '../platform/tables/columns.ts'
import type { JobPlace } from './job-place.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const at = timestamp({ withTimezone: true }).notNull().defaultNow()

type IndexedColumns = {
  [Name in
    | 'searchVector'
    | 'headVector'
    | 'rankAt'
    | 'id'
    | 'country'
    | 'mainFunctionId'
    | 'status'
    | 'validThrough']: ExtraConfigColumn
}

/** `pay` is null where the posting tells none; it is masked none the less, and so is what a later import tells. */
export type MaskedPay = { pay: Pay | null; monthUsd: number | null; monthUsdMin: number | null }

/** The columns of `jobs` that only search reads; `toSearchColumns` computes them on write. */
const searchColumns = {
  /** Every word of the posting, and every filter it answers to as a word of its own, so that one index settles both. */
  searchVector: tsvector('search_vector').notNull(),
  /** Title, company, skills and place with weights. Small, so it stays in the row and ranking reads no overflow page. */
  headVector: tsvector('head_vector').notNull(),
  /** Filter options the job answers to, as numbers (search/tags.ts): what facets count. */
  tags: integer().array().notNull().default(sql`'{}'`),
  /** Ids of the countries whose search shows it: its own, and for remote jobs all whose people may apply. */
  scopes: smallint().array().notNull().default(sql`'{}'`),
  /** The title as suggestions and typo matching compare it: folded, one space between words. */
  titleTerms: text('title_terms').notNull(),
  /** Pay a month in US dollars, the highest stated and the lowest, for filter and sort only; never shown. */
  payMonthUsd: doublePrecision('pay_month_usd'),
  payMonthUsdMin: doublePrecision('pay_month_usd_min'),
  /** Newest of posting and reposting; the epoch where the source gives no date, so that those come last. */
  rankAt: timestamp('rank_at', { withTimezone: true }).notNull(),
}

/** Indexes of `jobs` that search waits for. Only open jobs are searched, so they hold only those; orders and filters live in src/job-index. */
const searchIndexes = (table: IndexedColumns) => [
  index('jobs_search_vector').using('gin', table.searchVector).where(sql`status = 'open'`),
  index('jobs_head_vector').using('gin', table.headVector).where(sql`status = 'open'`),
  index('jobs_country_newest').on(table.country, table.rankAt.desc(), table.id.desc()).where(sql`status = 'open'`),
  index('jobs_country_main_function')
    .on(table.country, table.mainFunctionId, table.rankAt.desc())
    .where(sql`status = 'open'`),
  index('jobs_expiring').on(table.validThrough).where(sql`status = 'open'`),
]

/** What cards show and search filters by. Long texts stand in `job_texts`, so that a page of this table holds many jobs. */
export const jobs = pgTable(
  'jobs',
  {
    id: serial().primaryKey(),
    source: text().notNull(),
    /** How the source names the posting. Another employer may use the same, and one employer for postings with addresses of their own. */
    identifier: text().notNull(),
    /** Of the posting's address what names it, empty where it has none; `toUrlKey` makes it. */
    urlKey: text('url_key').notNull().default(''),
    /** The readable part of the address, without the id. */
    slug: text().notNull(),
    title: text().notNull(),
    language: text().$type<LanguageKey>(),
    /** Part of the job's name, so it never changes: who applied here has applied to this company (ADR 71). */
    companyId: integer('company_id').references(() => companies.id),
    country: text().notNull(),
    places: jsonb().$type<JobPlace[]>().notNull(),
    payMin: doublePrecision('pay_min'),
    payMax: doublePrecision('pay_max'),
    payCurrency: text('pay_currency'),
    payPeriod: text('pay_period').$type<PayPeriod>(),
    /** The pay while it is masked: then it is in none of the other columns of pay, so that no reader of them can show it. */
    maskedPay: jsonb('masked_pay').$type<MaskedPay>(),
    jobTypeId: integer('job_type_id'),
    xpLvlId: integer('xp_lvl_id'),
    degreeId: integer('degree_id'),
    mainFunctionId: integer('main_function_id'),
    jobFunctionId: integer('job_function_id'),
    functionTitleId: integer('function_title_id'),
    arrangement: text().$type<WorkArrangement>(),
    applicantKind: text('applicant_kind').$type<'worldwide' | 'only' | 'worldwide_except'>(),
    applicantCountries: text('applicant_countries').array().notNull().default(sql`'{}'`),
    /** Of `user_identity_lists`: who alone may apply, where it is not empty. */
    eligibleIdentityIds: integer('eligible_identity_ids').array().notNull().default(sql`'{}'`),
    postedAt: timestamp('posted_at', { withTimezone: true }),
    repostedAt: timestamp('reposted_at', { withTimezone: true }),
    validThrough: timestamp('valid_through', { withTimezone: true }),
    status: text().$type<'open' | 'on_hold' | 'closed'>().notNull(),
    /** When an operator took it down, and why; null for what was not, or was put back. */
    takenDownAt: timestamp('taken_down_at', { withTimezone: true }),
    takenDownReason: text('taken_down_reason'),
    /** What the source says of a job that is withheld: its `status` is `closed` meanwhile. Null for all others. */
    statedStatus: text('stated_status').$type<'open' | 'on_hold' | 'closed'>(),
    isUrgent: boolean('is_urgent').notNull(),
    isWeb3: boolean('is_web3').notNull(),
    recruiterActivity: text('recruiter_activity').$type<RecruiterActivity>(),
    responseRate: real('response_rate'),
    externalUrl: text('external_url'),
    contentHash: text('content_hash').notNull(),
    createdAt,
    /** Changes only when the content does: sitemaps promise a true lastmod. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    ...searchColumns,
  },
  (table) => [
    unique('jobs_posting').on(table.source, table.identifier, table.companyId, table.urlKey).nullsNotDistinct(),
    index('jobs_company').on(table.companyId),
    ...searchIndexes(table),
  ],
)

export const jobTexts = pgTable('job_texts', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  description: jsonb().$type<RichText>().notNull(),
  responsibilities: jsonb().$type<RichText>().notNull(),
  requirements: jsonb().$type<RichText>().notNull(),
  benefits: text().array().notNull(),
  skills: text().array().notNull(),
  industry: text(),
  fullAddress: text('full_address'),
  openings: integer(),
  /** What the posting says about who may do this work by law. */
  eligibility: text(),
  applicantAreas: jsonb('applicant_areas').$type<NonNullable<JobDetail['applicant_areas']>>().notNull().default([]),
  recruiterName: text('recruiter_name'),
  recruiterTitle: text('recruiter_title'),
  japan: jsonb().$type<JapanFacts>(),
})

export const screeningQuestions = pgTable(
  'screening_questions',
  {
    id: serial().primaryKey(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    question: text().notNull(),
    type: text().$type<'text' | 'yes_no' | 'choice'>().notNull(),
    options: text().array().notNull(),
  },
  (table) => [uniqueIndex('screening_questions_job_position').on(table.jobId, table.position)],
)

const seekerAndJob = {
  seekerId: integer('seeker_id')
    .notNull()
    .references(() => seekers.id, { onDelete: 'cascade' }),
  jobId: integer('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
}

export const savedJobs = pgTable(
  'saved_jobs',
  {
    ...seekerAndJob,
    /** The job as it was when it was saved; null for what was saved before copies were kept. */
    copy: jsonb().$type<JobCopy>(),
    at,
  },
  (table) => [
    primaryKey({ columns: [table.seekerId, table.jobId] }),
    index('saved_jobs_newest').on(table.seekerId, table.at.desc()),
  ],
)

/** The last view of a job by a seeker. */
export const jobViews = pgTable('job_views', { ...seekerAndJob, source: text(), at }, (table) => [
  primaryKey({ columns: [table.seekerId, table.jobId] }),
  index('job_views_newest').on(table.seekerId, table.at.desc()),
])

export const jobReports = pgTable(
  'job_reports',
  {
    ...seekerAndJob,
    reasonId: smallint('reason_id').notNull(),
    at,
    /** The job as it was when it was reported; null for reports from before that was kept. */
    posting: jsonb().$type<JobDetail>(),
    /** What was decided, and what the reporter was told of it; null while it is open. */
    outcome: text().$type<ReportOutcome>(),
    decision: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.seekerId, table.jobId] }), index('job_reports_job').on(table.jobId)],
)

export const externalClicks = pgTable(
  'external_clicks',
  { id: serial().primaryKey(), ...seekerAndJob, at },
  (table) => [
    index('external_clicks_job').on(table.jobId),
    index('external_clicks_seeker').on(table.seekerId),
    index('external_clicks_newest').on(table.at.desc()),
  ],
)

/** One row: by which version of the occupations the jobs are matched, up to which id; null where all are. */
export const occupationMatching = pgTable('occupation_matching', {
  id: integer().primaryKey().default(1),
  version: text().notNull(),
  lastJobId: integer('last_job_id'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})
