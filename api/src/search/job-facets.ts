import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs'
import { countries } from '@jobspan/shared-kit/contracts/locales'
import { arrangementIds, dayNumber, groupOfTag, idOfTag, type TagGroup, tagGroups } from '../jobs/tags.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { exactLimit } from './find-jobs.ts'
import { functionFilters } from './function-filter.ts'

import { andCardinality, type Bitmap, cardinality, createBitmap, withPooledBitmaps } from './job-index/bitmap.ts'
import { countGroups, countOptions } from './job-index/count-options.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'

import { matchJobs } from './job-index/match-jobs.ts'
import { matchWords, type SearchWords } from './job-index/match-words.ts'
import { countedRanges } from './salary-ranges.ts'
import { type Criteria, withoutFilter } from './search-criteria.ts'

/** How many jobs answer to each tag, and to each range of pay by its id. */
type FacetCounts = { tags: Map<number, number>; salary: Record<string, number> }

const facetCache = createQueryCache<JobFacets>({ maxEntries: 1_000, ttlSeconds: 10 })

/** Filters of the answer, which bear the same name in the criteria, and the tags that count their options. */
const tagFacets = {
  job_locations: 'location',
  main_functions: 'mainFunction',
  job_function_ids: 'jobFunction',
  function_job_title_ids: 'functionTitle',
  job_types: 'jobType',
  xp_lvls: 'xpLvl',
  degrees: 'degree',
} as const satisfies Partial<Record<keyof JobFacets, TagGroup>>

const groupOfFilter: Partial<Record<string, TagGroup>> = {
  ...tagFacets,
  arrangements: 'arrangement',
  is_company_verified: 'verified',
  posted_within: 'postedDay',
}

/** The filters whose options are counted without this one: its own, and with a choice of work the whole tree. */
const filtersCountedTogether = (filter: string): readonly string[] =>
  (functionFilters as readonly string[]).includes(filter) ? functionFilters : [filter]

/** The choices of “posted within”, in days. */
const postedWithinDays = [1, 3, 7, 14, 30] as const

/** Counts for every filter option, each group counted as if nothing in it were selected. */
export const countFacets = async (db: QueryExecutor, criteria: Criteria): Promise<JobFacets> => {
  // Told beside the results of a search, they must say the same as these.
  const { version } = await getJobIndex(db)
  return facetCache(db, JSON.stringify([criteria, version]), () => countAll(db, criteria))
}

const none = createBitmap(0)

// Of so many, an option that one job in a hundred has is counted to within a tenth.
const facetSampleSize = 25_000

const countAll = async (db: QueryExecutor, criteria: Criteria): Promise<JobFacets> => {
  const index = await getJobIndex(db)
  const words = await matchWords(index, criteria)
  const anywhere = anyCountry(criteria)
  const wordsAnywhere = await matchWords(index, anywhere)
  return withPooledBitmaps(index.columns.capacity(), (take) => ({
    ...countMatching(index, criteria, words, take),
    countries: countCountries(index, matchJobs(index, anywhere, wordsAnywhere, take)),
  }))
}

/** A country is chosen without the places that were chosen in another. */
const anyCountry = (criteria: Criteria): Criteria => withoutFilter(withoutFilter(criteria, 'country'), 'job_locations')

/** How many of the jobs each country's search shows, and all of them; a remote job counts in each country that it is open to. */
const countCountries = ({ columns }: JobIndex, jobs: Bitmap): Record<string, number> => {
  const counts = countries.map(
    ({ id, key }) => [key, andCardinality(jobs, columns.shownInCountry(id) ?? none)] as const,
  )
  return Object.fromEntries([['all', cardinality(jobs)] as const, ...counts].filter(([, count]) => count > 0))
}

const countMatching = (index: JobIndex, criteria: Criteria, words: SearchWords, take: () => Bitmap): JobFacets => {
  const matches = matchJobs(index, criteria, words, take)
  const total = cardinality(matches)
  const most = total > exactLimit ? facetSampleSize : exactLimit
  const all = countBoth(index, matches, criteria, most)
  /** Of a lifted filter only its own options are told. */
  const countWithoutFilter = (filter: string): FacetCounts => {
    const found = matchJobs(index, withoutFilter(criteria, filter), words, take)
    if (filter === 'salary') return countBoth(index, found, criteria, Number.POSITIVE_INFINITY)
    const groups = filtersCountedTogether(filter).flatMap((name) => groupOfFilter[name] ?? [])
    return {
      tags: countGroups(
        index,
        found,
        groups.map((group) => tagGroups[group]),
      ),
      salary: {},
    }
  }
  // What has no options in the answer, such as a company, is not looked at without it.
  const selected = [
    ...criteria.groups.map((group) => group.filter as string).filter((filter) => groupOfFilter[filter]),
    ...(criteria.salary ? ['salary'] : []),
    ...(criteria.postedDay === null ? [] : ['posted_within']),
  ]
  const lifted = new Map(
    selected.flatMap((filter) => {
      const counts = countWithoutFilter(filter)
      return filtersCountedTogether(filter).map((name) => [name, counts])
    }),
  )
  const by = (filter: string) => lifted.get(filter) ?? all
  const facet = (filter: string, group: TagGroup) => optionCounts(by(filter), group)
  const arrangements = facet('arrangements', 'arrangement')
  return {
    total,
    is_approximate: total > exactLimit,
    ...(Object.fromEntries(Object.entries(tagFacets).map(([name, group]) => [name, facet(name, group)])) as Record<
      keyof typeof tagFacets,
      Record<string, number>
    >),
    salary_ranges: by('salary').salary,
    arrangements: Object.fromEntries(
      Object.entries(arrangementIds).flatMap(([name, id]) => (arrangements[id] ? [[name, arrangements[id]]] : [])),
    ),
    is_company_verified: facet('is_company_verified', 'verified')[1] ?? 0,
    posted_within: countPosted(by('posted_within')),
  }
}

const countBoth = (index: JobIndex, jobs: Bitmap, { currency }: Criteria, most: number): FacetCounts => {
  const ranges = countedRanges(currency)
  const counted = countOptions(index, jobs, { ranges, sampleSize: most })
  const salary = ranges.flatMap(({ id }, place) => (counted.ranges[place] ? [[id, counted.ranges[place]]] : []))
  return { tags: counted.tags, salary: Object.fromEntries(salary) }
}

const optionCounts = ({ tags }: FacetCounts, group: TagGroup): Record<string, number> =>
  Object.fromEntries(
    [...tags].filter(([tag]) => groupOfTag(tag) === tagGroups[group]).map(([tag, count]) => [idOfTag(tag), count]),
  )

const countPosted = (counts: FacetCounts): Record<string, number> => {
  const days = Object.entries(optionCounts(counts, 'postedDay')).map(([day, count]) => [Number(day), count] as const)
  const today = dayNumber(Date.now())
  return Object.fromEntries(
    postedWithinDays.map((within) => [
      within,
      days.filter(([day]) => day >= today - within).reduce((sum, [, count]) => sum + count, 0),
    ]),
  )
}
