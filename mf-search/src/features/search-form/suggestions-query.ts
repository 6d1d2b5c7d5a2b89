import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Titles and companies close to what was typed. A newer text cancels the call of the older one. */
export const suggestionsQuery = (api: ApiClient, text: string, country: string | null) => {
  const query = { query: text.slice(0, 200), ...(country ? { country } : {}) }
  return queryOptions({
    queryKey: ['mf-search', 'suggestions', query],
    queryFn: async ({ signal }) => {
      const { combinedSuggestions } = await import('@jobspan/shared-kit/contracts/companies')
      return api.call(combinedSuggestions, { query, signal })
    },
    staleTime: 5 * 60_000,
    retry: false,
    enabled: text !== '',
  })
}
