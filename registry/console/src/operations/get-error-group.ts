import type { ApiClient } from '@jobspan/shared-kit/api'
import { getError } from '@jobspan/shared-kit/contracts/registry/errors'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

const errorQuery = (api: ApiClient, remote: string, id: number) =>
  queryOptions({
    queryKey: ['errors', remote, 'one', id],
    queryFn: ({ signal }) => api.call(getError, { params: { remote, id }, signal }),
    refetchInterval: 30_000,
  })

export const useErrorGroup = (remote: string, id: number) => useQuery(errorQuery(usePlatform().api, remote, id))
