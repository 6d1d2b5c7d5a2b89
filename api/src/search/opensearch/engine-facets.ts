import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { idFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { arrangementIds, dayNumber } from '../../jobs/tags.ts'
import { type Criteria, filtersCountedTogether, type RemovableFilter, withoutFilter } from '../job-index/criteria.ts'
import { enoughFull } from '../job-index/match-jobs.ts'
import { exactLimit } from '../job-search.ts'
import { countedRanges } from '../salary-ranges.ts'
import { tagGroupByFilter } from '../tag-group-by-filter.ts'
import { bucketsOf } from './engine-dictionary.ts'
import { filterQueries, matchBase, matchCriteria, paysWithin } from './match-criteria.ts'
import { allOf, type Query } from './query-language.ts'
import { type ResolvedWords, resolveWords } from './resolve-words.ts'
import type { Aggregation, SearchEngine } from './search-engine.ts'

/** Filters that the answer counts by the ids of their options. */
const optionFacets = idFilters.filter((name) => name !== 'company_ids')

/** The choices of “posted within”, in days. */
const postedWithinDays = [1, 3, 7, 14, 30] as const

// More options than any list has.
const maxOptions = 10_000
const maxCountries = 300

/** Counts what has all filters but those that are counted together with this one. */
const countWithout = (filters: Map<string, Query>, filter: RemovableFilter, counts: Record<string, unknown>) => {
  const own = new Set<string>(filtersCountedTogether(filter))
  const others = [...filters].filter(([name]) => !own.has(name)).map(([, query]) => query)
  return { filter: allOf(others), aggs: counts }
}

const facetAggregations = (criteria: Criteria) => {
  const filters = filterQueries(criteria)
  const options = (filter: keyof typeof tagGroupByFilter) =>
    countWithout(filters, filter, { options: { terms: { field: tagGroupByFilter[filter], size: maxOptions } } })
  const today = dayNumber(Date.now())
  const ranges = countedRanges(criteria.currency).map((range) => [`${range.id}`, paysWithin(range)])
  return {
    total: { filter: allOf([...filters.values()]) },
    ...Object.fromEntries(optionFacets.map((name) => [name, options(name)])),
    arrangements: options('arrangements'),
    is_company_verified: options('is_company_verified'),
    posted_within: countWithout(filters, 'posted_within', {
      options: {
        range: {
          field: 'posted_day',
          ranges: postedWithinDays.map((days) => ({ key: `${days}`, from: today - days })),
        },
      },
    }),
    salary: countWithout(filters, 'salary', { options: { filters: { filters: Object.fromEntries(ranges) } } }),
  }
}

const countsOf = (aggregation: Aggregation | undefined): Record<string, number> => {
  const buckets = (aggregation?.options as Aggregation | undefined)?.buckets ?? []
  const entries = Array.isArray(buckets)
    ? buckets.map(({ key, doc_count: count }) => [key, count])
    : Object.entries(buckets).map(([key, { doc_count: count }]) => [key, count])
  return Object.fromEntries(entries)
}

const held = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count))

const byCountry = { countries: { terms: { field: 'scopes', size: maxCountries } } }
const countAll = (query: Query) => ({ query, size: 0, track_total_hits: true, aggs: byCountry })

/** The searches that count the jobs of each country: those with all words, with some of them, and with all words and no filter. */
const countrySearches = (anywhere: Criteria, words: ResolvedWords | null) =>
  words === null
    ? [countAll(matchCriteria(anywhere, null))]
    : [
        countAll(matchCriteria(anywhere, words, false)),
        countAll(matchCriteria(anywhere, words, true)),
        countAll(words.full),
      ]

type Counted = { total: number; aggregations: Record<string, Aggregation> }

/** Whether a country shows jobs that lack some of the words depends on how many lack none there. */
const toCountries = ([full, partial, holdingAll]: readonly Counted[], words: ResolvedWords | null) => {
  const read = (counted: Counted | undefined) =>
    new Map(bucketsOf(counted?.aggregations.countries).map(({ key, doc_count: count }) => [Number(key), count]))
  const [fullByCountry, partialByCountry, heldByCountry] = [full, partial, holdingAll].map(read)
  const isPartialShown = (country: number) => words !== null && (heldByCountry?.get(country) ?? 0) < enoughFull
  const counts = countries.map(
    ({ id, key }) => [key, (isPartialShown(id) ? partialByCountry : fullByCountry)?.get(id) ?? 0] as const,
  )
  const all = ['all', (words !== null && (holdingAll?.total ?? 0) < enoughFull ? partial : full)?.total ?? 0] as const
  return Object.fromEntries([all, ...counts].filter(([, count]) => count > 0))
}

/** Counts for every filter option, each group counted as if nothing in it were selected. */
export const countEngineFacets = async (engine: SearchEngine, criteria: Criteria, hidden: readonly Query[]) => {
  // A country is chosen without the places that were chosen in another.
  const anywhere = withoutFilter(withoutFilter(criteria, 'country'), 'job_locations')
  const [words, wordsAnywhere] = await Promise.all([resolveWords(engine, criteria), resolveWords(engine, anywhere)])
  const [answer, ...byCountries] = await engine.searchAll([
    {
      query: { bool: { filter: [matchBase(criteria, words)], must_not: hidden } },
      size: 0,
      track_total_hits: false,
      aggs: facetAggregations(criteria),
    },
    ...countrySearches(anywhere, wordsAnywhere),
  ])
  const facets = answer?.aggregations ?? {}
  const total = facets.total?.doc_count ?? 0
  const arrangements = countsOf(facets.arrangements)
  return {
    total,
    is_approximate: total > exactLimit,
    ...(Object.fromEntries(optionFacets.map((name) => [name, countsOf(facets[name])])) as Record<
      (typeof optionFacets)[number],
      Record<string, number>
    >),
    salary_ranges: held(countsOf(facets.salary)),
    arrangements: Object.fromEntries(
      Object.entries(arrangementIds).flatMap(([name, id]) => (arrangements[id] ? [[name, arrangements[id]]] : [])),
    ),
    is_company_verified: countsOf(facets.is_company_verified)[1] ?? 0,
    posted_within: countsOf(facets.posted_within),
    countries: toCountries(byCountries, wordsAnywhere),
  } satisfies JobFacets
}
