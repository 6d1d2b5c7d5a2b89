import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import type { SearchUnit } from '../job-index/criteria.ts'

/** A filter that words of the query stood for: the name of a search parameter and its value. */
export type PlannedFilter = { field: string; value: string }

/** What a query asks for. */
export type QueryPlan = {
  units: SearchUnit[]
  filters: PlannedFilter[]
  /** What is left of the query for a title, without spaces: a title that is just so comes first. */
  titleKey: string
  understood: SearchUnderstanding
  /** Something was typed that no posting can hold, such as only punctuation. */
  matchesNothing: boolean
}
