import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { functionFilters, type JobFilterName } from '@jobspan/shared-kit/contracts/search/job-filters'
import type { WordQuery } from '../../platform/text/word-query.ts'

/**
 * A part of a query that a job should hold: an occupation, a place, a company or a plain word. Serialisable, as it is a part of the criteria.
 */
export type SearchUnit = {
  kind: 'occupation' | 'word' | 'place' | 'company'
  /** As typed. */
  words: string
  /** Whether jobs without it are left out; a level such as “senior” only ranks. */
  isRequired: boolean
  /** For titles: each word in all its forms, or a run of Chinese or Japanese characters. A title holds one form of each. */
  title: readonly string[][]
  /** For the rest of a posting. */
  text: WordQuery | null
  /** Numbers of the occupation, of all narrower ones, and of those near it, the closest first. */
  occupations: readonly number[]
  narrowerOccupations: readonly number[]
  nearOccupations: readonly number[]
  /** Ids of the departments that the words name; their jobs are of the occupation that was asked for. */
  mainFunctions: readonly number[]
  /** How words begin that few but the names of the occupation hold. */
  beginnings: readonly string[]
  /** Ids of locations, any of which will do. */
  locations: readonly number[]
  companies: readonly number[]
}

/** What the words of a search ask for. */
export type SearchWords = {
  units: readonly SearchUnit[]
  /** The words that a title should hold, without spaces: a title that is just so comes first. */
  titleKey: string
  /** By the letter: jobs that lack a word are not near. */
  isExact: boolean
  /** Other words were filters, so that one that nothing holds may be missing. */
  hasFilters: boolean
  /** Tags that a job should rather have, of those that the words allow: “no experience” before less than a year. */
  preferredTags: readonly number[]
  /** Only remote jobs are asked for, so that the country counts for less. */
  isRemote: boolean
}

/** A search as the index answers it. Serialisable, so that it can be the key of a cache. */
export type Criteria = {
  /** Id of the country whose search this is; null for all countries. */
  scope: number | null
  country: CountryKey | null
  /** The words of a posting; null where none were typed. */
  words: SearchWords | null
  /** The visitor's language, and the one most spoken in the searched country. */
  language: LanguageKey
  countryLanguage: LanguageKey
  /** The words of its places. */
  place: WordQuery | null
  /** Something was asked for that no posting can hold, such as only punctuation. */
  matchesNothing: boolean
  /** Any of the tags of each group. */
  groups: { filter: JobFilterName; tags: number[] }[]
  /** A month in US dollars. */
  salary: { from: number; to: number } | null
  /** Ids of the countries that the work is offered from; any where there are none. */
  hiringCountries: readonly number[]
  /** Languages that postings are written in; any where there are none. */
  postingLanguages: readonly LanguageKey[]
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
  if (filter === 'query') return { ...criteria, words: null, matchesNothing: false }
  if (filter === 'location') return { ...criteria, place: null, matchesNothing: false }
  if (filter === 'salary') return { ...criteria, salary: null }
  if (filter === 'posted_within') return { ...criteria, postedDay: null }
  if (filter === 'hiring_countries') return { ...criteria, hiringCountries: [] }
  if (filter === 'posting_languages') return { ...criteria, postingLanguages: [] }
  if (filter === 'country') return { ...criteria, scope: null, country: null }
  return { ...criteria, groups: criteria.groups.filter((group) => group.filter !== filter) }
}

/** The filters that the criteria hold, beside words and country. */
export const selectedFilters = ({
  groups,
  salary,
  postedDay,
  hiringCountries,
  postingLanguages,
}: Criteria): RemovableFilter[] => [
  ...groups.map(({ filter }) => filter),
  ...(hiringCountries.length > 0 ? (['hiring_countries'] as const) : []),
  ...(postingLanguages.length > 0 ? (['posting_languages'] as const) : []),
  ...(salary ? (['salary'] as const) : []),
  ...(postedDay === null ? [] : (['posted_within'] as const)),
]

/** The filters whose options are counted without this one: itself, and with a choice of functions the whole tree. */
export const filtersCountedTogether = (filter: RemovableFilter): readonly RemovableFilter[] =>
  (functionFilters as readonly string[]).includes(filter) ? functionFilters : [filter]
