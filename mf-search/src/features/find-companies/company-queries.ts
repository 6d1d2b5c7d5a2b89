import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'
import { type CompanySearch, companyPageSize, toCompanyFilter } from './company-search.ts'

const minute = 60_000
const contract = () => import('@jobspan/shared-kit/contracts/companies/companies')

export type CompanyKind = 'popular' | 'featured' | 'remote' | 'web3'
/** How many companies the page to begin at shows of each kind. */
const sizes: Record<CompanyKind, number> = { popular: 6, featured: 10, remote: 5, web3: 5 }

export const companiesOfKindQuery = (api: ApiClient, kind: CompanyKind) =>
  queryOptions({
    queryKey: ['mf-search', 'companies', kind],
    queryFn: async ({ signal }) => {
      const { featuredCompanies } = await contract()
      return api.call(featuredCompanies, { query: { kind, size: sizes[kind] }, signal })
    },
    staleTime: 5 * minute,
  })

export const searchCompaniesQuery = (api: ApiClient, search: CompanySearch, size = companyPageSize) => {
  const query = { ...toCompanyFilter(search), sort: search.sort, page: search.page, size }
  return queryOptions({
    queryKey: ['mf-search', 'companies', 'search', query],
    queryFn: async ({ signal }) => {
      const { searchCompanies } = await contract()
      return api.call(searchCompanies, { query, signal })
    },
    staleTime: minute,
  })
}

/** How many companies each option would show, given the other choices. */
export const companyFacetsQuery = (api: ApiClient, search: CompanySearch) => {
  const query = toCompanyFilter(search)
  return queryOptions({
    queryKey: ['mf-search', 'companies', 'facets', query],
    queryFn: async ({ signal }) => {
      const { searchCompanyFacets } = await contract()
      return api.call(searchCompanyFacets, { query, signal })
    },
    staleTime: minute,
  })
}

export const companySuggestionsQuery = (api: ApiClient, text: string) =>
  queryOptions({
    queryKey: ['mf-search', 'companies', 'suggestions', text],
    queryFn: async ({ signal }) => {
      const { companySuggestions } = await contract()
      return api.call(companySuggestions, { query: { query: text, size: 6, country: 'all' }, signal })
    },
    staleTime: minute,
  })

export type CompanyOption = { id: number; value: string; children?: { id: number; value: string }[] | undefined }

const lists = {
  industry_types: 'industry_types',
  company_sizes: 'company_sizes',
  financing_stages: 'company_financing_stage_lists',
  company_types: 'company_types',
} as const

/** Names of the options in the visitor's language; fields of business hold their industries. Locations are among the filters of jobs. */
export const companyOptionsQuery = (api: ApiClient, { language }: Pick<Locale, 'language'>) =>
  queryOptions({
    queryKey: ['mf-search', 'companies', 'options', language],
    queryFn: async ({ signal }): Promise<Record<keyof typeof lists, CompanyOption[]>> => {
      const { configList } = await import('@jobspan/shared-kit/contracts/config/config')
      const read = async (type: string): Promise<CompanyOption[]> => {
        const { items } = await api.call(configList, {
          params: { type },
          query: { language_code: language },
          signal,
        })
        return items.map(({ id, value, children }) => ({
          id,
          value,
          ...(children ? { children: children.map((child) => ({ id: child.id, value: child.value })) } : {}),
        }))
      }
      const [industry_types, company_sizes, financing_stages, company_types] = await Promise.all([
        read(lists.industry_types),
        read(lists.company_sizes),
        read(lists.financing_stages),
        read(lists.company_types),
      ])
      return { industry_types, company_sizes, financing_stages, company_types }
    },
    staleTime: 10 * minute,
  })
export type CompanyOptions = Record<keyof typeof lists, CompanyOption[]>
