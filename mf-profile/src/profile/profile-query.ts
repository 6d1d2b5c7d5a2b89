import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** All of the member's profile. */
export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'profile'],
    queryFn: async ({ signal }) => {
      const { getProfile } = await import('@jobspan/shared-kit/contracts/profile/profile')
      return api.call(getProfile, { signal })
    },
    staleTime: 30_000,
  })
