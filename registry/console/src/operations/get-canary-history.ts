import type { ApiClient } from '@jobspan/shared-kit/api'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { getCanaryHistory } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Live: the registry counts by the minute, so asking every ten seconds misses nothing. */
const canaryHistoryQuery = (api: ApiClient, remote: string, country: CountryKey) =>
  queryOptions({
    queryKey: ['canary', remote, country],
    queryFn: ({ signal }) => api.call(getCanaryHistory, { params: { remote }, query: { country }, signal }),
    refetchInterval: 10_000,
  })

export const useCanaryHistory = (remote: string, country: CountryKey) =>
  useQuery(canaryHistoryQuery(usePlatform().api, remote, country))

export type CanaryMinute = NonNullable<ReturnType<typeof useCanaryHistory>['data']>['minutes'][number]
