import { z } from 'zod/mini'
import { companyDetail, companyRef } from '../companies/companies.ts'
import { jobEligibility, positionEligibility } from '../identity/identity.ts'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'
import { option } from '../platform/option.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'
import { jobFilterValues } from '../search/job-filter-values.ts'
import { type JobFilterName, jobFilters } from '../search/job-filters.ts'
import { jobDouble, jobReason, nearSearch, rankParts, searchUnderstanding } from '../search/search-understanding.ts'
import { workArrangements } from './job-constants.ts'
import { jobStatus } from './job-status.ts'
import { pay } from './pay.ts'
import { richText } from './rich-text.ts'

export const workArrangement = z.enum(workArrangements)

/** How lately the recruiter was here (docs/product-rules.md#recruiter-activity). */
export const recruiterActivity = z.enum(['now', 'today', 'week', 'month'])
export type RecruiterActivity = z.infer<typeof recruiterActivity>

export const jobLocation = z.object({
  /** As a person would write it in the visitor's language, such as “Taichung, Taiwan”. */
  label: z.string(),
  country: countryKey,
  /** ISO 3166-1 alpha-2 of the real country, also for Others. */
  country_code: z.nullable(z.string()),
  /** The city or the like alone, where it is known; told of a job by itself, not in lists. */
  locality: z.optional(z.string()),
  /** State, province or prefecture, where it is known; likewise. */
  region: z.optional(z.string()),
})
export type JobLocation = z.infer<typeof jobLocation>

/** What a job card shows. Absent facts are null: the page says “not disclosed” and never invents. */
export const jobSummary = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  language: z.nullable(languageKey),
  company: z.nullable(companyRef),
  places: z.array(jobLocation),
  pay: z.nullable(pay),
  job_type: z.nullable(option),
  xp_lvl: z.nullable(option),
  arrangement: z.nullable(workArrangement),
  /** ISO 8601 instant, or null when the source gives none. */
  posted_at: z.nullable(z.string()),
  is_reposted: z.boolean(),
  is_urgent: z.boolean(),
  is_web3: z.boolean(),
  recruiter_activity: z.nullable(recruiterActivity),
  /** Share of applicants who got an answer, 0 to 1, when known. */
  response_rate: z.nullable(z.number()),
  is_external: z.boolean(),
  is_saved: z.boolean(),
  /** Whether this member has an application to it that was not withdrawn. */
  is_applied: z.optional(z.boolean()),
  /** In a search: words of the query, as typed, that the job does not hold. */
  missing_words: z.optional(z.array(z.string())),
  /** In a search: the same posting elsewhere. */
  also_at: z.optional(z.array(jobDouble)),
})
export type JobSummary = z.infer<typeof jobSummary>

export const screeningQuestion = z.object({
  id: z.number(),
  question: z.string(),
  type: z.enum(['text', 'yes_no', 'choice']),
  options: z.array(z.string()),
})
export type ScreeningQuestion = z.infer<typeof screeningQuestion>

/** Facts that Japanese postings must state (docs/product-rules.md#japanese-job-facts). */
export const japanFacts = z.object({
  social_insurance: z.nullable(z.string()),
  passive_smoking_measures: z.nullable(z.string()),
  contract_period: z.nullable(z.string()),
  holidays_and_work_style: z.nullable(z.string()),
  working_hours: z.nullable(z.string()),
})
export type JapanFacts = z.infer<typeof japanFacts>

export const jobDetail = z.extend(jobSummary, {
  status: jobStatus,
  description: richText,
  responsibilities: richText,
  requirements: richText,
  benefits: z.array(z.string()),
  skills: z.array(z.string()),
  main_function: z.nullable(option),
  job_function: z.nullable(option),
  degree: z.nullable(option),
  industry: z.nullable(z.string()),
  full_address: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** For remote jobs: countries (ISO 3166-1 alpha-2) applicants may live in; `worldwide_except` when open to all others. */
  applicant_location: z.nullable(
    z.object({ kind: z.enum(['worldwide', 'only', 'worldwide_except']), countries: z.array(z.string()) }),
  ),
  /** For remote jobs: parts of countries, or of the world, that applicants may live in, as the posting calls them; the country where it says one. */
  applicant_areas: z.optional(z.array(z.object({ name: z.string(), country_code: z.nullable(z.string()) }))),
  /** For whom the job is open; null, or not there, where it is open to everybody. */
  eligibility: z.optional(z.nullable(jobEligibility)),
  /** Whether this visitor may apply and chat; null, or not there, where nothing of them is asked. */
  position_eligibility: z.optional(
    z.nullable(z.pick(positionEligibility, { is_eligible: true, reason: true, residence: true })),
  ),
  valid_through: z.nullable(z.string()),
  openings: z.nullable(z.number()),
  /** `id` is that of the calls of chats; null where nobody can write to them. */
  recruiter: z.nullable(
    z.object({
      id: z.optional(z.nullable(z.number())),
      name: z.string(),
      title: z.nullable(z.string()),
      avatar_url: z.nullable(z.string()),
    }),
  ),
  company_detail: z.nullable(companyDetail),
  screening_questions: z.array(screeningQuestion),
  /** Where the employer takes applications, when not here. */
  external_url: z.nullable(z.string()),
  japan: z.nullable(japanFacts),
  updated_at: z.string(),
})
export type JobDetail = z.infer<typeof jobDetail>

