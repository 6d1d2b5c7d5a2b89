import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Where the jobs of an area are offered from, in which languages and fields. */
export const areaInsightQuery = (api: ApiClient, area: 'remote' | 'web3') =>
  queryOptions({
    queryKey: ['mf-search', 'area-insight', area],
    queryFn: async ({ signal }) => {
      const { areaInsight } = await import('@jobspan/shared-kit/contracts/search/market-insight')
      return api.call(areaInsight, { query: { area }, signal })
    },
    staleTime: 10 * 60_000,
  })
