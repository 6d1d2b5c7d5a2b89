/** A query of the engine as JSON. */
export type Query = Record<string, unknown>

export const matchAll: Query = { match_all: {} }
export const matchNone: Query = { match_none: {} }

export const allOf = (queries: readonly Query[]): Query => {
  const [only] = queries
  if (only === undefined) return matchAll
  return queries.length === 1 ? only : { bool: { filter: queries } }
}

export const anyOf = (queries: readonly (Query | null)[]): Query => {
  const held = queries.filter((query) => query !== null)
  const [only] = held
  if (only === undefined) return matchNone
  return held.length === 1 ? only : { bool: { should: held, minimum_should_match: 1 } }
}

export const without = (query: Query, excluded: readonly (Query | null)[]): Query => {
  const held = excluded.filter((entry) => entry !== null)
  return held.length === 0 ? query : { bool: { filter: [query], must_not: held } }
}

export const hasAny = (field: string, values: readonly (string | number)[]): Query => ({ terms: { [field]: values } })
export const hasOne = (field: string, value: string | number): Query => ({ term: { [field]: value } })

/** So many points for whatever matches; `name` comes back with each hit that does. */
export const points = (boost: number, query: Query, name?: string): Query => ({
  constant_score: { filter: query, boost, ...(name === undefined ? {} : { _name: name }) },
})

/** Queries without the names that do not begin with `prefix`. */
export const keepNames = (queries: readonly Query[], prefix: string): Query[] => {
  const keep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keep)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([key, name]) => key !== '_name' || String(name).startsWith(prefix))
    return Object.fromEntries(entries.map(([key, entry]) => [key, keep(entry)]))
  }
  return queries.map((query) => keep(query) as Query)
}
