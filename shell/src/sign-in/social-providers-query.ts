import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'
import { loadSignInContracts } from './load-sign-in-contracts.ts'

/** Which social buttons there are. */
export const socialProvidersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'social'],
    queryFn: async ({ signal }) => {
      const { listSocialProviders } = await loadSignInContracts()
      return (await api.call(listSocialProviders, { signal })).items
    },
    staleTime: 10 * 60_000,
  })
