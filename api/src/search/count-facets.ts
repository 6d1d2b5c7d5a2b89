import { setImmediate } from 'node:timers/promises'
import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { idFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { arrangementIds, dayNumber, idOfTag, type TagGroup, tagGroups } from '../jobs/tags.ts'
import { createCacheByOwner } from '../platform/cache/cache-by-owner.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { type Bitmap, popcount, withPooledBitmaps } from './job-index/bitmap.ts'
import { countOptions, countPayRanges } from './job-index/count-options.ts'
import {
  type Criteria,
  filtersCountedTogether,
  type RemovableFilter,
  selectedFilters,
  withoutFilter,
} from './job-index/criteria.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { enoughFull, matchJobs, showsPartial } from './job-index/match-jobs.ts'
import { type MatchedWords, matchWords, type WordMatches } from './job-index/match-units.ts'
import { exactLimit, facetSampleSize } from './job-search.ts'
import { countedRanges } from './salary-ranges.ts'
import { tagGroupByFilter } from './tag-group-by-filter.ts'

/** How many jobs answer to each tag, and to each range of pay by its id. */
type FacetCounts = { tags: Map<number, number>; salary: Record<string, number> }

const facetCache = createQueryCache<JobFacets>({ maxEntries: 1_000, ttlSeconds: 10 })

/** Filters that the answer counts by the ids of their options. */
const optionFacets = idFilters.filter((name) => name !== 'company_ids')
type OptionFacet = (typeof optionFacets)[number]

// The answer counts no companies, no Web3 jobs and no urgent ones.
const { company_ids: _companies, is_web3: _web3, is_urgent: _urgent, ...countedGroups } = tagGroupByFilter
const groupByFilter: Partial<Record<RemovableFilter, TagGroup>> = countedGroups

/** The choices of “posted within”, in days. */
const postedWithinDays = [1, 3, 7, 14, 30] as const

/** The language only ranks jobs: counts are the same for visitors of all languages. */
const withoutLanguage = ({ language: _language, countryLanguage: _countryLanguage, ...counted }: Criteria) => counted

/** Counts for every filter option, each group counted as if nothing in it were selected. */
export const countFacets = async (db: QueryExecutor, criteria: Criteria): Promise<JobFacets> => {
  // Shown beside the results of a search, they must agree with these.
  const { version } = await getJobIndex(db)
  return facetCache(db, JSON.stringify([withoutLanguage(criteria), version]), () => countAll(db, criteria))
}

// Some counts of a million jobs take milliseconds each. Others are answered in between.
const maxStepMs = 3
// Where jobs change faster than they are counted, waiting for others has to end.
const maxAttempts = 3

const countAll = async (db: QueryExecutor, criteria: Criteria, attempt = 1): Promise<JobFacets> => {
  const index = await getJobIndex(db)
  const { version } = index
  const words = await matchWords(index, criteria)
  const anywhere = anyCountry(criteria)
  const wordsAnywhere = await matchWords(index, anywhere)
  const withBitmaps = <Counts>(count: (acquireBitmap: () => Bitmap) => Counts) =>
    withPooledBitmaps(index.columns.capacity(), count)
  const countByCountry = () =>
    withBitmaps((acquireBitmap) =>
      countOnce(index, anywhere, 'countries', () => countCountries(index, anywhere, wordsAnywhere, acquireBitmap)),
    )
  const parts = [
    countByCountry,
    ...countedFilters(criteria).map(
      (filter) => () => withBitmaps((acquireBitmap) => countWithout(filter, index, criteria, words, acquireBitmap)),
    ),
  ]
  let began = performance.now()
  for (const count of parts) {
    count()
    if (performance.now() - began < maxStepMs) continue
    await setImmediate()
    began = performance.now()
  }
  // The counts of an answer are of one state of the jobs; after some attempts the words alone may be of one before.
  if (index.version !== version && attempt < maxAttempts) return countAll(db, criteria, attempt + 1)
  return {
    ...withBitmaps((acquireBitmap) => countMatching(index, criteria, words, acquireBitmap)),
    countries: countByCountry(),
  }
}

type CachedCounts = { counts: unknown; version: number }

// What is counted without a filter is the same for each of its options, and a visitor tries several. An entry takes up to 30 KB.
const countCacheOf = createCacheByOwner<JobIndex, string, CachedCounts>({ max: 600 })

/** Counts of the jobs of these criteria; `name` tells counts of the same jobs apart. */
const countOnce = <Counts>(index: JobIndex, criteria: Criteria, name: string, count: () => Counts): Counts => {
  const cache = countCacheOf(index)
  const key = JSON.stringify([name, withoutLanguage(criteria)])
  const cached = cache.get(key)
  if (cached?.version === index.version) return cached.counts as Counts
  const counts = count()
  cache.set(key, { counts, version: index.version })
  return counts
}

/** A country is chosen without the places that were chosen in another. */
const anyCountry = (criteria: Criteria): Criteria => withoutFilter(withoutFilter(criteria, 'country'), 'job_locations')

/**
 * How many of the jobs each country's search shows, and all of them; a remote job counts in each country that it is open to. Whether a country
 * shows jobs that lack some of the words depends on how many lack none there.
 */
const countCountries = (
  index: JobIndex,
  anywhere: Criteria,
  words: MatchedWords,
  acquireBitmap: () => Bitmap,
): Record<string, number> => {
  const { columns } = index
  const holdingAll = words.text && countHoldingAll(index, words.text)
  const isPartialShown = (country: number) => holdingAll !== null && (holdingAll.get(country) ?? 0) < enoughFull
  const full = matchJobs(index, anywhere, words, acquireBitmap, false)
  // Where the words are common all countries are full of jobs that hold all of them, and no other jobs need be counted.
  const partial = countries.some(({ id }) => isPartialShown(id))
    ? matchJobs(index, anywhere, words, acquireBitmap, true)
    : full
  const fullByCountry = columns.countByScope(full)
  const partialByCountry = partial === full ? fullByCountry : columns.countByScope(partial)
  const counts = countries.map(
    ({ id, key }) => [key, (isPartialShown(id) ? partialByCountry : fullByCountry).get(id) ?? 0] as const,
  )
  const all = ['all', popcount(showsPartial(words, columns.open()) ? partial : full)] as const
  return Object.fromEntries([all, ...counts].filter(([, count]) => count > 0))
}

const holdingAllOf = new WeakMap<WordMatches, { counts: ReadonlyMap<number, number>; version: number }>()

/** How many jobs hold all of the words in each country, whatever else is chosen. */
const countHoldingAll = ({ columns, version }: JobIndex, words: WordMatches): ReadonlyMap<number, number> => {
  const known = holdingAllOf.get(words)
  if (known?.version === version) return known.counts
  const counts = columns.countByScope(words.full)
  holdingAllOf.set(words, { counts, version })
  return counts
}

const countMatching = (
  index: JobIndex,
  criteria: Criteria,
  words: MatchedWords,
  acquireBitmap: () => Bitmap,
): JobFacets => {
  const matches = matchJobs(index, criteria, words, acquireBitmap)
  const total = popcount(matches)
  const sampleSize = total > exactLimit ? facetSampleSize : exactLimit
  const all = countTagsAndPay(index, matches, criteria, sampleSize)
  const lifted = countLifted(index, criteria, words, acquireBitmap)
  const countsOf = (filter: RemovableFilter) => lifted.get(filter) ?? all
  const facet = (filter: keyof typeof countedGroups) =>
    optionCounts(countsOf(filter), index.columns.tagsOfGroup(tagGroups[tagGroupByFilter[filter]]))
  const arrangements = facet('arrangements')
  return {
    total,
    is_approximate: total > exactLimit,
    ...(Object.fromEntries(optionFacets.map((name) => [name, facet(name)])) as Record<
      OptionFacet,
      Record<string, number>
    >),
    salary_ranges: countsOf('salary').salary,
    arrangements: Object.fromEntries(
      Object.entries(arrangementIds).flatMap(([name, id]) => (arrangements[id] ? [[name, arrangements[id]]] : [])),
    ),
    is_company_verified: facet('is_company_verified')[1] ?? 0,
    posted_within: countPosted(facet('posted_within')),
  }
}

/** The selected filters whose options are in the answer: a company, for example, has none. */
const countedFilters = (criteria: Criteria): RemovableFilter[] =>
  selectedFilters(criteria).filter((filter) => filter === 'salary' || groupByFilter[filter] !== undefined)

/** The counts of the options of a filter without it. */
const countWithout = (
  filter: RemovableFilter,
  index: JobIndex,
  criteria: Criteria,
  words: MatchedWords,
  acquireBitmap: () => Bitmap,
): FacetCounts => {
  const lifted = withoutFilter(criteria, filter)
  return countOnce(index, lifted, filter, () => {
    const found = matchJobs(index, lifted, words, acquireBitmap)
    if (filter === 'salary') {
      const ranges = countedRanges(criteria.currency)
      return { tags: new Map(), salary: countsOfRanges(ranges, countPayRanges(index, found, ranges)) }
    }
    const groups = filtersCountedTogether(filter).flatMap((name) => groupByFilter[name] ?? [])
    const tags = index.columns.countTags(
      found,
      groups.map((group) => tagGroups[group]),
    )
    return { tags, salary: {} }
  })
}

/** For each selected filter, the counts of its own options without it. */
const countLifted = (
  index: JobIndex,
  criteria: Criteria,
  words: MatchedWords,
  acquireBitmap: () => Bitmap,
): Map<RemovableFilter, FacetCounts> => {
  const lifted = new Map<RemovableFilter, FacetCounts>()
  for (const filter of countedFilters(criteria)) {
    const counts = countWithout(filter, index, criteria, words, acquireBitmap)
    for (const name of filtersCountedTogether(filter)) lifted.set(name, counts)
  }
  return lifted
}

const countTagsAndPay = (index: JobIndex, jobs: Bitmap, { currency }: Criteria, sampleSize: number): FacetCounts => {
  const ranges = countedRanges(currency)
  const { tags, ranges: counts } = countOptions(index, jobs, { ranges, sampleSize })
  return { tags, salary: countsOfRanges(ranges, counts) }
}

/** By the ids of the ranges; those without jobs are left out. */
const countsOfRanges = (
  ranges: readonly { id: string | number }[],
  counts: readonly number[],
): Record<string, number> =>
  Object.fromEntries(ranges.flatMap(({ id }, position) => (counts[position] ? [[id, counts[position]]] : [])))

const optionCounts = ({ tags: counts }: FacetCounts, tags: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    tags.flatMap((tag) => {
      const count = counts.get(tag)
      return count === undefined ? [] : [[idOfTag(tag), count] as const]
    }),
  )

/** Jobs posted within so many days, of counts by day. */
const countPosted = (countsByDay: Record<string, number>): Record<string, number> => {
  const days = Object.entries(countsByDay).map(([day, count]) => [Number(day), count] as const)
  const today = dayNumber(Date.now())
  return Object.fromEntries(
    postedWithinDays.map((within) => [
      within,
      days.filter(([day]) => day >= today - within).reduce((sum, [, count]) => sum + count, 0),
    ]),
  )
}
