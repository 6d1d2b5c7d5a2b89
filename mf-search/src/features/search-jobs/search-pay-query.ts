import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'
import { type SearchState, toJobsQuery } from '../../search-state/search-state.ts'
import { searchJobsQuery } from './search-jobs-query.ts'

/** Whether a search may name one title, by its words or by its filters. Pay of all countries together is told of none. */
export const mayNameTitle = ({
  query,
  country,
  function_job_title_ids: titles,
  job_function_ids: functions,
}: SearchState) => country !== 'all' && (query !== '' || titles.length + functions.length === 1)

/** What the title pays that a search is for, where it is searched for; null where it names none, or too few postings say so. */
export const searchPayQuery = (api: ApiClient, state: SearchState) =>
  queryOptions({
    queryKey: ['mf-search', 'search-pay', toJobsQuery(state)],
    queryFn: async ({ client, signal }) => {
      const { understood } = await client.ensureQueryData(searchJobsQuery(api, state))
      const [title] = state.function_job_title_ids
      const [jobFunction] = state.job_function_ids
      const occupation = understood?.occupation?.id
      if (title === undefined && jobFunction === undefined && occupation === undefined) return null
      const place = state.job_locations.length === 1 ? state.job_locations[0] : understood?.place?.location_id
      const { titlePayInsight } = await import('@jobspan/shared-kit/contracts/search/market-insight')
      return api.call(titlePayInsight, {
        query: {
          ...(title === undefined ? { job_function_id: jobFunction } : { function_job_title_id: title }),
          occupation,
          job_location: place ?? undefined,
          country: state.country ?? undefined,
        },
        signal,
      })
    },
    staleTime: 10 * 60_000,
  })
