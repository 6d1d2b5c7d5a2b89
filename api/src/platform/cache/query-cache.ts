let version = 0

/** Tells this process that jobs changed: what it remembers of searches is forgotten. Other replicas follow within a minute by themselves. */
export const invalidateJobCaches = (): void => {
  version += 1
}

/** Differs from what it was once this process wrote jobs. */
export const getJobDataVersion = (): number => version

type Entry<Value> = {
  value: Promise<Value>
  version: number
  freshUntil: number
  staleUntil: number
  isRevalidating: boolean
}

export type CacheOptions = {
  /** The most answers to remember; the longest unused goes first. */
  maxEntries: number
  /** How long an answer is given without a second thought. As long again it is still given, while a new one is fetched. */
  ttlSeconds: number
  /** For what a few changed jobs do not change, such as whether a search matches very many. */
  outlivesChanges?: boolean
}

/**
 * Remembers answers for some seconds. Callers that ask at once share one query, and a popular answer is renewed beside, so nobody
 * waits for it again. Nothing lives here that the database cannot give.
 */
export const createQueryCache = <Value>({ maxEntries, ttlSeconds, outlivesChanges = false }: CacheOptions) => {
  const entries = new Map<string, Entry<Value>>()

  const store = (name: string, value: Promise<Value>): void => {
    const now = Date.now()
    const entry = {
      value,
      version,
      freshUntil: now + ttlSeconds * 1000,
      staleUntil: now + ttlSeconds * 2000,
      isRevalidating: false,
    }
    entries.delete(name)
    entries.set(name, entry)
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value as string)
    value.catch(() => {
      if (entries.get(name) === entry) entries.delete(name)
    })
  }

  const renew = (name: string, entry: Entry<Value>, load: () => Promise<Value>): void => {
    entry.isRevalidating = true
    const begun = version
    load().then(
      (value) => {
        if (version === begun) store(name, Promise.resolve(value))
      },
      () => {
        entry.isRevalidating = false
      },
    )
  }

  return (database: object, key: string, load: () => Promise<Value>): Promise<Value> => {
    const name = `${numberOf(database)} ${key}`
    const known = entries.get(name)
    const now = Date.now()
    if (known && (outlivesChanges || known.version === version) && known.staleUntil > now) {
      if (known.freshUntil <= now && !known.isRevalidating) renew(name, known, load)
      return known.value
    }
    const value = load()
    store(name, value)
    return value
  }
}

// A process may serve more than one database, as the tests do.
const numbers = new WeakMap<object, number>()
let last = 0
const numberOf = (database: object): number => {
  let number = numbers.get(database)
  if (number === undefined) {
    last += 1
    number = last
    numbers.set(database, number)
  }
  return number
}
