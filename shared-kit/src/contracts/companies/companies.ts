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

/** Companies with open jobs, the most first; of the visitor's country, of another or of `all`. */
export const featuredCompanies = endpoint({
  method: 'GET',
  path: '/api/data/companies/featured-companies',
  summary: 'Companies that are hiring now',
  query: z.object({
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(30)), 12),
    country,
  }),
  data: z.object({ items: z.array(companySummary) }),
})

/**
 * Companies by name and by what they are (docs/product-rules.md#company-search); those with most open jobs first. `country` as
 * in the search for jobs.
 */
export const searchCompanies = endpoint({
  method: 'GET',
  path: '/api/data/companies/search',
  summary: 'Search companies',
  query: z.object({
    query: z.optional(z.string().check(cleanLine(), z.maxLength(200))),
    industries: z.optional(identifierList),
    company_sizes: z.optional(identifierList),
    financing_stages: z.optional(identifierList),
    is_company_verified: z.optional(z.enum(['0', '1'])),
    country,
    ...pageQuery({ size: 30, maxSize: 60 }),
  }),
  data: pageOf(companySummary),
})

export const companySuggestions = endpoint({
  method: 'GET',
  path: '/api/data/companies/search-suggestion',
  summary: 'Companies whose name begins with what was typed, or holds a word that does',
  query: z.object({
    query: z.string().check(cleanLine(), z.maxLength(200)),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10)), 5),
    country,
  }),
  data: z.object({ items: z.array(companyRef) }),
})

/** Companies of its industry that are hiring in its country, the most open jobs first; none where its industry is not known. */
export const similarCompanies = endpoint({
  method: 'GET',
  path: '/api/data/companies/:id/similar-companies',
  summary: 'Companies like this one',
  params: z.object({ id: identifier }),
  query: z.object({ size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 5) }),
  data: z.object({ items: z.array(companySummary) }),
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
