import { takeTurns } from '@jobspan/shared-kit/server'
import { ApiError } from '../platform/errors/api-error.ts'

/** Does the dear part of searches a few at a time, in the order they came; 503 once too many wait. Not to be nested. */
export const inTurn = takeTurns({
  // More than the processors can do at once only makes all of them late, and leaves no connection to a job page.
  atOnce: 6,
  // Whoever would stand behind so many is told to come back, which is sooner than waiting.
  mostWaiting: 300,
  onFull: () => new ApiError('unavailable', { retryAfterSeconds: 2 }),
})
