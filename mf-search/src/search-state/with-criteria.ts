import { parseSearch, type SearchState, toFilterQuery } from './search-state.ts'

/** The search with some of its parameters set, or taken out where they are null: what the API names as near a search. */
export const withCriteria = (state: SearchState, criteria: Readonly<Record<string, string | null>>): SearchState => {
  const params = new URLSearchParams(toFilterQuery(state))
  if (criteria.query !== undefined) params.delete('exact')
  for (const [name, value] of Object.entries(criteria)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return parseSearch({ keyword: '', location: '' }, params)
}
