import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { cleanText } from './clean-text.ts'
import { type SearchState, toFilterQuery } from './search-state.ts'
import { withCriteria } from './with-criteria.ts'

/** The understood query without the words that stood for something else than work. */
const workWords = ({ text, filters, place, company }: SearchUnderstanding): string => {
  const parts = [...filters, place, company].filter((part) => part !== null)
  if (parts.length === 1 && parts[0]) return parts[0].query_without
  return cleanText(parts.reduce((rest, { words }) => rest.replace(words, ' '), text))
}

/** Fields that hold several values, to which words add another one. */
const isList = (field: string) => field === 'job_types' || field === 'xp_lvls' || field === 'arrangements'

/** A search as it was understood, with its filters, place and company said as such: what an alert looks for. */
export const toUnderstoodSearch = (
  state: SearchState,
  understood: SearchUnderstanding | null | undefined,
): SearchState => {
  if (!understood || understood.is_exact) return state
  const { filters, place, company } = understood
  const asked = toFilterQuery(state)
  const criteria: Record<string, string | null> = { query: workWords(understood) || null }
  for (const { field, value } of filters) {
    const before = isList(field) ? (criteria[field] ?? asked[field]) : undefined
    criteria[field] = before ? `${before},${value}` : value
  }
  if (place && place.location_id !== null) criteria.job_locations = String(place.location_id)
  else if (place) criteria.location = place.label
  if (company) criteria.company_ids = String(company.company.id)
  return withCriteria(state, criteria)
}
