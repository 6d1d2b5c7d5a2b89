import type { IdFilter } from '@jobspan/shared-kit/contracts/search/job-filters'
import type { Formatters } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'
import type { FilterOptions } from '../../search-state/filter-options-query.ts'
import { changeSearch, type FilterGroup } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { toggle } from '../../search-state/toggle.ts'
import { getFilterOptions } from './known-filters.ts'

/** The top range of pay has two ends only because a range must (docs/product-rules.md#top-salary-range). */
const topBucket = { from: 200_001, to: 400_000 }

/** Days of the date filter. */
export const postedWithin = [1, 3, 7, 14, 30] as const

export type ActiveFilter = {
  key: string
  group: FilterGroup | 'other'
  label: string
  /** The search without it. */
  without: SearchState
}

type FilterLabelContext = {
  options: FilterOptions | undefined
  t: PageContext['t']
  /** With the texts of the filters' own parts. */
  tFilter: PageContext['t']
  /** With the kit's texts, which name the countries. */
  place: PageContext['t']
  format: Formatters
  currency: string
  companyName: (id: number) => string | undefined
}

const groupOf: Record<IdFilter, ActiveFilter['group']> = {
  job_locations: 'location',
  main_functions: 'function',
  job_function_ids: 'function',
  function_job_title_ids: 'function',
  job_types: 'job_type',
  xp_lvls: 'experience',
  degrees: 'education',
  company_ids: 'other',
}

export const payRangeLabel = (
  range: { from: number | null; to: number | null },
  currency: string,
  { tFilter, format }: Pick<FilterLabelContext, 'tFilter' | 'format'>,
): string => {
  if (range.from === topBucket.from && range.to === topBucket.to)
    return tFilter('filter.payFrom', { amount: format.money(topBucket.from - 1, currency) })
  if (range.from !== null && range.from > 0 && range.to !== null)
    return tFilter('filter.payBetween', {
      from: format.money(range.from, currency),
      to: format.money(range.to, currency),
    })
  if (range.to !== null) return tFilter('filter.payUpTo', { amount: format.money(range.to, currency) })
  return tFilter('filter.payFrom', { amount: format.money(range.from ?? 0, currency) })
}

/**
 * Every filter in force, named as the visitor reads it. An id that the lists do not know has no name and no chip: the
 * search ignores it too.
 */
export const activeFilters = (state: SearchState, naming: FilterLabelContext): ActiveFilter[] => {
  const { options, t, tFilter } = naming
  const found: ActiveFilter[] = []
  for (const name of Object.keys(groupOf) as IdFilter[]) {
    const known = options ? new Map(getFilterOptions(options, name).map((entry) => [entry.id, entry.value])) : undefined
    for (const id of state[name]) {
      const label = name === 'company_ids' ? (naming.companyName(id) ?? tFilter('filter.oneCompany')) : known?.get(id)
      if (label === undefined) continue
      const without = changeSearch(state, { [name]: toggle(state[name], id) })
      found.push({ key: `${name}-${id}`, group: groupOf[name], label, without })
    }
  }
  if (state.salary_from !== null || state.salary_to !== null)
    found.push({
      key: 'salary',
      group: 'salary',
      label: payRangeLabel({ from: state.salary_from, to: state.salary_to }, naming.currency, naming),
      without: changeSearch(state, { salary_from: null, salary_to: null }),
    })
  for (const arrangement of state.arrangements)
    found.push({
      key: arrangement,
      group: 'arrangement',
      label: t(`arrangement.${arrangement}`),
      without: changeSearch(state, { arrangements: toggle(state.arrangements, arrangement) }),
    })
  for (const country of state.hiring_countries)
    found.push({
      key: `from-${country}`,
      group: 'other',
      label: tFilter('filter.hiresFrom', { country: naming.place(`country.${country}`) }),
      without: changeSearch(state, { hiring_countries: toggle(state.hiring_countries, country) }),
    })
  for (const language of state.posting_languages)
    found.push({
      key: `in-${language}`,
      group: 'other',
      label: t(`card.postedIn.${language.split('-')[0]}`),
      without: changeSearch(state, { posting_languages: toggle(state.posting_languages, language) }),
    })
  if (state.posted_within !== null)
    found.push({
      key: 'date',
      group: 'date',
      label: t('filter.postedWithin', { count: state.posted_within }),
      without: changeSearch(state, { posted_within: null }),
    })
  if (state.is_company_verified)
    found.push({
      key: 'verified',
      group: 'verified',
      label: t('filter.verified'),
      without: changeSearch(state, { is_company_verified: false }),
    })
  if (state.is_web3)
    found.push({
      key: 'web3',
      group: 'other',
      label: tFilter('filter.web3'),
      without: changeSearch(state, { is_web3: false }),
    })
  if (state.is_urgent)
    found.push({
      key: 'urgent',
      group: 'other',
      label: tFilter('filter.urgent'),
      without: changeSearch(state, { is_urgent: false }),
    })
  return found
}
