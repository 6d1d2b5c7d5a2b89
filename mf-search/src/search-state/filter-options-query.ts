import type { ApiClient } from '@jobspan/shared-kit/api'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

type Query = { language_code: LanguageKey; country: string }

const fetchOptions = async (api: ApiClient, query: Query, signal: AbortSignal) => {
  const { searchFilterOptions } = await import('@jobspan/shared-kit/contracts/config/config')
  return api.call(searchFilterOptions, { query, signal })
}

/** Options of every filter, named in the visitor's language. `country` is the search's width: a key, `all`, or the visitor's. */
export const filterOptionsQuery = (api: ApiClient, locale: Locale, country: string | null) => {
  const query = { language_code: locale.language, country: country ?? locale.country }
  return queryOptions({
    queryKey: ['mf-search', 'filter-options', query],
    queryFn: ({ signal }) => fetchOptions(api, query, signal),
    staleTime: 10 * 60_000,
  })
}

export type FilterOptions = Awaited<ReturnType<typeof fetchOptions>>
