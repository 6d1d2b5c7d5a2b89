import type { ApiClient } from '@jobspan/shared-kit/api'
import { listScheduled } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

const scheduleQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['schedule'],
    queryFn: ({ signal }) => api.call(listScheduled, { signal }),
    refetchInterval: 30_000,
  })

export const useScheduled = () => useQuery(scheduleQuery(usePlatform().api))
