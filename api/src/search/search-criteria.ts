import type { ListEntry } from '@jobspan/shared-kit/contracts/config'
import type { JobFilter } from '@jobspan/shared-kit/contracts/jobs'
import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { configList, findOption } from '../config/lists/config-list.ts'
import { placeMark } from '../jobs/search-columns.ts'

import { arrangementIds, dayNumber, encodeTag, maxTagId, type TagGroup } from '../jobs/tags.ts'

import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { toTsQuery } from '../platform/text/ts-query.ts'
import { toFunctionTags } from './function-filter.ts'
import { toPayBounds } from './salary-ranges.ts'

/** Who asks: the country decides the scope, the language how words are taken; companies that they blocked are left out. */
export type Visitor = { country: CountryKey; language: LanguageKey; blocked?: ReadonlySet<number> }

/** A filter as search works with it. Serialisable, so that it can be the key of a cache. */
export type Criteria = {
  /** Id of the country whose search this is; null for all countries. */
  scope: number | null
  country: CountryKey | null
  /** A tsquery over the words of a posting. */
  text: string | null
  /** A tsquery over the words of its places. */
  place: string | null
  /** Something was asked for that no posting can hold, such as only punctuation. */
  matchesNothing: boolean
  /** Any of the tags of each group; by the name of the URL parameter. */
  groups: { filter: GroupFilter; tags: number[] }[]
  /** A month in US dollars. */
  salary: { from: number; to: number } | null
  /** The earliest day, counted from 1970. */
  postedDay: number | null
  /** The currency of the visitor's country, in which the salary ranges are meant. */
  currency: string
  /** Companies whose jobs are left out, by rising id. */
  hiddenCompanies: readonly number[]
}

type GroupFilter =
  | 'job_locations'
  | 'main_functions'
  | 'job_function_ids'
  | 'function_job_title_ids'
  | 'job_types'
  | 'xp_lvls'
  | 'degrees'
  | 'company_ids'
  | 'is_company_verified'
  | 'is_web3'
  | 'arrangements'

const listed: { filter: GroupFilter; group: TagGroup; list: string }[] = [
  { filter: 'job_locations', group: 'location', list: 'locations' },
  { filter: 'job_types', group: 'jobType', list: 'job_types' },
  { filter: 'xp_lvls', group: 'xpLvl', list: 'xp_lvls' },
  { filter: 'degrees', group: 'degree', list: 'degrees' },
]

/** Whether who searches a country (null: all) can choose the option; places are those of the country. */
const isOffered = (option: ListEntry | undefined, country: CountryKey | null): boolean =>
  option !== undefined && (country === null || option.country === undefined || option.country === country)

/**
 * Reads a filter as the visitor means it. Ids that no list holds are dropped, and so are places of a country that is not
 * searched, as in an address that was taken along to another country; an unknown country is the visitor's.
 */
export const toCriteria = (filter: JobFilter, visitor: Visitor, now = Date.now()): Criteria => {
  const country = resolveSearchCountry(filter.country, visitor.country)
  const query = filter.query?.trim() ?? ''
  const location = filter.location?.trim() ?? ''
  const ids = filter as Partial<Record<GroupFilter, number[]>>
  const groups: Criteria['groups'] = []
  const add = (name: GroupFilter, tags: number[]) => {
    if (tags.length > 0) groups.push({ filter: name, tags: [...new Set(tags)].sort((one, other) => one - other) })
  }
  const work = toFunctionTags(filter)
  if (work) add(work.filter, work.tags)
  for (const { filter: name, group, list } of listed) {
    const options = configList(list, 'en-us')
    add(
      name,
      (ids[name] ?? []).filter((id) => isOffered(findOption(options, id), country)).map((id) => encodeTag(group, id)),
    )
  }
  const arrangements = (filter.arrangements ?? []).map((name) => encodeTag('arrangement', arrangementIds[name]))
  add('arrangements', arrangements)
  add(
    'company_ids',
    (filter.company_ids ?? []).map((id) => encodeTag('company', Math.min(id, maxTagId))),
  )
  if (filter.is_company_verified) add('is_company_verified', [encodeTag('verified', 1)])
  if (filter.is_web3) add('is_web3', [encodeTag('web3', 1)])
  const text = toTsQuery(query, visitor.language)
  // Known places win over the text of the place field: the text is then only how the visitor's choice reads.
  const isPlaceSearched = location !== '' && !groups.some((group) => group.filter === 'job_locations')
  const place = isPlaceSearched ? toTsQuery(location, null, placeMark) : null
  const currency = findCountry(visitor.country)?.currency ?? 'USD'
  const isPayAsked = filter.salary_from !== undefined || filter.salary_to !== undefined
  return {
    scope: country === null ? null : (findCountry(country)?.id ?? null),
    country,
    text,
    place,
    matchesNothing: (query !== '' && text === null) || (isPlaceSearched && place === null),
    groups,
    salary: isPayAsked ? toPayBounds({ from: filter.salary_from, to: filter.salary_to }, currency) : null,
    postedDay: filter.posted_within === undefined ? null : dayNumber(now) - filter.posted_within,
    currency,
    hiddenCompanies: [...(visitor.blocked ?? [])].sort((one, other) => one - other),
  }
}

/** The criteria without one filter, for counting what dropping it would give. */
export const withoutFilter = (criteria: Criteria, filter: string): Criteria => {
  if (filter === 'query') return { ...criteria, text: null, matchesNothing: false }
  if (filter === 'location') return { ...criteria, place: null, matchesNothing: false }
  if (filter === 'salary') return { ...criteria, salary: null }
  if (filter === 'posted_within') return { ...criteria, postedDay: null }
  if (filter === 'country') return { ...criteria, scope: null, country: null }
  return { ...criteria, groups: criteria.groups.filter((group) => group.filter !== filter) }
}
