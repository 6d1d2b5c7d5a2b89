import { type ChangeRequest, submitChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshAfterChange } from './refresh-after-change.ts'

/** Applies or schedules a change. Whether it went through or was refused, the cells are looked at again. */
export const useMakeChange = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeRequest) => api.call(submitChange, { body }),
    onSettled: () => refreshAfterChange(queryClient),
  })
}
