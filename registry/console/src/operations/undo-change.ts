import { undoChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshAfterChange } from './refresh-after-change.ts'

/** Takes a change back, named by its row in the audit trail. */
export const useUndoChange = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ sequence, reason }: { sequence: number; reason: string }) =>
      api.call(undoChange, { params: { sequence }, body: { reason } }),
    onSettled: () => refreshAfterChange(queryClient),
  })
}
