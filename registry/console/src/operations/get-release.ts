import type { ApiClient } from '@jobspan/shared-kit/api'
import { getRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** A release never changes, so it is asked for once. */
const releaseQuery = (api: ApiClient, remote: string, build: string) =>
  queryOptions({
    queryKey: ['release', remote, build],
    queryFn: ({ signal }) => api.call(getRelease, { params: { remote, build }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useRelease = (remote: string, build: string | undefined) =>
  useQuery({ ...releaseQuery(usePlatform().api, remote, build ?? ''), enabled: build !== undefined })
