export type RecentSearch = { query: string; location: string }

const key = 'recentSearches'
const maxRecentSearches = 4

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  'query' in value &&
  'location' in value &&
  typeof value.query === 'string' &&
  typeof value.location === 'string'

/** What was searched for in this browser, the last first. */
export const readRecentSearches = (): RecentSearch[] => {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isSearch).slice(0, maxRecentSearches) : []
  } catch {
    return []
  }
}

const write = (searches: readonly RecentSearch[]) => {
  try {
    if (searches.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // Storage can be forbidden or full; then nothing is remembered.
  }
}

/** Puts a search first among those of this browser; the oldest is forgotten. */
export const rememberRecentSearch = ({ query, location }: RecentSearch): void => {
  const others = readRecentSearches().filter((search) => search.query !== query || search.location !== location)
  write([{ query, location }, ...others].slice(0, maxRecentSearches))
}

export const forgetRecentSearches = (): void => write([])
