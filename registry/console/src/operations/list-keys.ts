import { listSigningKeys } from '@jobspan/shared-kit/contracts/registry/keys'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'

export const keysKey = ['keys']

export const useKeys = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey: keysKey, queryFn: ({ signal }) => api.call(listSigningKeys, { signal }) })
}
