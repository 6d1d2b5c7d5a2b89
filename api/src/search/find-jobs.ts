import { sortOrder } from '@jobspan/shared-kit/contracts/job-constants'
import type { Queries } from '../platform/database/database.ts'
import { type Bits, countBits, keepCommon, listBits, takeOut, withSpareBits } from './job-index/bitmap.ts'
import { type JobIndex, jobIndexOf } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { type FoundByWords, findWords } from './job-index/match-words.ts'
import { pageOf, type Window } from './job-index/ordering.ts'
import { pageOfNewest } from './job-index/page-newest-by-day.ts'
import { rankJobs } from './job-index/rank-jobs.ts'
import type { Criteria } from './search-criteria.ts'

export type Found = { ids: number[]; total: number; isApproximate: boolean }

/** Orders are exact up to this many matches, and pages end there (docs/product-rules.md#exact-to-10000). */
export const exactLimit = 10_000

/**
 * The ids of one page of a search, and how many match. Up to 10,000 matches the order by relevance is exact; beyond, titles that hold
 * the words come first, then the newest. Pages past the ten-thousandth job are empty.
 */
export const findJobs = async (
  db: Queries,
  criteria: Criteria,
  { sort, page, size }: { sort: number; page: number; size: number },
): Promise<Found> => {
  if (criteria.isImpossible) return { ids: [], total: 0, isApproximate: false }
  const index = await jobIndexOf(db)
  const words = await findWords(index, criteria)
  const { columns } = index
  const window = { offset: (page - 1) * size, limit: size }
  const isRanked = sort === sortOrder.relevance && words.text !== null
  const found = withSpareBits(columns.capacity(), (take) => {
    const matches = matchJobs(index, criteria, words, take)
    const total = countBits(matches)
    if (window.offset >= Math.min(total, exactLimit)) return { total, page: [] }
    if (isRanked && words.text)
      return { total, ...pageByRelevance(index, criteria, { found: words.text, matches, total, take }, window) }
    if (sort === sortOrder.highestSalary) return { total, page: pageOf(index.bestPaid, matches, total, window) }
    return { total, page: pageOfNewest(index, matches, total, homeOf(index, criteria), window) }
  })
  const { total } = found
  const isApproximate = total > exactLimit
  if ('page' in found) return { ids: found.page.map(columns.idOf), total, isApproximate }
  const ranked = await rankJobs(index, criteria.text as string, found.unranked, homeOf(index, criteria))
  const slots = Array.from(ranked.subarray(window.offset, window.offset + window.limit))
  return { ids: slots.map(columns.idOf), total, isApproximate }
}

/** Jobs of the searched country; where all are searched, none stands before another. */
const homeOf = ({ columns }: JobIndex, { scope }: Criteria): Bits | undefined =>
  scope === null ? undefined : columns.homeIn(scope)

type Relevant = { found: FoundByWords; matches: Bits; total: number; take: () => Bits }

/** The page, or all matches where these must be ranked to tell it. */
const pageByRelevance = (
  index: JobIndex,
  criteria: Criteria,
  { found, matches, total, take }: Relevant,
  window: Window,
): { page: number[] } | { unranked: Uint32Array } => {
  const common = (bits: Bits, others: Bits): Bits => {
    const both = take()
    both.set(bits)
    keepCommon(both, others)
    return both
  }
  const home = homeOf(index, criteria) ?? index.columns.open()
  if (total > exactLimit) {
    const titles = common(matches, found.titles)
    return { page: pageOfTiers(index, [common(titles, home), titles, matches], window) }
  }
  if (found.best !== null) {
    // A page of such as none is ranked above needs no other's rank.
    const best = common(common(matches, found.best), home)
    const count = countBits(best)
    if (count >= window.offset + window.limit) return { page: pageOf(index.newest, best, count, window) }
  }
  return { unranked: listBits(matches, total) }
}

/** A page of several sets after each other, each by date; each holds the one before it, whose members do not come again. */
const pageOfTiers = (index: JobIndex, tiers: Bits[], { offset, limit }: Window): number[] => {
  const page: number[] = []
  let before = 0
  const counts = tiers.map(countBits)
  // From the last to the first, so that each is taken out of the next while it is whole.
  for (let tier = tiers.length - 1; tier > 0; tier -= 1) takeOut(tiers[tier] as Bits, tiers[tier - 1] as Bits)
  for (const [place, tier] of tiers.entries()) {
    const count = (counts[place] as number) - before
    const start = Math.max(0, offset + page.length - before)
    if (start < count) page.push(...pageOf(index.newest, tier, count, { offset: start, limit: limit - page.length }))
    if (page.length === limit) break
    before += count
  }
  return page
}
