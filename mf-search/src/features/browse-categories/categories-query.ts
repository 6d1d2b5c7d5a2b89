import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

/** Names of the categories. Their functions and titles are left behind: they would be most of the page's bytes. */
export const categoriesQuery = (api: ApiClient, { language }: Pick<Locale, 'language'>) =>
  queryOptions({
    queryKey: ['mf-search', 'categories', language],
    queryFn: async ({ signal }) => {
      const { configList } = await import('@jobspan/shared-kit/contracts/config/config')
      const { items } = await api.call(configList, {
        params: { type: 'main_functions' },
        query: { language_code: language },
        signal,
      })
      return items.map(({ id, value }) => ({ id, value }))
    },
    staleTime: 10 * 60_000,
  })
