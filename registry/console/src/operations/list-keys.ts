import type { ApiClient } from '@jobspan/shared-kit/api'
import { listSigningKeys } from '@jobspan/shared-kit/contracts/registry/keys'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const keysQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['keys'], queryFn: ({ signal }) => api.call(listSigningKeys, { signal }) })

export const useKeys = () => useQuery(keysQuery(usePlatform().api))
