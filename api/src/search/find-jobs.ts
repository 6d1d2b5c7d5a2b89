import { sortOrder } from '@jobspan/shared-kit/contracts/job-words'
import type { Queries } from '../database/database.ts'
import { type Bits, countBits, keepCommon, listBits, takeOut, withSpareBits } from '../job-index/bits.ts'
import { exactWordsOf } from '../job-index/exact-words.ts'
import { type JobIndex, jobIndexOf } from '../job-index/job-index.ts'
import { matchJobs } from '../job-index/match-jobs.ts'
import { pageOf, type Window } from '../job-index/ordering.ts'
import { rankJobs } from '../job-index/rank-jobs.ts'
import { type FoundByWords, findWords } from '../job-index/search-words.ts'
import type { Criteria } from './search-criteria.ts'

export type Found = { ids: number[]; total: number; isApproximate: boolean }

/** Orders are exact up to this many matches (design section 6), and pages end there. */
export const exactLimit = 10_000

/** Beyond that many matches, so many of the newest titles that hold the words in any form are put in order all the same. */
const rankedTitles = 120

/**
 * The ids of one page of a search, and how many match. Up to 10,000 matches the order by relevance is exact; beyond, titles that hold
 * the words come first, the newest before others, and the first four pages of them by relevance. Pages past the ten-thousandth job are
 * empty.
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
    const order = sort === sortOrder.highestSalary ? index.bestPaid : index.newest
    return { total, page: pageOf(order, matches, total, window) }
  })
  const { total } = found
  const isApproximate = total > exactLimit
  const slots = 'page' in found ? found.page : await rankedPage(index, criteria, found, window)
  return { ids: slots.map(columns.idOf), total, isApproximate }
}

/** What must be ranked to tell a page: slots in their order. */
type Unranked =
  /** All matches; where `first` holds enough titles with the words as they were typed, these alone. */
  | { all: Uint32Array; first?: Uint32Array }
  /** Those that come first, and what follows them. */
  | { first: Uint32Array; rest: number[] }

const rankedPage = async (index: JobIndex, criteria: Criteria, unranked: Unranked, window: Window) => {
  const rank = (slots: Uint32Array) => rankJobs(index, criteria.text as string, slots, homeOf(index, criteria))
  const end = window.offset + window.limit
  const first = unranked.first && (await rank(unranked.first))
  if ('all' in unranked) {
    const { slots } = first && first.exact >= end ? first : await rank(unranked.all)
    return Array.from(slots.subarray(window.offset, end))
  }
  return [...(first?.slots ?? []), ...unranked.rest].slice(window.offset, end)
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
): { page: number[] } | Unranked => {
  const common = (bits: Bits, others: Bits): Bits => {
    const both = take()
    both.set(bits)
    keepCommon(both, others)
    return both
  }
  const home = homeOf(index, criteria) ?? index.columns.open()
  const { words, areTold } = exactWordsOf(criteria.text as string)
  const end = window.offset + window.limit
  if (total > exactLimit) {
    const titles = common(matches, found.titles)
    const tiers = [common(titles, home), titles, matches]
    const most = words.length > 0 ? Math.min(rankedTitles, countBits(tiers[0] as Bits)) : 0
    if (window.offset >= most) return { page: pageOfTiers(index, tiers, window) }
    const newest = pageOfTiers(index, tiers, { offset: 0, limit: Math.max(most, end) })
    return { first: Uint32Array.from(newest.slice(0, most)).sort(), rest: newest.slice(most) }
  }
  const all = listBits(matches, total)
  if (found.best === null) return { all }
  // A page of such as none is ranked above needs no other's rank.
  const best = common(common(matches, found.best), home)
  const count = countBits(best)
  if (count < end) return { all }
  if (areTold) return { page: pageOf(index.newest, best, count, window) }
  return { all, first: Uint32Array.from(pageOf(index.newest, best, count, { offset: 0, limit: end * 3 })).sort() }
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
