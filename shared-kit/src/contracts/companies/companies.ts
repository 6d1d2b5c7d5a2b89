import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint, identifier, identifierList } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { option } from '../platform/option.ts'
import { pageOf, pageQuery } from '../platform/paging.ts'

export const companyRef = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  is_verified: z.boolean(),
})
export type CompanyRef = z.infer<typeof companyRef>

export const companySummary = z.extend(companyRef, {
  industry: z.nullable(option),
  location: z.nullable(z.string()),
  open_jobs: z.number(),
})
export type CompanySummary = z.infer<typeof companySummary>

/** A company as a list of companies shows it; what was added to `companySummary` since is left out by older servers. */
export const companyListing = z.extend(companySummary, {
  size: z.optional(z.nullable(option)),
  /** The beginning of what the company says of itself, at most 200 characters, in its own language. */
  excerpt: z.optional(z.nullable(z.string())),
  /** Of `open_jobs`. */
  remote_jobs: z.optional(z.number()),
  web3_jobs: z.optional(z.number()),
})
export type CompanyListing = z.infer<typeof companyListing>

export const companyDetail = z.extend(companySummary, {
  overview: z.nullable(z.string()),
  size: z.nullable(option),
  financing_stage: z.nullable(option),
  website: z.nullable(z.string()),
  address: z.nullable(z.string()),
  benefits: z.array(option),
  culture: z.array(option),
  country: countryKey,
})
export type CompanyDetail = z.infer<typeof companyDetail>

const country = z.optional(z.string().check(z.maxLength(10)))

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/data/companies/:id',
  summary: 'A company',
  params: z.object({ id: identifier }),
  data: companyDetail,
})

/**
 * Companies of the visitor’s country, of another or of `all`. `kind` says which: `popular` by their followers and open jobs, `featured` those
 * that were checked and tell of themselves, `remote` and `web3` by their open jobs of that sort; without it those with most open jobs.
 */
export const featuredCompanies = endpoint({
  method: 'GET',
  path: '/api/data/companies/featured-companies',
  summary: 'Companies that are hiring now',
  query: z.object({
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(30)), 12),
    kind: z.optional(z.enum(['popular', 'featured', 'remote', 'web3'])),
    country,
  }),
  data: z.object({ items: z.array(companyListing) }),
})

const companyFilter = {
  query: z.optional(z.string().check(cleanLine(), z.maxLength(200))),
  /** Of `locations`, as the `job_locations` of a search for jobs. */
  locations: z.optional(identifierList),
  /** Of `industry_lists`. */
  industries: z.optional(identifierList),
  /** Of `industry_types`, each of which holds several industries. With `industries` one choice: any of both. */
  industry_types: z.optional(identifierList),
  /** Of `company_types`. */
  company_types: z.optional(identifierList),
  company_sizes: z.optional(identifierList),
  /** Of `company_financing_stage_lists`. */
  financing_stages: z.optional(identifierList),
  is_company_verified: z.optional(z.enum(['0', '1'])),
  /** Only companies with open jobs of this sort. */
  area: z.optional(z.enum(['remote', 'web3'])),
  country,
}

/**
 * Companies by name and by what they are (docs/product-rules.md#company-search); those with most open jobs first, or by name. Ids of one
 * filter are alternatives. `country` as in the search for jobs.
 */
export const searchCompanies = endpoint({
  method: 'GET',
  path: '/api/data/companies/search',
  summary: 'Search companies',
  query: z.object({
    ...companyFilter,
    sort: z.optional(z.enum(['jobs', 'name'])),
    ...pageQuery({ size: 30, maxSize: 60 }),
  }),
  data: z.extend(pageOf(companyListing), {
    /** No company has this name: those found have one that differs by one letter. */
    is_mended: z.optional(z.boolean()),
  }),
})

/** How many companies each id has, by the id; a filter is counted without its own choice. What has none is left out. */
const counts = z.record(z.string(), z.number())
export const companyFacets = z.object({
  total: z.number(),
  locations: counts,
  industries: counts,
  industry_types: counts,
  company_types: counts,
  company_sizes: counts,
  financing_stages: counts,
  is_company_verified: z.number(),
  /** Keyed by `remote` and `web3`. */
  areas: counts,
})
export type CompanyFacets = z.infer<typeof companyFacets>

export const searchCompanyFacets = endpoint({
  method: 'GET',
  path: '/api/data/companies/search-facets',
  summary: 'How many companies each option of the filters would show',
  query: z.object(companyFilter),
  data: companyFacets,
})

export const companySuggestions = endpoint({
  method: 'GET',
  path: '/api/data/companies/search-suggestion',
  summary: 'Companies with a word of a name, also of a legal or another one, that begins with what was typed',
  query: z.object({
    query: z.string().check(cleanLine(), z.maxLength(200)),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10)), 5),
    country,
  }),
  data: z.object({
    items: z.array(
      z.extend(companyRef, {
        /** What tells companies of one name apart; older servers do not say it. */
        industry: z.optional(z.nullable(option)),
        location: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
})

/** Companies of its industry that are hiring in its country, the most open jobs first; none where its industry is not known. */
export const similarCompanies = endpoint({
  method: 'GET',
  path: '/api/data/companies/:id/similar-companies',
  summary: 'Companies like this one',
  params: z.object({ id: identifier }),
  query: z.object({ size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 5) }),
  data: z.object({ items: z.array(companyListing) }),
})

/** Titles and companies that begin with or come close to what was typed. */
export const combinedSuggestions = endpoint({
  method: 'GET',
  path: '/api/data/companies/combined_search_suggestion',
  summary: 'Suggestions for the search field',
  query: z.object({
    query: z.string().check(cleanLine(), z.maxLength(200)),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10)), 5),
    country,
  }),
  data: z.object({
    titles: z.array(z.object({ value: z.string(), count: z.number() })),
    companies: z.array(companyRef),
  }),
})
