import { retireSigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keysQuery } from './list-keys.ts'

/** Last step: documents no longer list the key, and its private half is deleted. */
export const useRetireKey = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kid, reason }: { kid: string; reason: string }) =>
      api.call(retireSigningKey, { params: { kid }, body: { reason } }),
    onSettled: () => queryClient.invalidateQueries(keysQuery(api)),
  })
}
