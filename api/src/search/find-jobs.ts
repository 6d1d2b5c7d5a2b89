import { sortOrder } from '@jobspan/shared-kit/contracts/job-constants'
import type { QueryExecutor } from '../platform/database/database.ts'
import type { WordQuery } from '../platform/text/word-query.ts'

import { and, andNot, type Bitmap, popcount, toArray, withPooledBitmaps } from './job-index/bitmap.ts'
import type { Criteria } from './job-index/criteria.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { matchWords, type WordMatches } from './job-index/match-words.ts'
import { type PageWindow, pageOf } from './job-index/ordering.ts'

import { pageNewestByDay } from './job-index/page-newest-by-day.ts'
import { rankJobs } from './job-index/rank-jobs.ts'
import { exactLimit, type PageRequest, type SearchPage } from './job-search.ts'

/**
 * The ids of one page of a search, and how many match. Up to 10,000 matches the order by relevance is exact; beyond, titles that hold
 * the words come first, then the newest. Pages after the ten-thousandth job are empty.
 */
export const findJobs = async (
  db: QueryExecutor,
  criteria: Criteria,
  { sort, page, size }: PageRequest,
): Promise<Omit<SearchPage, 'hiddenTotal'>> => {
  if (criteria.matchesNothing) return { ids: [], total: 0, isApproximate: false }
  const index = await getJobIndex(db)
  const words = await matchWords(index, criteria)
  const { columns } = index
  const window = { offset: (page - 1) * size, limit: size }
  const isRanked = sort === sortOrder.relevance && words.text !== null
  const result = withPooledBitmaps(columns.capacity(), (acquireBitmap) => {
    const matches = matchJobs(index, criteria, words, acquireBitmap)
    const total = popcount(matches)
    if (window.offset >= Math.min(total, exactLimit)) return { total, page: [] }
    if (isRanked && words.text)
      return {
        total,
        ...pageByRelevance(index, criteria, { words: words.text, matches, total, acquireBitmap }, window),
      }
    if (sort === sortOrder.highestSalary) return { total, page: pageOf(index.bestPaid, matches, total, window) }
    return { total, page: pageNewestByDay(index, matches, total, homeCountryJobs(index, criteria), window) }
  })
  const { total } = result
  const isApproximate = total > exactLimit
  if ('page' in result) return { ids: result.page.map(columns.idOf), total, isApproximate }
  const ranked = await rankJobs(index, criteria.text as WordQuery, result.unranked, homeCountryJobs(index, criteria))
  const slots = Array.from(ranked.subarray(window.offset, window.offset + window.limit))
  return { ids: slots.map(columns.idOf), total, isApproximate }
}

/** Jobs of the searched country, which come first; undefined where all countries are searched. */
const homeCountryJobs = ({ columns }: JobIndex, { scope }: Criteria): Bitmap | undefined =>
  scope === null ? undefined : columns.withHomeCountry(scope)

type TextMatches = { words: WordMatches; matches: Bitmap; total: number; acquireBitmap: () => Bitmap }

/** The page, or all matches where these have to be ranked to find it. */
const pageByRelevance = (
  index: JobIndex,
  criteria: Criteria,
  { words, matches, total, acquireBitmap }: TextMatches,
  window: PageWindow,
): { page: number[] } | { unranked: Uint32Array } => {
  const intersect = (bits: Bitmap, others: Bitmap): Bitmap => {
    const both = acquireBitmap()
    both.set(bits)
    and(both, others)
    return both
  }
  const home = homeCountryJobs(index, criteria) ?? index.columns.open()
  if (total > exactLimit) {
    const titles = intersect(matches, words.titles)
    return { page: pageOfTiers(index, [intersect(titles, home), titles, matches], window) }
  }
  if (words.topRanked !== null) {
    // A page of jobs that have the highest rank needs no ranking.
    const best = intersect(intersect(matches, words.topRanked), home)
    const count = popcount(best)
    if (count >= window.offset + window.limit) return { page: pageOf(index.newest, best, count, window) }
  }
  return { unranked: toArray(matches, total) }
}

/** A page of several bitmaps after each other, each by date. Each holds the one before it, whose jobs are not repeated. */
const pageOfTiers = (index: JobIndex, tiers: Bitmap[], { offset, limit }: PageWindow): number[] => {
  const page: number[] = []
  let before = 0
  const counts = tiers.map(popcount)
  // From the last to the first, so that each bitmap is still whole when it is removed from the next.
  for (let tier = tiers.length - 1; tier > 0; tier -= 1) andNot(tiers[tier] as Bitmap, tiers[tier - 1] as Bitmap)
  for (const [position, tier] of tiers.entries()) {
    const count = (counts[position] as number) - before
    const start = Math.max(0, offset + page.length - before)
    if (start < count) page.push(...pageOf(index.newest, tier, count, { offset: start, limit: limit - page.length }))
    if (page.length === limit) break
    before += count
  }
  return page
}
