import { changeSearch, type FilterGroup, groupFields } from './search-filters.ts'
import { emptySearch, type SearchState } from './search-state.ts'

const cleared = (fields: readonly (keyof SearchState)[]): Partial<SearchState> =>
  Object.fromEntries(fields.map((field) => [field, emptySearch[field]]))

export const clearGroup = (state: SearchState, group: FilterGroup): SearchState =>
  changeSearch(state, cleared(groupFields[group]))

/** Drops every filter; the text, the sort and the width of the search stay. */
export const clearFilters = (state: SearchState): SearchState =>
  changeSearch(state, {
    ...emptySearch,
    query: state.query,
    exact: state.exact,
    location: state.location,
    country: state.country,
    sort: state.sort,
  })

const workFields: readonly string[] = groupFields.function

/** Which filter stands behind a parameter that the API names in its relaxations: any part of a choice of work is the whole. */
export const filterOf = (name: string): string => (workFields.includes(name) ? 'function' : name)

/** The search without one filter as `filterOf` names it, or null where that would be none of ours. */
export const withoutFilter = (state: SearchState, name: string): SearchState | null => {
  if (name === 'salary' || name === 'function') return clearGroup(state, name)
  if (name === 'country') return state.country === 'all' ? null : changeSearch(state, { country: 'all' })
  // A place that was picked stands for the typed one, which would narrow the search in its stead.
  if (name === 'job_locations') return changeSearch(state, { job_locations: [], location: '' })
  if (!Object.hasOwn(emptySearch, name) || ['exact', 'sort', 'page'].includes(name)) return null
  const field = name as keyof SearchState
  return changeSearch(state, { [field]: emptySearch[field] })
}
