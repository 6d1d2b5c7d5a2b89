import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { RankParts } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { createCacheByOwner } from '../platform/cache/cache-by-owner.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import {
  and,
  andNot,
  type Bitmap,
  hasBit,
  popcount,
  setBit,
  sharesEnough,
  toArray,
  withPooledBitmaps,
} from './job-index/bitmap.ts'
import type { Criteria } from './job-index/criteria.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { matchWords, type WordMatches } from './job-index/match-units.ts'
import { type PageWindow, pageOf } from './job-index/ordering.ts'
import { pageNewestByDay } from './job-index/page-newest-by-day.ts'
import { createRanking } from './job-index/ranking.ts'
import { exactLimit, type PageRequest, rankedSample } from './job-search.ts'

export type FoundPage = {
  ids: number[]
  total: number
  isApproximate: boolean
  /** Whether any job is about all that was asked for; true without words. */
  isAnswered: boolean
  /** Of each job that lacks words of the query, which. */
  missing: Map<number, string[]>
  /** The parts of each job's rank, where it was asked for. */
  ranks: Map<number, RankParts>
  /** Other sources of the same posting. */
  doubles: Map<number, number[]>
}

/**
 * One page of a search, and how many match. Up to 10,000 matches the order by relevance is exact; beyond, those that are about what was asked for are
 * ranked among the newest, then the newest follow. Pages after the ten-thousandth job are empty.
 */
export const findJobs = async (
  db: QueryExecutor,
  criteria: Criteria,
  { sort, page, size, explain = false }: PageRequest,
): Promise<FoundPage> => {
  const nothing = { isAnswered: false, missing: new Map(), ranks: new Map(), doubles: new Map() }
  if (criteria.matchesNothing) return { ids: [], total: 0, isApproximate: false, ...nothing }
  const index = await getJobIndex(db)
  const words = await matchWords(index, criteria)
  const { columns } = index
  const window = { offset: (page - 1) * size, limit: size }
  return withPooledBitmaps(columns.capacity(), (acquireBitmap) => {
    const matches = matchJobs(index, criteria, words, acquireBitmap)
    const total = popcount(matches)
    const isApproximate = total > exactLimit
    if (window.offset >= Math.min(total, exactLimit))
      return { ids: [], total, isApproximate, ...nothing, isAnswered: total > 0 }
    const slots =
      sort === sortOrder.relevance && words.text !== null
        ? pageByRelevance(index, criteria, { words: words.text, matches, total, acquireBitmap }, window)
        : sort === sortOrder.highestSalary
          ? pageOf(index.bestPaid, matches, total, window)
          : pageNewestByDay(index, matches, total, homeCountryJobs(index, criteria), window)
    const ranking = explain && words.text ? createRanking(index, criteria, words.text) : null
    return {
      ids: slots.map(columns.idOf),
      total,
      isApproximate,
      isAnswered: words.text === null || sharesEnough(matches, words.text.titled, 1),
      missing: new Map(words.text ? slots.flatMap((slot) => missingWords(columns.idOf(slot), slot, words.text)) : []),
      ranks: new Map(ranking ? slots.map((slot) => [columns.idOf(slot), ranking.partsOf(slot)]) : []),
      doubles: new Map(index.doubles.length === 0 ? [] : slots.flatMap((slot) => doublesOf(index, slot, criteria))),
    }
  })
}

/** Jobs of the searched country, which come first; undefined where all countries are searched. */
const homeCountryJobs = ({ columns }: JobIndex, { scope }: Criteria): Bitmap | undefined =>
  scope === null ? undefined : columns.withHomeCountry(scope)

const missingWords = (id: number, slot: number, words: WordMatches | null): [number, string[]][] => {
  const missing = (words?.units ?? []).flatMap(({ unit, hit }) =>
    unit.isRequired && !hasBit(hit, slot) ? [unit.words] : [],
  )
  return missing.length === 0 ? [] : [[id, missing]]
}

/** Not those of companies that the visitor blocked. */
const doublesOf = (
  { doubles, columns }: JobIndex,
  slot: number,
  { hiddenCompanies }: Criteria,
): [number, number[]][] => {
  const group = doubles.find((slots) => slots.includes(slot)) ?? []
  const { companyId } = columns.columns
  const left = new Set([companyId[slot] as number, ...hiddenCompanies])
  const others = group.filter((other) => !left.has(companyId[other] as number) && hasBit(columns.open(), other))
  return others.length === 0 ? [] : [[columns.idOf(slot), others.map(columns.idOf)]]
}

