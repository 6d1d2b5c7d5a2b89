import { announceSigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keysQuery } from './list-keys.ts'

/** First step of a rotation: documents list a new key, the present one still signs. */
export const useAnnounceKey = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.call(announceSigningKey, { body: { reason } }),
    onSettled: () => queryClient.invalidateQueries(keysQuery(api)),
  })
}
