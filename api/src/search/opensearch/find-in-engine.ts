import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { FoundPage } from '../find-jobs.ts'
import type { Criteria } from '../job-index/criteria.ts'
import { exactLimit, type PageRequest } from '../job-search.ts'
import { type Doubles, getEngineDictionary } from './engine-dictionary.ts'
import { matchCriteria } from './match-criteria.ts'
import { type Matched, newestFirst, rankNewest } from './newest-sample.ts'
import { allOf, hasAny, points, type Query, without } from './query-language.ts'
import { atHome, markHits, missingWords, rankFields, rankParts, rankQuery } from './rank-query.ts'
import { type ResolvedWords, resolveWords } from './resolve-words.ts'
import type { Hit, SearchBody, SearchEngine } from './search-engine.ts'

/** Cards show the day alone, so that within a day jobs of the home country come before remote jobs abroad. */
export const byDate = (matches: Query, scope: number | null, marks: readonly Query[]): SearchBody =>
  scope === null
    ? { query: { bool: { filter: [matches], should: marks } }, sort: newestFirst }
    : {
        query: { bool: { filter: [matches], should: [points(1, atHome(scope)), ...marks] } },
        sort: [{ posted_day: 'desc' }, '_score', ...newestFirst],
      }

const byPay = (matches: Query, marks: readonly Query[]): SearchBody => ({
  query: { bool: { filter: [matches], should: marks } },
  sort: [{ pay: { order: 'desc', missing: '_last' } }, { id: 'desc' }],
})

/** By rank. `explain`: with what `rankParts` reads. */
const byRank = ({ matches, criteria, words }: Matched, explain: boolean): SearchBody => ({
  query: rankQuery(matches, criteria, words, { isExplained: explain }),
  sort: ['_score', ...newestFirst],
  track_total_hits: false,
  ...(explain ? { include_named_queries_score: true, docvalue_fields: rankFields } : {}),
})

/** A list and its facets ask at the same time; which source was first changes little. */
const hiddenCacheOf = createCacheByOwner<SearchEngine, string, Promise<Query[]>>({ max: 2_000, ttl: 2_000 })

/** Of the same posting from several sources only those of the first source that matches are shown: the others, as queries to leave out. */
const findHiddenDoubles = async (engine: SearchEngine, matches: Query, doubles: Doubles): Promise<Query[]> => {
  const ids = [...doubles.groupOf.keys()]
  const { hits } = await engine.search({
    query: allOf([matches, hasAny('id', ids)]),
    size: exactLimit,
    sort: [{ id: 'asc' }],
    track_total_hits: false,
  })
  const matching = new Set(hits.map(({ id }) => id))
  const hidden = doubles.groups.flatMap((sources) => {
    const first = sources.find(({ id }) => matching.has(id))
    return first ? sources.filter(({ company }) => company !== first.company).map(({ id }) => id) : []
  })
  return hidden.length === 0 ? [] : [hasAny('id', hidden)]
}

/** Not those of companies that the visitor blocked. */
const doublesOf = (id: number, doubles: Doubles, { hiddenCompanies }: Criteria): [number, number[]][] => {
  const group = doubles.groupOf.get(id) ?? []
  const own = group.find((source) => source.id === id)?.company
  const others = group
    .filter(({ company }) => company !== own && !hiddenCompanies.includes(company))
    .map((source) => source.id)
  return others.length === 0 ? [] : [[id, others]]
}

const missingOf = (hit: Hit, words: ResolvedWords): [number, string[]][] => {
  const missing = missingWords(hit, words)
  return missing.length === 0 ? [] : [[hit.id, missing]]
}

const nothing = { isAnswered: false, missing: new Map(), ranks: new Map(), doubles: new Map() }
const none: FoundPage = { ids: [], total: 0, isApproximate: false, ...nothing }

