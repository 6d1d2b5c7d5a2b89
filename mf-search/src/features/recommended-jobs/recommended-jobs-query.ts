import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Jobs chosen for this visitor, or the newest where nothing is known of them. */
export const recommendedJobsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'recommended'],
    queryFn: async ({ signal }) => {
      const { recommendedJobs } = await import('@jobspan/shared-kit/contracts/jobs')
      return api.call(recommendedJobs, { query: { size: 6 }, signal })
    },
    staleTime: 60_000,
  })
