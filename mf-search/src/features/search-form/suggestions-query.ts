import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** What may be meant by what was typed; of an empty field, what is much searched. A newer text cancels the call of the older one. */
export const suggestionsQuery = (api: ApiClient, text: string, country: string | null) => {
  const query = { query: text.slice(0, 200), ...(country ? { country } : {}) }
  return queryOptions({
    queryKey: ['mf-search', 'suggestions', query],
    queryFn: async ({ signal }) => {
      const { searchSuggestions } = await import('@jobspan/shared-kit/contracts/search/search-suggestions')
      return api.call(searchSuggestions, { query, signal })
    },
    staleTime: 5 * 60_000,
    retry: false,
  })
}
