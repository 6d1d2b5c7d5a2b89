import type { ApiClient } from '@jobspan/shared-kit/api'
import { listTokens } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const tokensQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['tokens'], queryFn: ({ signal }) => api.call(listTokens, { signal }) })

export const useTokens = () => useQuery(tokensQuery(usePlatform().api))
