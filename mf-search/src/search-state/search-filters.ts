import { functionFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import type { SearchState } from './search-state.ts'

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
export const groupFields = {
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
