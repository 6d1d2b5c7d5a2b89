import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'
import { type SearchState, toJobsQuery } from '../../search-state/search-state.ts'

/** Whether a search may name one title, by its words or by its filters. Pay of all countries together is told of none. */
export const mayNameTitle = ({ query, country, page, ...filters }: SearchState): boolean =>
  page === 1 &&
  country !== 'all' &&
  (query !== '' || filters.function_job_title_ids.length + filters.job_function_ids.length === 1)

/** What the title pays that a search is for, where it is searched for; null where it names none, or too few postings say so. */
export const searchPayQuery = (api: ApiClient, state: SearchState) =>
  queryOptions({
    queryKey: ['mf-search', 'search-pay', toJobsQuery(state)],
    queryFn: async ({ client, signal }) => {
      const { loadSearchPay } = await import(/* webpackChunkName: "search-parts" */ './load-search-pay.ts')
      return loadSearchPay({ api, state, client, signal })
    },
    staleTime: 10 * 60_000,
  })
