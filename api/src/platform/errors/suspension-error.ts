import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import { ApiError } from './api-error.ts'

const reasons = {
  terms: 'accountSuspended',
  safety: 'accountSuspendedForSafety',
  review: 'accountSuspendedForReview',
} as const satisfies Record<SuspensionKind, string>

/** The refusal of somebody who is suspended, by kind (docs/product-rules.md#suspensions); null where the kind was not said. */
export const createSuspensionError = (kind: SuspensionKind | null): ApiError => new ApiError(reasons[kind ?? 'terms'])
