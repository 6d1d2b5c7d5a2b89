import { listTokens } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'

export const tokensKey = ['tokens']

export const useTokens = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey: tokensKey, queryFn: ({ signal }) => api.call(listTokens, { signal }) })
}
