import { createConcurrencyLimiter } from '@jobspan/kit-server'
import { ApiError } from '../../platform/errors/api-error.ts'

/** Runs the expensive part of searches a few at a time, in the order they came; 503 once too many wait. Not to be nested. */
export const runSearchLimited = createConcurrencyLimiter({
  // More than the processors can do at once only makes all of them late, and leaves no connection to a job page.
  maxConcurrent: 6,
  // A client behind so many is told to come back, which is sooner than waiting.
  maxQueued: 300,
  createOverflowError: () => new ApiError('unavailable', { retryAfterSeconds: 2 }),
})
