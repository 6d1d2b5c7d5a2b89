import { errorCode } from '../platform/error-code.ts'

/**
 * Why an account, or an employer's organisation, is suspended, by the code that it is answered (docs/product-rules.md#suspensions). The catalogue
 * has three numbers and one meaning for them.
 */
export const suspensionCodes = {
  /** It broke the terms. */
  terms: errorCode.accountSuspended,
  /** Somebody else may have got into it. */
  safety: errorCode.accountSuspendedForSafety,
  /** It is being looked at. */
  review: errorCode.accountSuspendedForReview,
} as const
export type SuspensionKind = keyof typeof suspensionCodes

const codes = new Set<number>(Object.values(suspensionCodes))

/** Whether the API answers so to somebody who is suspended. */
export const isSuspensionCode = (code: number): boolean => codes.has(code)
