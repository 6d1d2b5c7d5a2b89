import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'
import { type SearchState, toFilterQuery } from './search-state.ts'

/** Number of jobs behind every option, given the other choices. */
export const facetsQuery = (api: ApiClient, state: SearchState) => {
  const query = toFilterQuery(state)
  return queryOptions({
    queryKey: ['mf-search', 'facets', query],
    queryFn: async ({ signal }) => {
      const { searchJobFacets } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(searchJobFacets, { query, signal })
    },
    staleTime: 60_000,
  })
}
