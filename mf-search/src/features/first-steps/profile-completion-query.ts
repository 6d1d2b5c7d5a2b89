import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** How far the profile is, by the meter of the profile page. */
export const profileCompletionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'profile-completion'],
    queryFn: async ({ signal }) => {
      const { getProfileCompletion } = await import('@jobspan/shared-kit/contracts/profile/profile')
      return api.call(getProfileCompletion, { signal })
    },
    staleTime: 5_000,
  })
