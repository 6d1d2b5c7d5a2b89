type Settings = {
  /** How many pieces of work run at once. */
  maxConcurrent: number
  /** How many may wait for their turn; as many as come unless told. */
  maxQueued?: number
  /** What a piece fails with that would be one more. */
  createOverflowError?: () => Error
}

/** Gives a function that runs pieces of work a few at a time, in the order in which they come. Not to be nested. */
export const createConcurrencyLimiter = ({
  maxConcurrent,
  maxQueued = Number.POSITIVE_INFINITY,
  createOverflowError,
}: Settings) => {
  let working = 0
  const waiting: (() => void)[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (working < maxConcurrent) working += 1
    else if (waiting.length < maxQueued) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw createOverflowError?.() ?? new Error('too many wait for their turn')
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line.
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}
