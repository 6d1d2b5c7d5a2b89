import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Every way into the member's account. */
export const signInMethodsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    queryFn: async ({ signal }) => {
      const { getSignInMethods } = await import('@jobspan/shared-kit/contracts/auth/account-security')
      return api.call(getSignInMethods, { signal })
    },
    staleTime: 30_000,
  })
