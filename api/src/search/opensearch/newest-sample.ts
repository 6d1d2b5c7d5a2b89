import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { Criteria } from '../job-index/criteria.ts'
import { rankedSample } from '../job-search.ts'
import { allOf, anyOf, points, type Query, without } from './query-language.ts'
import { atHome } from './rank-query.ts'
import type { ResolvedWords } from './resolve-words.ts'
import type { Hit, SearchBody, SearchEngine } from './search-engine.ts'

export const newestFirst = [{ rank_at: 'desc' }, { id: 'desc' }]

/** Of more matches than are ranked: since when jobs of each tier are, null where all of a tier are, and how many these are in all. */
type NewestSample = { since: (number | null)[]; size: number }

/** The same for all pages of a search, so that none of them repeats a job; new postings join it at once. */
const sampleCacheOf = createCacheByOwner<SearchEngine, string, Promise<NewestSample>>({ max: 5_000, ttl: 60_000 })

/** What is ranked, and by what. */
export type Matched = { matches: Query; criteria: Criteria; words: ResolvedWords }

/** Jobs about it in the searched country, jobs about it, and all that match. */
const tiersOf = ({ matches, criteria, words }: Matched): Query[] => {
  const about = allOf([matches, words.titled])
  return [...(criteria.scope === null ? [] : [allOf([about, atHome(criteria.scope)])]), about, matches]
}

/** The newest of each tier that is ranked: all that were posted when the last of them was, or later. */
const queryOf = (tiers: readonly Query[], since: readonly (number | null)[]): Query =>
  anyOf(
    since.map((oldest, position) => {
      const tier = tiers[position] as Query
      return oldest === null ? tier : allOf([tier, { range: { rank_at: { gte: oldest } } }])
    }),
  )

const findSample = async (engine: SearchEngine, tiers: readonly Query[]): Promise<NewestSample> => {
  const counts = await engine.countUpTo(tiers, rankedSample)
  const firstFull = counts.findIndex((count) => count >= rankedSample)
  const ranked = tiers.slice(0, firstFull < 0 ? tiers.length : firstFull + 1)
  const lasts = await engine.searchAll(
    ranked.map((query) => ({
      query,
      sort: newestFirst,
      from: rankedSample - 1,
      size: 1,
      track_total_hits: false,
    })),
  )
  const since = lasts.map(({ hits }) => hits[0]?.sort?.[0] ?? null)
  const { total: size } = await engine.search({ query: queryOf(tiers, since), size: 0, track_total_hits: true })
  return { since, size }
}

/** The hits of a page of more than 10,000 matches: those that are about it are ranked among the newest, then the others follow by date. */
export const rankNewest = async (
  engine: SearchEngine,
  matched: Matched,
  rank: (among: Query) => SearchBody,
  { from, limit }: { from: number; limit: number },
): Promise<Hit[]> => {
  const tiers = tiersOf(matched)
  const cache = sampleCacheOf(engine)
  const key = JSON.stringify(matched.criteria)
  const pending = cache.get(key) ?? findSample(engine, tiers)
  cache.set(key, pending)
  pending.catch(() => cache.delete(key))
  const { since, size } = await pending
  const query = queryOf(tiers, since)
  const ranked = { ...rank(query), from, size: Math.max(0, Math.min(limit, size - from)) }
  const others = {
    query: {
      bool: { filter: [without(matched.matches, [query])], should: tiers.slice(0, -1).map((tier) => points(1, tier)) },
    },
    sort: ['_score', ...newestFirst],
    from: Math.max(0, from - size),
    size: Math.min(limit, Math.max(0, from + limit - size)),
    track_total_hits: false,
  }
  const answers = await engine.searchAll([ranked, others].filter((body) => body.size > 0))
  return answers.flatMap(({ hits }) => hits)
}
