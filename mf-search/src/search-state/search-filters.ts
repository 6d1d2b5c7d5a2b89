import { functionFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { emptySearch, type SearchState } from './search-state.ts'

/** Groups of the filter bar, in its order. `country` widens the search and is not a filter that narrows it. */
export const filterGroups = [
  'location',
  'function',
  'job_type',
  'salary',
  'experience',
  'arrangement',
  'date',
  'education',
  'verified',
] as const
export type FilterGroup = (typeof filterGroups)[number]

/** Which parts of a search belong to which group of the filter bar. */
const groupFields = {
  location: ['job_locations'],
  function: functionFilters,
  job_type: ['job_types'],
  salary: ['salary_from', 'salary_to'],
  experience: ['xp_lvls'],
  arrangement: ['arrangements'],
  date: ['posted_within'],
  education: ['degrees'],
  verified: ['is_company_verified'],
} as const satisfies Record<FilterGroup, readonly (keyof SearchState)[]>

const isSet = (value: SearchState[keyof SearchState]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false && value !== ''

const sizeOf = (value: SearchState[keyof SearchState]) => (Array.isArray(value) ? value.length : isSet(value) ? 1 : 0)

/** A filter's change always leads back to the first page, and other words are not by the letter because the last ones were. */
export const changeSearch = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  exact: state.exact && (change.query ?? state.query) === state.query,
  ...change,
})

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

/** Number of choices made in a group; a pay range counts once. */
export const countInGroup = (state: SearchState, group: FilterGroup): number => {
  const total = groupFields[group].reduce((sum, field) => sum + sizeOf(state[field]), 0)
  return group === 'salary' ? Math.min(total, 1) : total
}

export const countFilters = (state: SearchState): number =>
  filterGroups.reduce((sum, group) => sum + countInGroup(state, group), 0) +
  state.company_ids.length +
  state.hiring_countries.length +
  state.posting_languages.length +
  (state.is_web3 ? 1 : 0) +
  (state.is_urgent ? 1 : 0)

/** Puts a value into a list or takes it out. */
export const toggle = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value]

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
