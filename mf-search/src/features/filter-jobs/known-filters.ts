import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config/config'
import { type IdFilter, idFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import type { FilterOptions } from '../../search-state/filter-options-query.ts'
import type { SearchState } from '../../search-state/search-state.ts'

/** All options of a filter, from the stem of its tree to the leaves. */
export const getFilterOptions = (options: FilterOptions, name: IdFilter): readonly { id: number; value: string }[] => {
  if (name === 'job_locations') return options.locations.flatMap(withChildren)
  if (name === 'main_functions') return options.main_functions
  if (name === 'job_function_ids') return options.main_functions.flatMap((entry) => entry.children ?? [])
  if (name === 'function_job_title_ids')
    return options.main_functions.flatMap((entry) => entry.children ?? []).flatMap((child) => child.job_titles ?? [])
  if (name === 'job_types') return options.job_types
  if (name === 'xp_lvls') return options.xp_lvls
  if (name === 'degrees') return options.educations
  return []
}

/** A place and the places within it. */
const withChildren = (entry: ConfigEntry): { id: number; value: string }[] => [entry, ...(entry.children ?? [])]

/** The search without ids that the lists do not know. The API ignores them; so does what is counted and shown here. */
export const removeUnknownIds = (state: SearchState, options: FilterOptions | undefined): SearchState => {
  if (!options) return state
  const known = { ...state }
  for (const name of idFilters) {
    if (name === 'company_ids' || state[name].length === 0) continue
    const ids = new Set(getFilterOptions(options, name).map(({ id }) => id))
    known[name] = state[name].filter((id) => ids.has(id))
  }
  return known
}
