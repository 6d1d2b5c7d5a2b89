import { functionFilters, type JobFilterName } from '@jobspan/shared-kit/contracts/job-filters'
import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
import type { WordQuery } from '../../platform/text/word-query.ts'

/** A search as the index answers it. Serialisable, so that it can be the key of a cache. */
export type Criteria = {
  /** Id of the country whose search this is; null for all countries. */
  scope: number | null
  country: CountryKey | null
  /** The words of a posting. */
  text: WordQuery | null
  /** The words of its places. */
  place: WordQuery | null
  /** Something was asked for that no posting can hold, such as only punctuation. */
  matchesNothing: boolean
  /** Any of the tags of each group. */
  groups: { filter: JobFilterName; tags: number[] }[]
  /** A month in US dollars. */
  salary: { from: number; to: number } | null
  /** The earliest day, counted from 1970. */
  postedDay: number | null
  /** The currency of the visitor's country, in which the salary ranges are meant. */
  currency: string
  /** Companies whose jobs are left out, by rising id. */
  hiddenCompanies: readonly number[]
}

/** What can be taken out of a search by itself: the two bounds of pay are one. */
export type RemovableFilter = JobFilterName | 'salary'

/** The criteria without one filter, for counting what dropping it would give. */
export const withoutFilter = (criteria: Criteria, filter: RemovableFilter): Criteria => {
  if (filter === 'query') return { ...criteria, text: null, matchesNothing: false }
  if (filter === 'location') return { ...criteria, place: null, matchesNothing: false }
  if (filter === 'salary') return { ...criteria, salary: null }
  if (filter === 'posted_within') return { ...criteria, postedDay: null }
  if (filter === 'country') return { ...criteria, scope: null, country: null }
  return { ...criteria, groups: criteria.groups.filter((group) => group.filter !== filter) }
}

/** The filters that the criteria hold, beside words and country. */
export const selectedFilters = ({ groups, salary, postedDay }: Criteria): RemovableFilter[] => [
  ...groups.map(({ filter }) => filter),
  ...(salary ? (['salary'] as const) : []),
  ...(postedDay === null ? [] : (['posted_within'] as const)),
]

/** The filters whose options are counted without this one: itself, and with a choice of functions the whole tree. */
export const filtersCountedTogether = (filter: RemovableFilter): readonly RemovableFilter[] =>
  (functionFilters as readonly string[]).includes(filter) ? functionFilters : [filter]
