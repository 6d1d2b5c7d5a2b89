import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'
import { type SearchState, toFilterQuery } from '../../search-state/search-state.ts'

/** How many jobs each filter hides. */
export const relaxationsQuery = (api: ApiClient, state: SearchState) => {
  const query = toFilterQuery(state)
  return queryOptions({
    queryKey: ['mf-search', 'relaxations', query],
    queryFn: async ({ signal }) => {
      const { searchJobRelaxations } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(searchJobRelaxations, { query, signal })
    },
    staleTime: 60_000,
  })
}
