import type { ApiClient } from '@jobspan/shared-kit/api'
import { searchJobs } from '@jobspan/shared-kit/contracts/jobs'
import { queryOptions } from '@tanstack/react-query'
import { type SearchState, toJobsQuery } from '../../search-state/search-state.ts'

/** One page of results. */
export const searchJobsQuery = (api: ApiClient, state: SearchState) => {
  const query = toJobsQuery(state)
  return queryOptions({
    queryKey: ['mf-search', 'jobs', query],
    queryFn: ({ signal }) => api.call(searchJobs, { query, signal }),
    staleTime: 60_000,
  })
}
