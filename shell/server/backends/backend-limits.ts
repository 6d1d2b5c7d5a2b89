export const backendLimits = {
  /** Bytes of a request's body. */
  bodyBytes: 1_000_000,
  /** Bytes of an answer. */
  answerBytes: 10_000_000,
  /** Requests to one back end that this server waits for at once. */
  concurrency: 64,
  /** Failures in a row after which a back end is left alone. */
  failures: 5,
  /** How long it is left alone; then one request finds out whether it is back. */
  openMs: 10_000,
  /** How long an answer may take to begin, where the release does not say. */
  timeoutMs: 10_000,
} as const

type State = { waiting: number; failures: number; openUntil: number; isProbed: boolean }

/** Ends a request that was let through; `failed` tells that the back end did not answer as it should. */
export type EndRequest = (result: 'answered' | 'failed' | 'left') => void

/**
 * A bulkhead and a circuit breaker for each back end: one that hangs holds no more than its share of this server, and one that is down is
 * asked once in ten seconds instead of by every visitor.
 */
export const createBackendLimits = (now: () => number = Date.now) => {
  // As many as the operator lists.
  const states = new Map<string, State>()
  const stateOf = (origin: string): State => {
    const known = states.get(origin) ?? { waiting: 0, failures: 0, openUntil: 0, isProbed: false }
    states.set(origin, known)
    return known
  }

  return {
    /** Back ends that were asked so far, and whether each is left alone. */
    list: () => [...states].map(([origin, { failures }]) => ({ origin, isOpen: failures >= backendLimits.failures })),
    /** Lets a request through, or returns undefined where the back end has enough or is down. */
    begin(origin: string): EndRequest | undefined {
      const state = stateOf(origin)
      const isOpen = state.failures >= backendLimits.failures
      if (state.waiting >= backendLimits.concurrency) return undefined
      if (isOpen && (now() < state.openUntil || state.isProbed)) return undefined
      if (isOpen) state.isProbed = true
      state.waiting += 1
      let ended = false
      return (result) => {
        if (ended) return
        ended = true
        state.waiting -= 1
        if (isOpen) state.isProbed = false
        if (result === 'answered') state.failures = 0
        if (result === 'failed') {
          state.failures += 1
          if (state.failures >= backendLimits.failures) state.openUntil = now() + backendLimits.openMs
        }
      }
    },
  }
}
export type BackendLimits = ReturnType<typeof createBackendLimits>
