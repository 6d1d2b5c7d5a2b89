import type { ApiClient } from '@jobspan/shared-kit/api'
import { hotJobTitles } from '@jobspan/shared-kit/contracts/jobs'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

/** Titles much searched for in the visitor's country. */
export const hotTitlesQuery = (api: ApiClient, { country }: Locale) =>
  queryOptions({
    queryKey: ['mf-search', 'hot-titles', country],
    queryFn: ({ signal }) => api.call(hotJobTitles, { query: { country }, signal }),
    staleTime: 10 * 60_000,
  })
