import { LRUCache } from 'lru-cache'

/**
 * A bounded cache for each owner, such as a database or an index, which lives as long as its owner. The entry that was unused longest is
 * removed first.
 */
export const createCacheByOwner = <Owner extends object, Key extends {}, Value extends {}, Context = unknown>(
  options: LRUCache.Options<Key, Value, Context>,
) => {
  const caches = new WeakMap<Owner, LRUCache<Key, Value, Context>>()
  return (owner: Owner): LRUCache<Key, Value, Context> => {
    let cache = caches.get(owner)
    if (!cache) {
      cache = new LRUCache(options)
      caches.set(owner, cache)
    }
    return cache
  }
}
