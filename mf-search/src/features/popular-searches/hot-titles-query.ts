import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

/** Titles much searched for in the visitor's country. */
export const hotTitlesQuery = (api: ApiClient, { country }: Locale) =>
  queryOptions({
    queryKey: ['mf-search', 'hot-titles', country],
    queryFn: async ({ signal }) => {
      const { hotJobTitles } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
      return api.call(hotJobTitles, { query: { country }, signal })
    },
    staleTime: 10 * 60_000,
  })
