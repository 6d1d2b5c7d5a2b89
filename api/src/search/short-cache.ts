let version = 0

/** Tells this process that jobs changed: what it remembers of searches is forgotten. Other replicas forget within seconds by themselves. */
export const catalogueChanged = (): void => {
  version += 1
}

type Entry<Value> = { value: Promise<Value>; version: number; until: number }

/**
 * Remembers answers for some seconds, at most `limit` of them, the longest unused going first. Callers that ask at once share one
 * query. Nothing lives here that the database cannot give again.
 */
export const shortCache = <Value>({ limit, seconds }: { limit: number; seconds: number }) => {
  const entries = new Map<string, Entry<Value>>()
  return async (database: object, key: string, load: () => Promise<Value>): Promise<Value> => {
    const name = `${numberOf(database)} ${key}`
    const known = entries.get(name)
    if (known && known.version === version && known.until > Date.now()) {
      entries.delete(name)
      entries.set(name, known)
      return known.value
    }
    const entry = { value: load(), version, until: Date.now() + seconds * 1000 }
    entries.delete(name)
    entries.set(name, entry)
    if (entries.size > limit) entries.delete(entries.keys().next().value as string)
    try {
      return await entry.value
    } catch (error) {
      if (entries.get(name) === entry) entries.delete(name)
      throw error
    }
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
