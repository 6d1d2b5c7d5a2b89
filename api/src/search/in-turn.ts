import { ApiError } from '../errors/api-error.ts'

// More than the processors can do at once only makes all of them late, and leaves no connection to a job page.
const atOnce = 6
// Whoever would stand behind so many is told to come back, which is sooner than waiting.
const mostWaiting = 300

let working = 0
const waiting: (() => void)[] = []

/** Does the dear part of searches a few at a time, in the order they came; 503 once too many wait. Not to be nested. */
export const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (working >= atOnce) {
    if (waiting.length >= mostWaiting) throw new ApiError('unavailable', { retryAfterSeconds: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else working += 1
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line.
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}
