import { parseIdentifiers } from '@jobspan/shared-kit/contracts/platform/parse-identifiers'
import { urls } from '@jobspan/shared-kit/routing'
import { cleanText } from '../../search-state/clean-text.ts'

/** Filters that are ids of lists, in the order in which they are offered. */
export const companyLists = [
  'industry_types',
  'industries',
  'locations',
  'company_sizes',
  'financing_stages',
  'company_types',
] as const
export type CompanyList = (typeof companyLists)[number]

/** One search for companies as its address says it. */
export type CompanySearch = Record<CompanyList, number[]> & {
  query: string
  is_company_verified: boolean
  area: 'remote' | 'web3' | null
  /** A country key, `all`, or null for the visitor's own. */
  country: string | null
  sort: 'jobs' | 'name'
  /** The results are asked for, though nothing narrows them. */
  all: boolean
  page: number
}

export const companyPageSize = 24
const maxPageNumber = 10_000

export const emptyCompanySearch: CompanySearch = {
  query: '',
  locations: [],
  industries: [],
  industry_types: [],
  company_types: [],
  company_sizes: [],
  financing_stages: [],
  is_company_verified: false,
  area: null,
  country: null,
  sort: 'jobs',
  all: false,
  page: 1,
}

const isFlag = (text: string | null) => text === '1' || text === 'true'

/** Reads a search leniently: a value that cannot be right is as good as absent (docs/product-rules.md#forgiving-addresses). */
export const parseCompanySearch = (params: URLSearchParams): CompanySearch => {
  const ids = (name: string) => parseIdentifiers(params.get(name) ?? '')
  const area = params.get('area')
  const page = params.get('page') ?? ''
  return {
    query: cleanText(params.get('query') ?? '').slice(0, 200),
    locations: ids('locations'),
    industries: ids('industries'),
    industry_types: ids('industry_types'),
    company_types: ids('company_types'),
    company_sizes: ids('company_sizes'),
    financing_stages: ids('financing_stages'),
    is_company_verified: isFlag(params.get('is_company_verified')),
    area: area === 'remote' || area === 'web3' ? area : null,
    country: params.get('country') === 'all' ? 'all' : null,
    sort: params.get('sort') === 'name' ? 'name' : 'jobs',
    all: isFlag(params.get('all')),
    page: /^\d{1,9}$/.test(page) ? Math.min(Math.max(Number(page), 1), maxPageNumber) : 1,
  }
}

/** What the API is asked, without order and page. Equal searches give equal objects. */
export const toCompanyFilter = (search: CompanySearch): Record<string, string> => {
  const filter: Record<string, string> = {}
  if (search.query !== '') filter.query = search.query
  for (const name of companyLists) if (search[name].length > 0) filter[name] = search[name].join(',')
  if (search.is_company_verified) filter.is_company_verified = '1'
  if (search.area) filter.area = search.area
  if (search.country) filter.country = search.country
  return filter
}

/** The address of a search. Without anything to search for it is the page to begin at, unless all companies are asked for. */
export const buildCompaniesUrl = (search: CompanySearch): string => {
  const filter = toCompanyFilter(search)
  return urls.companies({
    ...filter,
    sort: search.sort === 'name' ? 'name' : null,
    page: search.page > 1 ? search.page : null,
    all: search.all && Object.keys(filter).length === 0 ? 1 : null,
  })
}

/** A change leads back to the first page of the results. */
export const changeCompanySearch = (search: CompanySearch, change: Partial<CompanySearch>): CompanySearch => ({
  ...search,
  all: true,
  page: 1,
  ...change,
})

/** Drops every filter; words, country and order stay. */
export const clearCompanyFilters = ({ query, country, sort }: CompanySearch): CompanySearch => ({
  ...emptyCompanySearch,
  query,
  country,
  sort,
  all: true,
})

export const countCompanyFilters = (search: CompanySearch): number =>
  companyLists.reduce((sum, name) => sum + search[name].length, 0) +
  Number(search.is_company_verified) +
  Number(search.area !== null)

/** Whether the address asks for results, and not for the page to begin at. */
export const hasCompanyResults = (search: CompanySearch): boolean =>
  search.all || search.sort === 'name' || Object.keys(toCompanyFilter(search)).length > 0
