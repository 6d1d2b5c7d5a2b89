import type { PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const bits = customType<{ data: string }>({ dataType: () => 'bit(4096)' })

/** Open jobs per country's search and tag, kept by triggers: a whole country's facets are read, not counted. Scope 0 is all. */
export const searchCounts = pgTable(
  'search_counts',
  {
    scope: smallint().notNull(),
    tag: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.tag] })],
)

/**
 * Which open jobs hold a kept word (`search_words`): bit `id & 4095` of chunk `id >> 12`, under the word's tags. Kept by triggers.
 */
export const searchBits = pgTable(
  'search_bits',
  {
    tag: integer().notNull(),
    chunk: integer().notNull(),
    bits: bits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.chunk] })],
)

/**
 * Words that people searched for and many jobs hold. Their jobs stand in `search_bits` too, so that such a search lists none of them:
 * under tag `word`, and `titleWord` where a title holds the word. Words are only ever added, by the function `keep_search_word`.
 */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
})

/**
 * Which jobs were written, in the order of the commits: what processes follow to keep their index of open jobs true. Kept by triggers;
 * what is older than an hour is forgotten.
 */
export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  jobIds: integer('job_ids').array().notNull(),
})

/** Distinct titles with their open jobs per country: suggestions and typo matching look here, not at a million rows. */
export const searchTitles = pgTable(
  'search_titles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    country: text().notNull(),
    titleTerms: text('title_terms').notNull(),
    title: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    uniqueIndex('search_titles_country_terms').on(table.country, table.titleTerms),
    index('search_titles_prefix').on(table.country, table.titleTerms.op('text_pattern_ops')),
    index('search_titles_typo').using('gin', table.titleTerms.op('gin_trgm_ops')),
  ],
)

/** How often a text was searched for, per day and country. */
export const hotSearches = pgTable(
  'hot_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day: text().notNull(),
    country: text().notNull(),
    terms: text().notNull(),
    query: text().notNull(),
    jobTitleId: integer('job_title_id'),
    count: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('hot_searches_day_country_terms').on(table.day, table.country, table.terms)],
)

/** Searches that found nothing, counted by day; nobody who searched is in it. Kept for 90 days. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date({ mode: 'string' }).notNull().default(sql`current_date`),
    country: text().notNull(),
    language: text().notNull(),
    keyword: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.country, table.language, table.keyword] })],
)

/** The open jobs of each country's search in numbers, counted anew every few minutes. */
export const countryInsights = pgTable('country_insights', {
  country: text().primaryKey(),
  openJobs: integer('open_jobs').notNull(),
  newJobs: integer('new_jobs').notNull(),
  companies: integer().notNull(),
  web3Jobs: integer('web3_jobs').notNull(),
  /** Remote jobs by the country that hires (ISO 3166-1 alpha-2); jobs whose country is not known are left out. */
  remote: jsonb().$type<Record<string, number>>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
})

/** What postings of a title or a function state, in a country and at its places; only where there are enough of them. */
export const statedPay = pgTable(
  'stated_pay',
  {
    country: text().notNull(),
    kind: text().$type<'title' | 'function'>().notNull(),
    /** Of `function_titles` or of `job_functions`. */
    optionId: integer('option_id').notNull(),
    /** 0 for the whole country. */
    locationId: integer('location_id').notNull(),
    low: doublePrecision().notNull(),
    median: doublePrecision().notNull(),
    high: doublePrecision().notNull(),
    currency: text().notNull(),
    period: text().$type<PayPeriod>().notNull(),
    jobs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.kind, table.optionId, table.locationId] }),
    index('stated_pay_most_jobs').on(table.country, table.kind, table.jobs.desc()).where(sql`location_id = 0`),
  ],
)
