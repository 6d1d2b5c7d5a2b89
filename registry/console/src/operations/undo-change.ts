import { undoChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { alteredByChange } from './altered-by-change.ts'
import { useOperation } from './use-operation.ts'

/** Takes a change back, named by its row in the audit trail. */
export const useUndoChange = () =>
  useOperation(
    (api, { sequence, reason }: { sequence: number; reason: string }) =>
      api.call(undoChange, { params: { sequence }, body: { reason } }),
    ...alteredByChange,
  )
