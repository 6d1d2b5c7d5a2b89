import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { idFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { arrangementIds, dayNumber } from '../../jobs/tags.ts'
import { type Criteria, filtersCountedTogether, type RemovableFilter, withoutFilter } from '../job-index/criteria.ts'
import { enoughFull } from '../job-index/match-jobs.ts'
import { exactLimit, facetSampleSize } from '../job-search.ts'
import { countedRanges } from '../salary-ranges.ts'
import { tagGroupByFilter } from '../tag-group-by-filter.ts'
import { bucketsOf } from './engine-dictionary.ts'
import { smallestSample } from './job-documents.ts'
import { filterQueries, matchBase, matchCriteria } from './match-criteria.ts'
import { allOf, hasOne, matchNone, type Query, without } from './query-language.ts'
import { type ResolvedWords, resolveWords } from './resolve-words.ts'
import type { Aggregation, SearchBody, SearchEngine } from './search-engine.ts'

/** Filters that the answer counts by the ids of their options. */
const optionFacets = idFilters.filter((name) => name !== 'company_ids')

/** The choices of “posted within”, in days. */
const postedWithinDays = [1, 3, 7, 14, 30] as const

// More options than any list has.
const maxOptions = 10_000
const maxCountries = 300

const optionsOf = (filter: keyof typeof tagGroupByFilter) => ({
  terms: { field: tagGroupByFilter[filter], size: maxOptions },
})

type Aggregations = Record<string, object>

/** Jobs that pay within a range are those that pay no more at least, without those that pay less at most: two lists of ranges are counted far quicker than as many queries. */
const salaryAggregations = (currency: string): Aggregations => {
  const ranges = countedRanges(currency)
  // A range ends before its `to`.
  const upTo = ranges.map(({ id, to }) => ({ key: `${id}`, to: to * (1 + Number.EPSILON) }))
  const below = ranges.map(({ id, from }) => ({ key: `${id}`, to: from }))
  return {
    paying_up_to: { range: { field: 'pay_min', ranges: upTo } },
    paying_below: { range: { field: 'pay', ranges: below } },
  }
}

/** How each filter's options are counted. */
const aggregationsOf = ({ currency }: Criteria): Partial<Record<RemovableFilter, Aggregations>> => {
  const today = dayNumber(Date.now())
  const optionLists = [...optionFacets, 'arrangements', 'is_company_verified'] as const
  const posted = postedWithinDays.map((days) => ({ key: `${days}`, from: today - days }))
  return {
    ...Object.fromEntries(optionLists.map((name) => [name, { [name]: optionsOf(name) }])),
    posted_within: { posted_within: { range: { field: 'posted_day', ranges: posted } } },
    salary: salaryAggregations(currency),
  }
}

/** Jobs, and what of them is counted. */
type CountedSet = { query: Query; aggs: Aggregations }

const mergeAggregations = (entries: Iterable<readonly [string, Aggregations]>): Aggregations =>
  Object.assign({}, ...Array.from(entries, ([, aggregations]) => aggregations))

/** All jobs that match, for the options of whatever is not chosen; and for each chosen filter, the jobs without it, for its own. */
const countedSets = (criteria: Criteria, base: Query): [CountedSet, ...CountedSet[]] => {
  const filters = filterQueries(criteria)
  const left = new Map(Object.entries(aggregationsOf(criteria)))
  const sets: CountedSet[] = []
  for (const filter of filters.keys()) {
    const own = new Set<string>(filtersCountedTogether(filter as RemovableFilter))
    const aggs = mergeAggregations([...left].filter(([name]) => own.has(name)))
    for (const name of own) left.delete(name)
    const others = [...filters].filter(([name]) => !own.has(name)).map(([, query]) => query)
    if (Object.keys(aggs).length > 0) sets.push({ query: allOf([base, ...others]), aggs })
  }
  return [{ query: allOf([base, ...filters.values()]), aggs: mergeAggregations(left) }, ...sets]
}

/** The sample that is enough to count of so many jobs: 1 holds a half of them, 2 a quarter and so on. 0: all of them. */
const sampleOf = (total: number): number =>
  Math.min(smallestSample, Math.max(0, Math.floor(Math.log2(total / facetSampleSize))))

/** The search that counts a set, of very many jobs a sample of them. */
const countSet = ({ query, aggs }: CountedSet, sample: number): SearchBody => ({
  query: sample === 0 ? query : allOf([hasOne('samples', String(sample)), query]),
  size: 0,
  track_total_hits: true,
  aggs,
})

const countsOf = (aggregation: Aggregation, scale: number): Record<string, number> => {
  const buckets = aggregation?.buckets ?? []
  const entries = Array.isArray(buckets)
    ? buckets.map(({ key, doc_count: count }) => [key, count] as const)
    : Object.entries(buckets).map(([key, { doc_count: count }]) => [key, count] as const)
  return Object.fromEntries(entries.map(([key, count]) => [key, Math.round(count * scale)]))
}

const differenceOf = (counts: Record<string, number> = {}, taken: Record<string, number> = {}) =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, count - (taken[key] ?? 0)]))

const held = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count))

