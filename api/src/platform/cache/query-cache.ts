import { createCacheByOwner } from './cache-by-owner.ts'

let version = 0

/** Says that this process wrote jobs: cached answers of searches are not used again. Other processes follow within a minute by themselves. */
export const invalidateJobCaches = (): void => {
  version += 1
}

/** Grows whenever this process wrote jobs. */
export const getJobDataVersion = (): number => version

export type CacheOptions = {
  /** Of each database; the answer that was unused longest is removed first. */
  maxEntries: number
  /** How long an answer is used as it is. For the same time again a stale one is still returned while a new one is loaded. */
  ttlSeconds: number
  /** Milliseconds since any moment; for tests. */
  now?: () => number
}

/**
 * Caches answers of the database for some seconds (stale-while-revalidate). Callers that ask at the same time share one query, and nobody
 * waits for a popular answer to be loaded again. A failed query is not cached; while it fails, a stale answer is used until its time ends.
 */
export const createQueryCache = <Value extends {}>({ maxEntries, ttlSeconds, now = Date.now }: CacheOptions) => {
  const ttlMs = ttlSeconds * 1000
  const cacheOf = createCacheByOwner<object, string, Value, () => Promise<Value>>({
    max: maxEntries,
    ttl: 2 * ttlMs,
    // Otherwise the clock would be read once a millisecond, by a timer.
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (_key, _stale, { context: load }) => load(),
    noDeleteOnFetchRejection: true,
    // Callers wait for a query even if its entry is removed in the meantime.
    ignoreFetchAbort: true,
  })

  return (database: object, key: string, load: () => Promise<Value>): Promise<Value> => {
    const cache = cacheOf(database)
    // Answers of an earlier version are never asked for again and are removed as unused ones.
    const name = `${version} ${key}`
    const remainingMs = cache.getRemainingTTL(name)
    const isStale = remainingMs > 0 && remainingMs <= ttlMs
    return cache.forceFetch(name, { context: load, forceRefresh: isStale, allowStale: isStale })
  }
}
