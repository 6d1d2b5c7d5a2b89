import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Every way into the member's account. */
export const waysInQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'ways-in'],
    queryFn: async ({ signal }) => {
      const { getWaysIn } = await import('@jobspan/shared-kit/contracts/account-security')
      return api.call(getWaysIn, { signal })
    },
    staleTime: 30_000,
  })
