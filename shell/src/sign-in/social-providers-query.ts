import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'
import { signInContracts } from './load-sign-in-contracts.ts'

/** Which social buttons there are. */
export const socialProvidersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'social'],
    queryFn: async ({ signal }) => {
      const { listSocialProviders } = await signInContracts()
      return (await api.call(listSocialProviders, { signal })).items
    },
    staleTime: 10 * 60_000,
  })
