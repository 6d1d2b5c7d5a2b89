import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Companies of the visitor's country with most open jobs. */
export const featuredCompaniesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'featured-companies'],
    queryFn: async ({ signal }) => {
      const { featuredCompanies } = await import('@jobspan/shared-kit/contracts/companies/companies')
      return api.call(featuredCompanies, { query: { size: 18 }, signal })
    },
    staleTime: 5 * 60_000,
  })
