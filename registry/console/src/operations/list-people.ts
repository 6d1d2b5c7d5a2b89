import type { ApiClient } from '@jobspan/shared-kit/api'
import { listPeople } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const peopleQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['people'], queryFn: ({ signal }) => api.call(listPeople, { signal }) })

/** `enabled` is false for whom the registry would refuse. */
export const usePeople = (enabled: boolean) => useQuery({ ...peopleQuery(usePlatform().api), enabled })
