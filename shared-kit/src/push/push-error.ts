/**
 * Why a browser is not subscribed: its notifications are blocked for this site, the visitor closed the question, or the browser or its push service
 * cannot do it.
 */
export type PushErrorReason = 'denied' | 'dismissed' | 'unavailable'

const brand = 'jobspan.push-error'

/** Thrown by `subscribeToPush`. Test with `isPushError`: federation can load two copies of the class. */
export class PushError extends Error {
  readonly brand = brand
  readonly reason: PushErrorReason

  constructor(reason: PushErrorReason, cause?: unknown) {
    super(`push notifications: ${reason}`, { cause })
    this.name = 'PushError'
    this.reason = reason
  }
}

export const isPushError = (error: unknown): error is PushError =>
  typeof error === 'object' && error !== null && 'brand' in error && error.brand === brand
