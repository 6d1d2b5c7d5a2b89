/**
 * The filters of the job search (docs/product-rules.md#search-filter): the name of each is its URL parameter, its value says what the
 * parameter holds. This is the only list of them: the schema of the API, its criteria and facets, and the search page follow from it. It
 * is apart from the endpoints, so that a page that needs it loads no validator.
 */
export const jobFilters = {
  query: 'text',
  /** The words of `query` are taken by the letter, not for what they may mean. */
  exact: 'flag',
  /** The place field as typed, matched to known places; ids in `job_locations` win. */
  location: 'text',
  job_locations: 'ids',
  main_functions: 'ids',
  /** Accepted as another name of `main_functions`. */
  job_categories: 'alias',
  job_function_ids: 'ids',
  function_job_title_ids: 'ids',
  job_types: 'ids',
  xp_lvls: 'ids',
  degrees: 'ids',
  company_ids: 'ids',
  salary_from: 'amount',
  salary_to: 'amount',
  is_company_verified: 'flag',
  arrangements: 'arrangements',
  is_web3: 'flag',
  is_urgent: 'flag',
  /** Posted within so many days. */
  posted_within: 'days',
  /** Keys of the countries that the work is offered from, such as `jp,sg`: of remote jobs, where the employer hires. */
  hiring_countries: 'countries',
  /** Keys of the languages that postings are written in. */
  posting_languages: 'languages',
  /** A country key or `all`; default the visitor's. */
  country: 'country',
} as const
export type JobFilterName = keyof typeof jobFilters

/** A filter that holds several ids. */
export type IdFilter = {
  [Name in JobFilterName]: (typeof jobFilters)[Name] extends 'ids' ? Name : never
}[JobFilterName]

const isIdFilter: Record<IdFilter, true> = {
  job_locations: true,
  main_functions: true,
  job_function_ids: true,
  function_job_title_ids: true,
  job_types: true,
  xp_lvls: true,
  degrees: true,
  company_ids: true,
}

/** Written out, so that a page that needs them alone does not load what the others hold. */
export const idFilters = Object.keys(isIdFilter) as IdFilter[]

/** The filters that choose from the tree of work, from its stem to its leaves. They are one choice, of any branches. */
export const functionFilters = [
  'main_functions',
  'job_function_ids',
  'function_job_title_ids',
] as const satisfies IdFilter[]
export type FunctionFilter = (typeof functionFilters)[number]
