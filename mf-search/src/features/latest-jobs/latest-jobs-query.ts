import type { ApiClient } from '@jobspan/shared-kit/api'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { queryOptions } from '@tanstack/react-query'

/** The newest jobs of the visitor's country. */
export const latestJobsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'latest'],
    queryFn: async ({ signal }) => {
      const { searchJobs } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(searchJobs, { query: { sort: sortOrder.newest, size: 14 }, signal })
    },
    staleTime: 60_000,
  })
