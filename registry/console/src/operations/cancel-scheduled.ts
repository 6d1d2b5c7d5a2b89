import { cancelScheduled } from '@jobspan/shared-kit/contracts/registry/rollout'
import { alteredByChange } from './altered-by-change.ts'
import { useOperation } from './use-operation.ts'

export const useCancelScheduled = () =>
  useOperation(
    (api, { id, reason }: { id: number; reason: string }) =>
      api.call(cancelScheduled, { params: { id }, body: { reason } }),
    ...alteredByChange,
  )
