import type { ApiClient } from '@jobspan/shared-kit/api'
import { listReleases } from '@jobspan/shared-kit/contracts/registry/releases'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

const releasesQuery = (api: ApiClient, remote: string) =>
  queryOptions({
    queryKey: ['releases', remote],
    queryFn: ({ signal }) => api.call(listReleases, { params: { remote }, signal }),
  })

export const useReleases = (remote: string) => useQuery(releasesQuery(usePlatform().api, remote))
