import { type ChangeRequest, previewChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { useOperation } from './use-operation.ts'

export type ChangePreview = Awaited<ReturnType<ReturnType<typeof usePreviewChange>['mutateAsync']>>

/** What a change would do. Asked for on demand: a new preview is a new question. */
export const usePreviewChange = () =>
  useOperation((api, body: Omit<ChangeRequest, 'reason'>) => api.call(previewChange, { body }))