type FilterSchemas = { [Name in JobFilterName]: (typeof jobFilterValues)[(typeof jobFilters)[Name]] }

/**
 * The job search filter (docs/product-rules.md#search-filter) as a query string carries it. Main functions, functions and titles are one
 * choice from one tree: any of its branches, of each the narrowest that is named.
 */
export const jobFilterQuery = z.object(
  Object.fromEntries(Object.entries(jobFilters).map(([name, kind]) => [name, jobFilterValues[kind]])) as FilterSchemas,
)
export type JobFilter = z.infer<typeof jobFilterQuery>

export const jobSearchQuery = z.extend(jobFilterQuery, {
  sort: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3))),
  ...pageQuery({ size: 30, maxSize: 60, maxPage: 1_000_000_000 }),
  source: z.optional(z.string().check(z.maxLength(60))),
  /** With the parts of each job's rank; outside production only. */
  explain: jobFilterValues.flag,
})

export const jobSearchResult = z.extend(pageOf(z.extend(jobSummary, { rank: z.optional(rankParts) })), {
  /** Names one search (docs/product-rules.md#query-id). */
  query_id: z.string(),
  /** True past 10,000 matches: shown with “≈”. */
  is_total_approximate: z.boolean(),
  /** How many more match at companies that the member blocked; they are in neither `items` nor `total`. */
  hidden_total: z._default(z.number(), 0),
  sort: z.number(),
  /** How the words were understood; null, or not there, without words. */
  understood: z.optional(z.nullable(searchUnderstanding)),
  /** Where nothing was found: what is near, the nearest first. */
  near: z.optional(z.array(nearSearch)),
})
export type JobSearchResult = z.infer<typeof jobSearchResult>

/** Counts per option id (or arrangement), each group counted without its own selection; the tree of work is one group. */
const counts = z.record(z.string(), z.number())
export const jobFacets = z.object({
  total: z.number(),
  is_approximate: z.boolean(),
  job_locations: counts,
  main_functions: counts,
  job_function_ids: counts,
  function_job_title_ids: z.optional(counts),
  job_types: counts,
  xp_lvls: counts,
  degrees: counts,
  /** Keyed by the id of the salary range. */
  salary_ranges: counts,
  arrangements: counts,
  is_company_verified: z.number(),
  posted_within: counts,
  /** Keyed by country, and `all`; without the places that were chosen in one, which a choice of country takes away. */
  countries: z.optional(counts),
})
export type JobFacets = z.infer<typeof jobFacets>

/** What dropping one filter would add. `filter` is the parameter's name; `total` the matches without it. */
export const relaxations = z.object({
  items: z.array(z.object({ filter: z.string(), total: z.number(), is_approximate: z.boolean() })),
})
export type Relaxations = z.infer<typeof relaxations>

const jobParams = z.object({ id: identifier })
const reasonedJob = z.extend(jobSummary, { reason: z.optional(z.nullable(jobReason)) })

