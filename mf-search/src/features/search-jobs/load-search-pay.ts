import type { ApiClient } from '@jobspan/shared-kit/api'
import type { QueryClient } from '@tanstack/react-query'
import type { SearchState } from '../../search-state/search-state.ts'
import { searchJobsQuery } from './search-jobs-query.ts'

type Input = { api: ApiClient; state: SearchState; client: QueryClient; signal: AbortSignal }

/** Asks by the filters, or else by the occupation that the words were understood as. */
export const loadSearchPay = async ({ api, state, client, signal }: Input) => {
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
}
