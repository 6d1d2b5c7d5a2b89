import { listPeople } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'

export const peopleKey = ['people']

/** `enabled` is false for whom the registry would refuse. */
export const usePeople = (enabled: boolean) => {
  const { api } = usePlatform()
  return useQuery({ queryKey: peopleKey, queryFn: ({ signal }) => api.call(listPeople, { signal }), enabled })
}
