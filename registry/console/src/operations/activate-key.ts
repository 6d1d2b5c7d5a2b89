import { activateSigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keysQuery } from './list-keys.ts'

/** Second step: the announced key signs. */
export const useActivateKey = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kid, reason }: { kid: string; reason: string }) =>
      api.call(activateSigningKey, { params: { kid }, body: { reason } }),
    onSettled: () => queryClient.invalidateQueries(keysQuery(api)),
  })
}
