import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** What jobs like this one pay; null where too few postings say so. */
export const payInsightQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['mf-job-detail', 'pay-insight', id],
    queryFn: async ({ signal }) => {
      const { jobPayInsight } = await import('@jobspan/shared-kit/contracts/search/market-insight')
      return api.call(jobPayInsight, { params: { id }, signal })
    },
    staleTime: 10 * 60_000,
  })
