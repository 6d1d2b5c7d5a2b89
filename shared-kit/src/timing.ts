/** Waits. Runs in browsers and on servers. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Of errors that say that time was up: the name that `AbortSignal.timeout` gives them too. */
const timeoutError = 'TimeoutError'

/** An error that says that something took too long, for {@link isTimeout}. */
export const createTimeoutError = (message: string): Error => Object.assign(new Error(message), { name: timeoutError })

export const isTimeout = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === timeoutError

/** Gives a promise so much time, and no more: then it rejects with an error that {@link isTimeout} knows. What it waited for goes on. */
export const withTimeout = <Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutError(`no answer within ${timeoutMs} ms`)), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * A delay up to 20 % shorter or longer than `milliseconds`. All clients of a server lose it in the same instant; without jitter they
 * would all come back in the same instant too.
 */
export const withJitter = (milliseconds: number): number => milliseconds * (0.8 + Math.random() * 0.4)
