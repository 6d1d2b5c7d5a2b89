import type { ApiClient } from '@jobspan/shared-kit/api'
import { listSocialProviders } from '@jobspan/shared-kit/contracts/sign-in'
import { queryOptions } from '@tanstack/react-query'

/** Which social buttons there are. */
export const socialProvidersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'social'],
    queryFn: async ({ signal }) => (await api.call(listSocialProviders, { signal })).items,
    staleTime: 10 * 60_000,
  })
