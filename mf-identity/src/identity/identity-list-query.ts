import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** `user_identity_lists` in the language of the call's headers. */
export const identityListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-identity', 'list'],
    queryFn: async ({ signal }) => {
      const { configList } = await import('@jobspan/shared-kit/contracts/config/config')
      const { items } = await api.call(configList, { params: { type: 'user_identity_lists' }, query: {}, signal })
      return items.map(({ id, value }) => ({ id, value }))
    },
    staleTime: 60 * 60_000,
  })
