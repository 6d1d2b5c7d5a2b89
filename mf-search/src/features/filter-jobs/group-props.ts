import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { FilterOptions } from '../../search-state/filter-options-query.ts'
import type { SearchState } from '../../search-state/search-state.ts'

export type GroupProps = {
  draft: SearchState
  options: FilterOptions
  facets: JobFacets | undefined
  onChange: (change: Partial<SearchState>) => void
}
