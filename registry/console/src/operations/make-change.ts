import { type ChangeRequest, submitChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { alteredByChange } from './altered-by-change.ts'
import { useOperation } from './use-operation.ts'

/** Applies or schedules a change. Whether it went through or was refused, the cells are looked at again. */
export const useMakeChange = () =>
  useOperation((api, body: ChangeRequest) => api.call(submitChange, { body }), ...alteredByChange)
