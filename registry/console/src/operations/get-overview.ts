import type { ApiClient } from '@jobspan/shared-kit/api'
import { getOverview } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Requested every half minute for the health; changes come sooner, through the stream (`use-registry-stream.ts`). */
const overviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.call(getOverview, { signal }),
    refetchInterval: 30_000,
  })

export const useOverview = () => useQuery(overviewQuery(usePlatform().api))
