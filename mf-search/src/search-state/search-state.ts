import { type SortOrder, sortOrder, type WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { parseIdentifiers } from '@jobspan/shared-kit/contracts/platform/parse-identifiers'
import { type IdFilter, idFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { cleanText } from './clean-text.ts'

/** One search as its URL says it. Everything on the page follows from this; nothing of it is stored elsewhere. */
export type SearchState = Record<IdFilter, number[]> & {
  /** Title or company, as typed. */
  query: string
  /** Whether these words are meant by the letter. It is said of them alone: other words are understood again. */
  exact: boolean
  /** Place, as typed. */
  location: string
  arrangements: WorkArrangement[]
  hiring_countries: CountryKey[]
  posting_languages: LanguageKey[]
  salary_from: number | null
  salary_to: number | null
  is_company_verified: boolean
  is_web3: boolean
  is_urgent: boolean
  /** Days. */
  posted_within: number | null
  /** A country key, `all`, or null for the visitor's own. */
  country: string | null
  /** Null means the default rule. */
  sort: SortOrder | null
  page: number
}

export const emptySearch: SearchState = {
  query: '',
  exact: false,
  location: '',
  job_locations: [],
  main_functions: [],
  job_function_ids: [],
  function_job_title_ids: [],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  company_ids: [],
  arrangements: [],
  hiring_countries: [],
  posting_languages: [],
  salary_from: null,
  salary_to: null,
  is_company_verified: false,
  is_web3: false,
  is_urgent: false,
  posted_within: null,
  country: null,
  sort: null,
  page: 1,
}

/** docs/product-rules.md#page-of-results */
export const pageSize = 30
const maxPageNumber = 1_000_000_000
const wholeNumber = (text: string | null, lowest: number, highest: number): number | null => {
  if (text === null || !/^\d{1,13}$/.test(text)) return null
  const number = Number(text)
  return number >= lowest && number <= highest ? number : null
}

/** Page numbers that make no sense mean the first page; absurdly high ones stay, so that the page can say where the results end. */
const pageNumber = (text: string | null): number => {
  if (text === null || !/^\d{1,20}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), maxPageNumber)
}

/** By name alone: the list of countries has much that no first paint needs. */
const countries: Record<CountryKey, true> = {
  jp: true,
  ph: true,
  sg: true,
  my: true,
  id: true,
  hk: true,
  tw: true,
  us: true,
  gb: true,
  ca: true,
  br: true,
  tr: true,
  ng: true,
  sa: true,
  ae: true,
  lk: true,
  es: true,
  rs: true,
  others: true,
}

const languages: Record<LanguageKey, true> = {
  'en-us': true,
  'zh-cn': true,
  'zh-tw': true,
  ja: true,
  'es-es': true,
  'pt-br': true,
  ms: true,
  id: true,
  tr: true,
  ar: true,
}

/** Those values of a list that are keys of `known`. */
const keysIn = <Key extends string>(text: string | null, known: Record<Key, true>): Key[] => [
  ...new Set(
    (text ?? '')
      .slice(0, 200)
      .split(',')
      .filter((part): part is Key => Object.hasOwn(known, part)),
  ),
]

const arrangements: Record<WorkArrangement, true> = { on_site: true, hybrid: true, remote: true }

const isFlag = (text: string | null) => text === '1' || text === 'true'

/**
 * Reads a search from the parts of its URL. Lenient on purpose: a value that cannot be right is as good as absent,
 * because people edit, cut and mistype addresses (docs/product-rules.md#forgiving-addresses).
 */
export const parseSearch = (text: { keyword: string; location: string }, params: URLSearchParams): SearchState => {
  const ids = (name: string) => parseIdentifiers(params.get(name) ?? '')
  const from = wholeNumber(params.get('salary_from'), 0, 1e12)
  const to = wholeNumber(params.get('salary_to'), 0, 1e12)
  const backwards = from !== null && to !== null && from > to
  const country = params.get('country')?.toLowerCase() ?? null
  const sort = wholeNumber(params.get('sort'), sortOrder.newest, sortOrder.highestSalary)
  const functions = ids('main_functions')
  const query = cleanText(text.keyword || (params.get('query') ?? ''))
  return {
    query,
    exact: query !== '' && isFlag(params.get('exact')),
    location: cleanText(text.location || (params.get('location') ?? '')),
    job_locations: ids('job_locations'),
    main_functions: functions.length > 0 ? functions : ids('job_categories'),
    job_function_ids: ids('job_function_ids'),
    function_job_title_ids: ids('function_job_title_ids'),
    job_types: ids('job_types'),
    xp_lvls: ids('xp_lvls'),
    degrees: ids('degrees'),
    company_ids: ids('company_ids'),
    arrangements: keysIn(params.get('arrangements'), arrangements),
    hiring_countries: keysIn(params.get('hiring_countries'), countries),
    posting_languages: keysIn(params.get('posting_languages'), languages),
    salary_from: backwards ? to : from,
    salary_to: backwards ? from : to,
    is_company_verified: isFlag(params.get('is_company_verified')),
    is_web3: isFlag(params.get('is_web3')),
    is_urgent: isFlag(params.get('is_urgent')),
    posted_within: wholeNumber(params.get('posted_within'), 1, 365),
    country: country === 'all' || (country !== null && Object.hasOwn(countries, country)) ? country : null,
    sort: sort as SortOrder | null,
    page: pageNumber(params.get('page')),
  }
}

const filterParams = (state: SearchState): Record<string, string> => {
  const result: Record<string, string> = {}
  if (state.exact) result.exact = '1'
  for (const name of idFilters) if (state[name].length > 0) result[name] = state[name].join(',')
  for (const name of ['arrangements', 'hiring_countries', 'posting_languages'] as const)
    if (state[name].length > 0) result[name] = state[name].join(',')
  if (state.salary_from !== null) result.salary_from = String(state.salary_from)
  if (state.salary_to !== null) result.salary_to = String(state.salary_to)
  if (state.is_company_verified) result.is_company_verified = '1'
  if (state.is_web3) result.is_web3 = '1'
  if (state.is_urgent) result.is_urgent = '1'
  if (state.posted_within !== null) result.posted_within = String(state.posted_within)
  if (state.country !== null) result.country = state.country
  return result
}

/** The part of a search that its query string carries; keyword and place have their own part of the path. */
export const searchParamsOf = (state: SearchState): Record<string, string> => {
  const result = filterParams(state)
  if (state.sort !== null) result.sort = String(state.sort)
  if (state.page > 1) result.page = String(state.page)
  return result
}

/** Relevance when there is text to be relevant to, else newest (docs/product-rules.md#sort-orders). */
export const defaultSort = (state: Pick<SearchState, 'query'>): SortOrder =>
  state.query === '' ? sortOrder.newest : sortOrder.relevance

export const effectiveSort = (state: SearchState): SortOrder => state.sort ?? defaultSort(state)

/** The filter as the API reads it. Equal searches give equal objects, which makes this good for query keys. */
export const toFilterQuery = (state: SearchState): Record<string, string> => ({
  ...(state.query ? { query: state.query } : {}),
  ...(state.location ? { location: state.location } : {}),
  ...filterParams(state),
})

export const toJobsQuery = (state: SearchState): Record<string, string> => ({
  ...toFilterQuery(state),
  sort: String(effectiveSort(state)),
  page: String(state.page),
  size: String(pageSize),
})
