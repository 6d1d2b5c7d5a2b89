import type { ApiClient } from '@jobspan/shared-kit/api'
import { listAlerts } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

const alertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['alerts'],
    queryFn: ({ signal }) => api.call(listAlerts, { signal }),
    refetchInterval: 30_000,
  })

export const useAlerts = () => useQuery(alertsQuery(usePlatform().api))
