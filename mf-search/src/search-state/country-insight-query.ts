import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** The open jobs of the visitor's country in numbers. */
export const countryInsightQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'country-insight'],
    queryFn: async ({ signal }) => {
      const { countryInsight } = await import('@jobspan/shared-kit/contracts/search/market-insight')
      return api.call(countryInsight, { signal })
    },
    staleTime: 10 * 60_000,
  })
