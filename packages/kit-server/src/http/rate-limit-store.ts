/** How many callers a route remembers at most; beyond it the one that has been quiet for longest is forgotten. */
const maxCallers = 5000

type Window = { count: number; startedAtMs: number }

/**
 * Counts the calls of one route for `@fastify/rate-limit`, in memory. Unlike the plugin's own store it measures a window by a clock
 * that only goes forward: with the time of day a window lasts as much longer as that was set back meanwhile.
 *
 * @example
 * await app.register(rateLimitPlugin, { global: false, store: RateLimitStore })
 */
export class RateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindowMs: number,
  ): void {
    const now = performance.now()
    const last = this.#windows.get(key)
    const window =
      last && now - last.startedAtMs < timeWindowMs
        ? { count: last.count + 1, startedAtMs: last.startedAtMs }
        : { count: 1, startedAtMs: now }
    // To the end of the map, whose first key is then the one to forget.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > maxCallers && oldest !== undefined) this.#windows.delete(oldest)
    callback(null, { current: window.count, ttl: window.startedAtMs + timeWindowMs - now })
  }

  /** The store of a route: each counts for itself. */
  child(): RateLimitStore {
    return new RateLimitStore()
  }
}
