import { cancelScheduled } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshAfterChange } from './refresh-after-change.ts'

export const useCancelScheduled = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      api.call(cancelScheduled, { params: { id }, body: { reason } }),
    onSettled: () => refreshAfterChange(queryClient),
  })
}
