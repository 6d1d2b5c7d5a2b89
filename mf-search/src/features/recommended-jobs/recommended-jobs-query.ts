import type { ApiClient } from '@jobspan/shared-kit/api'
import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { queryOptions } from '@tanstack/react-query'

/** Jobs chosen for this visitor, or the newest where nothing is known of them; in any setting unless some are named. */
export const recommendedJobsQuery = (api: ApiClient, arrangements: readonly WorkArrangement[] = []) =>
  queryOptions({
    queryKey: ['mf-search', 'recommended', ...arrangements],
    queryFn: async ({ signal }) => {
      const { recommendedJobs } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(recommendedJobs, { query: { size: 6, arrangements }, signal })
    },
    staleTime: 60_000,
  })
