import type { ListEntry } from '@jobspan/shared-kit/contracts/config/config'
import { type JobFilter, jobFilterQuery } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobFilterName } from '@jobspan/shared-kit/contracts/search/job-filters'
import { configList, findOption } from '../config/lists/config-list.ts'
import { placeMark } from '../jobs/search-columns.ts'
import { arrangementIds, dayNumber, encodeTag, maxTagId } from '../jobs/tags.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { parseWordQuery } from '../platform/text/word-query.ts'
import { toFunctionTags } from './function-filter.ts'
import type { Criteria } from './job-index/criteria.ts'
import type { Visitor } from './job-search.ts'
import type { QueryPlan } from './query-understanding/query-plan.ts'
import { planByLetter } from './query-understanding/understand-query.ts'
import { toPayBounds } from './salary-ranges.ts'
import { tagGroupByFilter } from './tag-group-by-filter.ts'

/** The words by the letter: for whoever has no dictionary. */
const planOf = ({ query = '' }: JobFilter): QueryPlan | null => (query.trim() === '' ? null : planByLetter(query))

/** What the words would rather have than the rest that they allow: the first of several values. */
const preferencesOf = ({ filters }: QueryPlan): { preferredTags: number[]; isRemote: boolean } => ({
  preferredTags: filters.flatMap(({ field, value }) => {
    const [first, ...others] = value.split(',').map(Number)
    return field === 'xp_lvls' && first !== undefined && others.length > 0 ? [encodeTag('xpLvl', first)] : []
  }),
  isRemote: filters.some(({ field, value }) => field === 'arrangements' && value === 'remote'),
})

/** The filter with those that its words stood for. What was chosen itself wins. */
const withPlannedFilters = (filter: JobFilter, { filters }: QueryPlan): JobFilter => {
  const planned = jobFilterQuery.parse(Object.fromEntries(filters.map(({ field, value }) => [field, value])))
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined)
  return { ...planned, ...Object.fromEntries(chosen) }
}

/** Filters whose ids are options of one list. */
const listFilters = [
  { filter: 'job_locations', list: 'locations' },
  { filter: 'job_types', list: 'job_types' },
  { filter: 'xp_lvls', list: 'xp_lvls' },
  { filter: 'degrees', list: 'degrees' },
] as const

const byNumber = (one: number, other: number) => one - other

/** Whether a search of the country (null: all) offers the option; places are those of the country. */
const isOffered = (option: ListEntry | undefined, country: CountryKey | null): boolean =>
  option !== undefined && (country === null || option.country === undefined || option.country === country)

/**
 * The criteria that a filter means for a visitor. Ids that no list holds are dropped, and so are places of a country that is not searched,
 * as in a URL that was opened for another country. An unknown country means the visitor's.
 */
export const toSearchCriteria = (
  given: JobFilter,
  visitor: Visitor,
  plan: QueryPlan | null = planOf(given),
  now = Date.now(),
): Criteria => {
  const filter = plan ? withPlannedFilters(given, plan) : given
  const country = resolveSearchCountry(filter.country, visitor.country)
  const location = filter.location?.trim() ?? ''
  const groups: Criteria['groups'] = []
  const addTags = (name: JobFilterName, tags: number[]) => {
    if (tags.length > 0) groups.push({ filter: name, tags: [...new Set(tags)].sort((one, other) => one - other) })
  }
  const addIds = (name: keyof typeof tagGroupByFilter, ids: readonly number[]) =>
    addTags(
      name,
      ids.map((id) => encodeTag(tagGroupByFilter[name], id)),
    )
  const functions = toFunctionTags(filter)
  if (functions) addTags(functions.filter, functions.tags)
  for (const { filter: name, list } of listFilters) {
    const options = configList(list, 'en-us')
    addIds(
      name,
      (filter[name] ?? []).filter((id) => isOffered(findOption(options, id), country)),
    )
  }
  addIds(
    'arrangements',
    (filter.arrangements ?? []).map((name) => arrangementIds[name]),
  )
  addIds(
    'company_ids',
    (filter.company_ids ?? []).map((id) => Math.min(id, maxTagId)),
  )
  addIds('is_company_verified', filter.is_company_verified ? [1] : [])
  addIds('is_web3', filter.is_web3 ? [1] : [])
  addIds('is_urgent', filter.is_urgent ? [1] : [])
  // Chosen places win over the text of the place field, which then only names them.
  const isPlaceSearched = location !== '' && !groups.some((group) => group.filter === 'job_locations')
  const place = isPlaceSearched ? parseWordQuery(location, null, placeMark) : null
  const currency = findCountry(visitor.country)?.currency ?? 'USD'
  const isPayAsked = filter.salary_from !== undefined || filter.salary_to !== undefined
  return {
    scope: country === null ? null : (findCountry(country)?.id ?? null),
    country,
    words: plan && {
      units: plan.units,
      titleKey: plan.titleKey,
      isExact: plan.understood.is_exact,
      hasFilters: plan.filters.length > 0,
      ...preferencesOf(plan),
    },
    language: visitor.language,
    countryLanguage: findCountry(country ?? visitor.country)?.language ?? 'en-us',
    place,
    matchesNothing: plan?.matchesNothing === true || (isPlaceSearched && place === null),
    groups,
    hiringCountries: (filter.hiring_countries ?? []).flatMap((key) => findCountry(key)?.id ?? []).sort(byNumber),
    postingLanguages: [...new Set(filter.posting_languages)].sort(),
    salary: isPayAsked ? toPayBounds({ from: filter.salary_from, to: filter.salary_to }, currency) : null,
    postedDay: filter.posted_within === undefined ? null : dayNumber(now) - filter.posted_within,
    currency,
    hiddenCompanies: [...(visitor.blocked ?? [])].sort(byNumber),
  }
}
