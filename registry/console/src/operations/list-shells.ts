import type { ApiClient } from '@jobspan/shared-kit/api'
import { listShells } from '@jobspan/shared-kit/contracts/registry/releases'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** A shell speaks once a minute, and no stream tells of it. */
const refetchIntervalMs = 15_000

const shellsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shells'],
    queryFn: ({ signal }) => api.call(listShells, { signal }),
    refetchInterval: refetchIntervalMs,
  })

export const useShells = () => useQuery(shellsQuery(usePlatform().api))
