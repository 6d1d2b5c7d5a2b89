import { type ChangeRequest, previewChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'

export type ChangePreview = Awaited<ReturnType<ReturnType<typeof usePreviewChange>['mutateAsync']>>

/** What a change would do. Asked for on demand: a new preview is a new question. */
export const usePreviewChange = () => {
  const { api } = usePlatform()
  return useMutation({
    mutationFn: (body: Omit<ChangeRequest, 'reason'>) => api.call(previewChange, { body }),
  })
}