/** Finds and counts what criteria match; of several sources of a posting one is shown. */
export const createFinder = (db: QueryExecutor, engine: SearchEngine) => {
  const getDoubles = async () => (await getEngineDictionary(db, engine)).doubles

  const findHidden = async (matches: Query): Promise<Query[]> => {
    const doubles = await getDoubles()
    if (doubles.groups.length === 0) return []
    const cache = hiddenCacheOf(engine)
    const key = JSON.stringify(matches)
    const hidden = cache.get(key) ?? findHiddenDoubles(engine, matches, doubles)
    cache.set(key, hidden)
    hidden.catch(() => cache.delete(key))
    return hidden
  }
  const matchVisible = async (criteria: Criteria, words: ResolvedWords | null): Promise<Query> => {
    const matches = matchCriteria(criteria, words)
    return without(matches, await findHidden(matches))
  }

  /** The hits of a page by rank, once it is known how many match: past 10,000 the newest alone are ranked. */
  const findRanked = async (
    { total, ...matched }: Matched & { total: number },
    { from, limit, explain }: { from: number; limit: number; explain: boolean },
  ): Promise<Hit[]> => {
    const rank = (among: Query) => byRank({ ...matched, matches: among }, explain)
    if (total > exactLimit) return rankNewest(engine, matched, rank, { from, limit })
    return (await engine.search({ ...rank(matched.matches), from, size: limit })).hits
  }

  const find = async (criteria: Criteria, { sort, page, size, explain = false }: PageRequest): Promise<FoundPage> => {
    if (criteria.matchesNothing) return none
    const words = await resolveWords(engine, criteria)
    const matches = await matchVisible(criteria, words)
    const from = Math.min((page - 1) * size, exactLimit)
    const limit = Math.min(size, exactLimit - from)
    const ranked = sort === sortOrder.relevance && words !== null ? { matches, criteria, words } : null
    const marks = words?.mayLack ? markHits(words) : []
    const listed = ranked
      ? byRank(ranked, explain)
      : sort === sortOrder.highestSalary
        ? byPay(matches, marks)
        : byDate(matches, criteria.scope, marks)
    const list = limit === 0 || ranked?.words.isFew === false ? null : { ...listed, from, size: limit }
    // Whoever ranks looks at all that match, and counts them. Whoever need not looks only at the first in the order.
    const countsItself = ranked !== null && list !== null
    const answers = await engine.searchAll([
      ...(list ? [{ ...list, track_total_hits: countsItself }] : []),
      ...(countsItself ? [] : [{ query: matches, size: 0, track_total_hits: true }]),
      ...(words && !words.isTitled ? [{ query: allOf([matches, words.titled]), size: 0, track_total_hits: 1 }] : []),
    ])
    const listing = list ? answers.shift() : undefined
    const total = (countsItself ? listing : answers.shift())?.total ?? 0
    const titled = answers.shift()
    const isRankedLater = ranked !== null && list === null && total > from && limit > 0
    const hits = isRankedLater
      ? await findRanked({ ...ranked, total }, { from, limit, explain })
      : (listing?.hits ?? [])
    const ids = hits.map(({ id }) => id)
    if (ids.length === 0) return { ...none, total, isApproximate: total > exactLimit, isAnswered: total > 0 }
    const doubles = await getDoubles()
    return {
      ids,
      total,
      isApproximate: total > exactLimit,
      isAnswered: words === null || words.isTitled || (titled?.total ?? 0) > 0,
      missing: new Map(words?.mayLack ? hits.flatMap((hit) => missingOf(hit, words)) : []),
      ranks: new Map(explain && ranked ? hits.map((hit) => [hit.id, rankParts(hit, ranked.words)]) : []),
      doubles: new Map(ids.flatMap((id) => doublesOf(id, doubles, criteria))),
    }
  }

  const count = async (criteria: Criteria) => {
    if (criteria.matchesNothing) return { total: 0, isApproximate: false }
    const query = await matchVisible(criteria, await resolveWords(engine, criteria))
    const { total } = await engine.search({ query, size: 0, track_total_hits: true })
    return { total, isApproximate: total > exactLimit }
  }

  return { find, count, findHidden, matchVisible }
}