const byCountry = { countries: { terms: { field: 'scopes', size: maxCountries } } }
const countAll = (query: Query) => ({ query, size: 0, track_total_hits: true, aggs: byCountry })

/** Whether anything but words and country is asked for. */
const isNarrowed = (criteria: Criteria): boolean =>
  filterQueries(criteria).size > 0 || criteria.place !== null || criteria.hiddenCompanies.length > 0

/**
 * The jobs of each country: those with all words, with some of them, and with all words and no filter. Where two of these are the same jobs, they are
 * counted once.
 */
const countByCountry = async (engine: SearchEngine, anywhere: Criteria, words: ResolvedWords | null) => {
  const isPartialPossible = words !== null && words.partial !== matchNone
  const [full, ...others] = await engine.searchAll([
    countAll(matchCriteria(anywhere, words, false)),
    ...(isPartialPossible ? [countAll(matchCriteria(anywhere, words, true))] : []),
    ...(words !== null && isNarrowed(anywhere) ? [countAll(words.full)] : []),
  ])
  const partial = isPartialPossible ? others.shift() : full
  return { full, partial, holdingAll: others[0] ?? full }
}
type CountedByCountry = Awaited<ReturnType<typeof countByCountry>>

/** Whether a country shows jobs that lack some of the words depends on how many lack none there. */
const toCountries = ({ full, partial, holdingAll }: CountedByCountry, words: ResolvedWords | null) => {
  const read = (counted: CountedByCountry['full']) =>
    new Map(bucketsOf(counted?.aggregations.countries).map(({ key, doc_count: count }) => [Number(key), count]))
  const [fullByCountry, partialByCountry, heldByCountry] = [full, partial, holdingAll].map(read)
  const isPartialShown = (country: number) => words !== null && (heldByCountry?.get(country) ?? 0) < enoughFull
  const counts = countries.map(
    ({ id, key }) => [key, (isPartialShown(id) ? partialByCountry : fullByCountry)?.get(id) ?? 0] as const,
  )
  const all = ['all', (words !== null && (holdingAll?.total ?? 0) < enoughFull ? partial : full)?.total ?? 0] as const
  return Object.fromEntries([all, ...counts].filter(([, count]) => count > 0))
}

/**
 * The options of each set, of very many jobs scaled up from a sample, and how many jobs the first set has. An index of a former release has no such
 * samples: until it is built anew, all jobs are counted. `isFew`: no set is so large that a sample would do.
 */
const countOptions = async (engine: SearchEngine, sets: readonly CountedSet[], isFew: boolean) => {
  const count = (samples: readonly number[]) =>
    engine.searchAll(sets.map((set, position) => countSet(set, samples[position] ?? 0)))
  const totals = isFew
    ? []
    : await engine.searchAll(sets.map(({ query }) => ({ query, size: 0, track_total_hits: true })))
  const samples = totals.map(({ total }) => sampleOf(total))
  const sampled = await count(samples)
  const isSample = (position: number) => (samples[position] ?? 0) !== 0
  const isSampled = sampled.every(({ total }, position) => total > 0 || !isSample(position))
  const answers = isSampled ? sampled : await count([])
  const counts = Object.fromEntries(
    answers.flatMap(({ total, aggregations }, position) => {
      const scale = isSampled && isSample(position) ? (totals[position]?.total ?? 0) / total : 1
      return Object.entries(aggregations).map(([name, aggregation]) => [name, countsOf(aggregation, scale)] as const)
    }),
  )
  return { counts, total: (totals[0] ?? answers[0])?.total ?? 0 }
}

/** Counts for every filter option, each group counted as if nothing in it were selected; of more than 10,000 jobs scaled up from a sample. */
export const countEngineFacets = async (engine: SearchEngine, criteria: Criteria, hidden: readonly Query[]) => {
  // A country is chosen without the places that were chosen in another.
  const anywhere = withoutFilter(withoutFilter(criteria, 'country'), 'job_locations')
  const [words, wordsAnywhere] = await Promise.all([resolveWords(engine, criteria), resolveWords(engine, anywhere)])
  const sets = countedSets(criteria, without(matchBase(criteria, words), hidden))
  const [{ counts, total }, byCountries] = await Promise.all([
    countOptions(engine, sets, words?.isFew ?? false),
    countByCountry(engine, anywhere, wordsAnywhere),
  ])
  const arrangements = counts.arrangements ?? {}
  return {
    total,
    is_approximate: total > exactLimit,
    ...(Object.fromEntries(optionFacets.map((name) => [name, counts[name] ?? {}])) as Record<
      (typeof optionFacets)[number],
      Record<string, number>
    >),
    salary_ranges: held(differenceOf(counts.paying_up_to, counts.paying_below)),
    arrangements: Object.fromEntries(
      Object.entries(arrangementIds).flatMap(([name, id]) => (arrangements[id] ? [[name, arrangements[id]]] : [])),
    ),
    is_company_verified: counts.is_company_verified?.[1] ?? 0,
    posted_within: counts.posted_within ?? {},
    countries: toCountries(byCountries, wordsAnywhere),
  } satisfies JobFacets
}
