import type { ApiClient } from '@jobspan/shared-kit/api'
import { getMe, type Person } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const meQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => api.call(getMe, { signal }), staleTime: 60_000 })

export const useMe = () => useQuery(meQuery(usePlatform().api))

/** Who is signed in; only for what stands behind the session gate. */
export const usePerson = (): Person => {
  const person = useMe().data?.person
  if (!person) throw new Error('usePerson needs the session gate above it')
  return person
}