export const searchJobs = endpoint({
  method: 'GET',
  path: '/api/job/jobs/search',
  summary: 'Search jobs',
  query: jobSearchQuery,
  data: jobSearchResult,
})
export const searchJobFacets = endpoint({
  method: 'GET',
  path: '/api/job/jobs/search/facets',
  summary: 'Counts for every filter option',
  query: jobFilterQuery,
  data: jobFacets,
})
export const searchJobRelaxations = endpoint({
  method: 'GET',
  path: '/api/job/jobs/search/relaxations',
  summary: 'What relaxing each filter would unlock',
  query: jobFilterQuery,
  data: relaxations,
})
export const getJob = endpoint({
  method: 'GET',
  path: '/api/job/jobs/:id',
  summary: 'A job; closed ones too, with their status',
  params: jobParams,
  data: jobDetail,
})
/** The parts of a job that do not depend on who asks; cacheable. */
export const getJobStatic = endpoint({
  method: 'GET',
  path: '/api/job/jobs/:id/static',
  summary: 'A job without personal facts',
  params: jobParams,
  data: jobDetail,
})
export const isJobSaved = endpoint({
  method: 'GET',
  path: '/api/job/jobs/:id/is-saved',
  summary: 'Whether this session saved the job',
  access: 'session',
  params: jobParams,
  data: z.object({ is_saved: z.boolean() }),
})
export const viewJob = endpoint({
  method: 'POST',
  path: '/api/job/jobs/:id/view',
  summary: 'Records a view of a job',
  access: 'session',
  params: jobParams,
  body: z.object({ source: z.optional(z.string().check(z.maxLength(60))) }),
  data: z.null(),
})
export const similarJobs = endpoint({
  method: 'GET',
  path: '/api/job/jobs/similar',
  summary: 'Jobs like this one',
  query: z.object({
    job_id: identifier,
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 5),
  }),
  data: z.object({ items: z.array(reasonedJob) }),
})
/** Jobs chosen for this visitor: by a member's job preferences, then by saved, viewed and applied jobs; the newest where nothing is known. */
export const recommendedJobs = endpoint({
  method: 'GET',
  path: '/api/job/recommendation/jobs',
  summary: 'Recommended jobs',
  query: z.object({
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(30)), 6),
    country: z.optional(z.string().check(z.maxLength(10))),
    /** Only jobs in one of these settings, such as on-site and hybrid ones for the page after signing in. */
    arrangements: jobFilterValues.arrangements,
  }),
  data: z.object({
    /** `preference_id` is the member's job preference that a job fits; null where it was chosen for another reason. */
    items: z.array(z.extend(reasonedJob, { preference_id: z.optional(z.nullable(z.number())) })),
    is_personal: z.boolean(),
  }),
})
export const hotJobTitles = endpoint({
  method: 'GET',
  path: '/api/job/recommendation/hot-job-titles',
  summary: 'Titles much searched for in the country',
  query: z.object({ country: z.optional(z.string().check(z.maxLength(10))) }),
  data: z.object({
    items: z.array(z.object({ job_title_id: z.nullable(z.number()), value: z.string(), count: z.number() })),
  }),
})
export const recordHotSearch = endpoint({
  method: 'POST',
  path: '/api/job/jobs/metrics/job-hot-search',
  summary: 'Counts a search',
  access: 'session',
  body: z.object({
    device: z.string().check(z.maxLength(20)),
    page: z.string().check(z.maxLength(60)),
    source: z.string().check(z.maxLength(60)),
    query: z.string().check(cleanLine(), z.maxLength(200)),
    job_title_id: z.optional(z.nullable(identifier)),
  }),
  data: z.null(),
})
export const jobTitleSuggestions = endpoint({
  method: 'GET',
  path: '/api/job/search/job-title-lists',
  summary: 'Job titles close to what was typed',
  query: z.object({
    query: z.string().check(cleanLine(), z.maxLength(200)),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10)), 5),
  }),
  data: z.object({ items: z.array(z.object({ value: z.string(), count: z.number() })) }),
})
export const clickExternalJob = endpoint({
  method: 'POST',
  path: '/api/job/jobs/:id/click-external-job',
  summary: 'Records that the visitor leaves to apply elsewhere',
  access: 'session',
  params: jobParams,
  data: z.object({ external_url: z.string() }),
})
export const reportJob = endpoint({
  method: 'POST',
  path: '/api/job/jobs/:id/report',
  summary: 'Reports a job',
  access: 'session',
  params: jobParams,
  body: z.object({ report_reason_id: z.number().check(z.int(), z.minimum(1), z.maximum(10)) }),
  data: z.null(),
  idempotent: true,
})
/**
 * Every open job's slug and last change, for sitemaps. Page n holds the open ones of the n-th `size` ids, so a job stays on its page
 * when others close, and the last page is read as fast as the first. `pages` are those that hold any.
 */
export const jobSitemap = endpoint({
  method: 'GET',
  path: '/api/job/jobs/sitemap',
  summary: 'Open jobs for sitemaps',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(100), z.maximum(50_000)), 5_000),
  }),
  data: z.object({
    items: z.array(z.object({ slug: z.string(), language: z.nullable(languageKey), updated_at: z.string() })),
    pages: z.array(z.number()),
  }),
})
