import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'
import { type SearchState, toJobsQuery } from '../../search-state/search-state.ts'

/** One page of results. */
export const searchJobsQuery = (api: ApiClient, state: SearchState) => {
  const query = toJobsQuery(state)
  return queryOptions({
    queryKey: ['mf-search', 'jobs', query],
    queryFn: async ({ signal }) => {
      const { searchJobs } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(searchJobs, { query, signal })
    },
    staleTime: 60_000,
  })
}
