import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import type { Formatters } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'
import { changeSearch } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'

type Texts = { t: PageContext['t']; tFilter: PageContext['t']; format: Formatters }

type Filter = SearchUnderstanding['filters'][number]

/** The API names options of its lists; what is no option of a list is worded here. */
const labelOf = ({ label, field, value, words, amount, currency }: Filter, { t, tFilter, format }: Texts): string => {
  if (label !== null) return label
  if (amount !== undefined && currency !== undefined)
    return tFilter(field === 'salary_to' ? 'filter.payUpTo' : 'filter.payFrom', {
      amount: format.money(amount, currency),
    })
  if (field === 'posted_within') return t('filter.postedWithin', { count: Number(value) })
  if (field === 'is_urgent') return tFilter('filter.urgent')
  return words
}

/** What words of the query stood for, each with the search without these words. */
export const understoodFilters = (
  understood: SearchUnderstanding | null | undefined,
  state: SearchState,
  texts: Texts,
): { key: string; label: string; without: SearchState }[] => {
  if (!understood) return []
  const { filters, place, company } = understood
  const without = (query: string) => changeSearch(state, { query })
  return [
    ...filters.map((filter) => ({
      key: `understood-${filter.field}-${filter.value}`,
      label: labelOf(filter, texts),
      without: without(filter.query_without),
    })),
    ...(place ? [{ key: 'understood-place', label: place.label, without: without(place.query_without) }] : []),
    ...(company
      ? [{ key: 'understood-company', label: company.company.name, without: without(company.query_without) }]
      : []),
  ]
}
