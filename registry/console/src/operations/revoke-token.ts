import { revokeToken } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tokensQuery } from './list-tokens.ts'

export const useRevokeToken = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call(revokeToken, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(tokensQuery(api)),
  })
}