type TextMatches = { words: WordMatches; matches: Bitmap; total: number; acquireBitmap: () => Bitmap }

type CachedOrder = {
  order: Uint32Array
  version: number
  /** It holds pages that end after so many jobs: those before are ranked among fewer. */
  after: number
}

// How fresh a posting is changes slowly. A key is most of an entry.
const orderCacheOf = createCacheByOwner<JobIndex, string, CachedOrder>({
  maxSize: 24 * 2 ** 20,
  sizeCalculation: ({ order }, key) => order.byteLength + key.length * 2 + 500,
  ttl: 60_000,
})

// Few look further than at some pages, and of an order that is not needed to its end most jobs need not be ranked to the last point.
const orderStep = 256

/** How much of an order is made for a page that ends after so many. */
const orderLimit = (end: number): number => Math.ceil(end / orderStep) * orderStep

const pageByRelevance = (
  index: JobIndex,
  criteria: Criteria,
  { words, matches, total, acquireBitmap }: TextMatches,
  window: PageWindow,
): number[] => {
  const { offset, limit } = window
  const end = Math.min(offset + limit, total)
  const cache = orderCacheOf(index)
  // A page of the same search follows, or the same search by another visitor.
  const key = JSON.stringify(criteria)
  const cached = cache.get(key)
  if (cached?.version === index.version && cached.after < end && end <= cached.order.length)
    return Array.from(cached.order.subarray(offset, end))
  const ranking = createRanking(index, criteria, words)
  if (total <= exactLimit) {
    const order = ranking.order(toArray(matches, total), orderLimit(end))
    cache.set(key, { order, version: index.version, after: 0 })
    return Array.from(order.subarray(offset, end))
  }
  const intersect = (bits: Bitmap, others: Bitmap): Bitmap => {
    const both = acquireBitmap()
    both.set(bits)
    and(both, others)
    return both
  }
  const about = intersect(matches, words.titled)
  const home = intersect(about, homeCountryJobs(index, criteria) ?? index.columns.open())
  const tiers = [home, about, matches].map((bits) => ({ bits, count: popcount(bits) }))
  const chosen = tiers.findIndex(({ count }) => count >= end)
  const { bits: candidates, count } = tiers[chosen] as (typeof tiers)[number]
  const newest = pageOf(index.newest, candidates, count, { offset: 0, limit: rankedSample })
  const isRanked = end <= newest.length
  const order = ranking.order(Uint32Array.from(newest), isRanked ? orderLimit(end) : newest.length)
  cache.set(key, { order, version: index.version, after: tiers[chosen - 1]?.count ?? 0 })
  if (isRanked) return Array.from(order.subarray(offset, end))
  const ranked = Array.from(order)
  const first = acquireBitmap().fill(0)
  for (const slot of ranked) setBit(first, slot)
  const bitmaps = tiers.map(({ bits }) => bits)
  return pageOfTiers(index, ranked, first, bitmaps, window)
}

/** A page of ranked slots, then of several bitmaps after each other, each by date; each holds the one before it, whose jobs are not repeated. */
const pageOfTiers = (
  index: JobIndex,
  ranked: number[],
  first: Bitmap,
  tiers: Bitmap[],
  { offset, limit }: PageWindow,
): number[] => {
  const page = ranked.slice(offset, offset + limit)
  let before = ranked.length
  // From the last to the first, so that each bitmap is still whole when it is removed from the next.
  for (let tier = tiers.length - 1; tier >= 0; tier -= 1) {
    andNot(tiers[tier] as Bitmap, first)
    if (tier > 0) andNot(tiers[tier] as Bitmap, tiers[tier - 1] as Bitmap)
  }
  for (const tier of tiers) {
    if (page.length === limit) break
    const count = popcount(tier)
    const start = Math.max(0, offset + page.length - before)
    if (start < count) page.push(...pageOf(index.newest, tier, count, { offset: start, limit: limit - page.length }))
    before += count
  }
  return page
}
