import type { ApiClient } from '@jobspan/shared-kit/api'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { getTelemetry } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

const telemetryQuery = (api: ApiClient, remote: string, country: CountryKey | undefined) =>
  queryOptions({
    queryKey: ['telemetry', remote, country ?? ''],
    queryFn: ({ signal }) => api.call(getTelemetry, { params: { remote }, query: { country }, signal }),
    refetchInterval: 30_000,
  })

export const useTelemetry = (remote: string, country: CountryKey | undefined) =>
  useQuery(telemetryQuery(usePlatform().api, remote, country))

export type TelemetryRow = NonNullable<ReturnType<typeof useTelemetry>['data']>[number]
