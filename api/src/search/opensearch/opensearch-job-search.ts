import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import {
  type CountryKey,
  countries,
  findCountry,
  type LanguageKey,
  languages,
} from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { FoundPage } from '../find-jobs.ts'
import { countWithout } from '../find-relaxations.ts'
import type { Criteria } from '../job-index/criteria.ts'
import { createMatcher } from '../job-matcher.ts'
import { exactLimit, type JobOrigins, type JobSearch, type MatchesByTitle, type PageRequest } from '../job-search.ts'
import { countNear } from '../near-searches.ts'
import { createPlannedSearch, hasWords, understand } from '../planned-search.ts'
import { toSearchCriteria } from '../search-criteria.ts'
import { type CountOpenJobs, suggestRows } from '../suggest-rows.ts'
import { suggestTitles } from '../suggest-titles.ts'
import { bucketsOf, type EngineDictionary, getEngineDictionary } from './engine-dictionary.ts'
import { countEngineFacets } from './engine-facets.ts'
import { findEngineSimilar } from './engine-similar.ts'
import { matchCriteria } from './match-criteria.ts'
import { allOf, hasAny, hasOne, points, type Query, without } from './query-language.ts'
import { atHome, markHits, missingWords, rankFields, rankParts, rankQuery } from './rank-query.ts'
import { inScope, type ResolvedWords, resolveWords } from './resolve-words.ts'
import type { Hit, SearchBody, SearchEngine } from './search-engine.ts'

const newestFirst = [{ rank_at: 'desc' }, { id: 'desc' }]

/** Cards show the day alone, so that within a day jobs of the home country come before remote jobs abroad. */
const byDate = (matches: Query, scope: number | null, marks: readonly Query[]): SearchBody =>
  scope === null
    ? { query: { bool: { filter: [matches], should: marks } }, sort: newestFirst }
    : {
        query: { bool: { filter: [matches], should: [points(1, atHome(scope)), ...marks] } },
        sort: [{ posted_day: 'desc' }, '_score', ...newestFirst],
      }

const ordered = (matches: Query, criteria: Criteria, words: ResolvedWords | null, sort: number): SearchBody => {
  if (sort === sortOrder.relevance && words !== null)
    return { query: rankQuery(matches, criteria, words), sort: ['_score', ...newestFirst] }
  const marks = words ? markHits(words) : []
  if (sort === sortOrder.highestSalary)
    return {
      query: { bool: { filter: [matches], should: marks } },
      sort: [{ pay: { order: 'desc', missing: '_last' } }, { id: 'desc' }],
    }
  return byDate(matches, criteria.scope, marks)
}

type Doubles = EngineDictionary['doubles']

/** Of the same posting from several sources only those of the first source that matches are shown: the others, as queries to leave out. */
const findHiddenDoubles = async (engine: SearchEngine, matches: Query, doubles: Doubles): Promise<Query[]> => {
  if (doubles.length === 0) return []
  const ids = doubles.flat().map(({ id }) => id)
  const { hits } = await engine.search({
    query: allOf([matches, hasAny('id', ids)]),
    size: exactLimit,
    sort: ['_doc'],
    _source: false,
  })
  const matching = new Set(hits.map(({ _id }) => Number(_id)))
  const hidden = doubles.flatMap((sources) => {
    const first = sources.find(({ id }) => matching.has(id))
    return first ? sources.filter(({ company }) => company !== first.company).map(({ id }) => id) : []
  })
  return hidden.length === 0 ? [] : [hasAny('id', hidden)]
}

const doublesOf = (id: number, doubles: Doubles): [number, number[]][] => {
  const group = doubles.find((sources) => sources.some((source) => source.id === id)) ?? []
  const own = group.find((source) => source.id === id)?.company
  const others = group.filter(({ company }) => company !== own).map((source) => source.id)
  return others.length === 0 ? [] : [[id, others]]
}

const nothing = { isAnswered: false, missing: new Map(), ranks: new Map(), doubles: new Map() }
const none: FoundPage = { ids: [], total: 0, isApproximate: false, ...nothing }

/** Finds and counts what criteria match; of several sources of a posting one is shown. */
const createFinder = (db: QueryExecutor, engine: SearchEngine) => {
  const getDoubles = async () => (await getEngineDictionary(db, engine)).doubles
  const matchVisible = async (criteria: Criteria, words: ResolvedWords | null): Promise<Query> => {
    const matches = matchCriteria(criteria, words)
    return without(matches, await findHiddenDoubles(engine, matches, await getDoubles()))
  }

  const find = async (criteria: Criteria, { sort, page, size, explain = false }: PageRequest): Promise<FoundPage> => {
    if (criteria.matchesNothing) return none
    const words = await resolveWords(engine, criteria)
    const matches = await matchVisible(criteria, words)
    const from = Math.min((page - 1) * size, exactLimit)
    const limit = Math.min(size, exactLimit - from)
    const showsHits = limit > 0
    const [found, titled] = await engine.searchAll([
      {
        ...(showsHits ? ordered(matches, criteria, words, sort) : { query: matches }),
        from: showsHits ? from : 0,
        size: limit,
        track_total_hits: true,
        _source: false,
        ...(explain && words ? { include_named_queries_score: true, docvalue_fields: rankFields } : {}),
      },
      ...(words ? [{ query: allOf([matches, words.titled]), size: 0, track_total_hits: 1 }] : []),
    ])
    const { hits = [], total = 0 } = found ?? {}
    const ids = hits.map(({ _id }) => Number(_id))
    if (ids.length === 0) return { ...none, total, isApproximate: total > exactLimit, isAnswered: total > 0 }
    const isRanked = explain && words !== null && sort === sortOrder.relevance
    const doubles = await getDoubles()
    return {
      ids,
      total,
      isApproximate: total > exactLimit,
      isAnswered: words === null || (titled?.total ?? 0) > 0,
      missing: new Map(words ? hits.flatMap((hit) => missingOf(hit, words)) : []),
      ranks: new Map(isRanked ? hits.map((hit) => [Number(hit._id), rankParts(hit, words)]) : []),
      doubles: new Map(ids.flatMap((id) => doublesOf(id, doubles))),
    }
  }

  const count = async (criteria: Criteria) => {
    if (criteria.matchesNothing) return { total: 0, isApproximate: false }
    const query = await matchVisible(criteria, await resolveWords(engine, criteria))
    const { total } = await engine.search({ query, size: 0, track_total_hits: true })
    return { total, isApproximate: total > exactLimit }
  }

  return { find, count, getDoubles, matchVisible }
}

/** The search that asks OpenSearch; cards, titles and companies stay with PostgreSQL. */
export const createOpenSearchJobSearch = (db: QueryExecutor, engine: SearchEngine): JobSearch => {
  const { find, count, getDoubles, matchVisible } = createFinder(db, engine)
  const { search, criteriaOf } = createPlannedSearch({
    getDictionary: async () => (await getEngineDictionary(db, engine)).dictionary,
    find,
    count,
    findNear: (request) => countNear(request, count),
  })

  return {
    search,
    facets: async (filter, visitor) => {
      const criteria = await criteriaOf(filter, visitor)
      const words = await resolveWords(engine, criteria)
      const hidden = await findHiddenDoubles(engine, matchCriteria(criteria, words), await getDoubles())
      return countEngineFacets(engine, criteria, hidden)
    },
    origins: async (filter, visitor) => countOrigins(engine, await criteriaOf(filter, visitor), matchVisible),
    relaxations: async (filter, visitor) =>
      countWithout(
        await criteriaOf(filter, visitor),
        { query: hasWords(filter), location: (filter.location ?? '').trim() !== '', chosen: filter },
        count,
      ),
    suggest: (typed, { size, country }) => suggestTitles(db, typed, size, country),
    suggestRows: async (typed, { language, country: visitorCountry }, { size, country }) => {
      const { dictionary } = await getEngineDictionary(db, engine)
      const asker = { language, visitorCountry, country }
      return suggestRows(db, typed, asker, dictionary, { size, owner: engine, countOpenJobs: countOpenJobs(engine) })
    },
    matchAmong: async (filter, visitor, ids) => matchAmong(engine, await criteriaOf(filter, visitor), ids),
    createMatcher: async (ids) => {
      const match = await createMatcher(db, ids)
      const { dictionary } = await getEngineDictionary(db, engine)
      return (filter, visitor) => match(toSearchCriteria(filter, visitor, understand(filter, visitor, dictionary)))
    },
    similar: (jobId, size) => findEngineSimilar(db, engine, jobId, size),
  }
}

const missingOf = (hit: Hit, words: ResolvedWords): [number, string[]][] => {
  const missing = missingWords(hit, words)
  return missing.length === 0 ? [] : [[Number(hit._id), missing]]
}

const countOrigins = async (
  engine: SearchEngine,
  criteria: Criteria,
  match: (criteria: Criteria, words: ResolvedWords | null) => Promise<Query>,
): Promise<JobOrigins> => {
  if (criteria.matchesNothing) return { countries: [], languages: [] }
  const { aggregations } = await engine.search({
    query: await match(criteria, await resolveWords(engine, criteria)),
    size: 0,
    track_total_hits: false,
    aggs: { homes: { terms: { field: 'home', size: 300 } }, languages: { terms: { field: 'language', size: 100 } } },
  })
  const read = (name: string) =>
    new Map(bucketsOf(aggregations[name]).map(({ key, doc_count: jobs }) => [String(key), jobs]))
  const [homes, written] = [read('homes'), read('languages')]
  const sorted = <Key>(counts: { key: Key; jobs: number }[]) =>
    counts.filter(({ jobs }) => jobs > 0).toSorted((one, other) => other.jobs - one.jobs)
  return {
    countries: sorted<CountryKey>(countries.map(({ id, key }) => ({ key, jobs: homes.get(String(id)) ?? 0 }))),
    languages: sorted<LanguageKey>(languages.map(({ key }) => ({ key, jobs: written.get(key) ?? 0 }))),
  }
}

const batchSize = 10_000

/** Of these jobs the open ones that hold all that is asked for; an alert tells of what was asked for, and never of what is near. */
const matchAmong = async (
  engine: SearchEngine,
  criteria: Criteria,
  ids: readonly number[],
): Promise<MatchesByTitle> => {
  const result: MatchesByTitle = { titled: [], others: [] }
  if (criteria.matchesNothing) return result
  const words = await resolveWords(engine, criteria)
  for (let start = 0; start < ids.length; start += batchSize) {
    const among = hasAny('id', ids.slice(start, start + batchSize))
    const matches = allOf([matchCriteria(criteria, words, false), among])
    const { hits } = await engine.search({
      ...byDate(matches, criteria.scope, words ? [points(0, words.titled, 'titled')] : []),
      size: batchSize,
      track_total_hits: false,
      _source: false,
    })
    for (const { _id, matched_queries: names = [] } of hits)
      result[(names as string[]).includes('titled') ? 'titled' : 'others'].push(Number(_id))
  }
  return result
}

const countOpenJobs =
  (engine: SearchEngine): CountOpenJobs =>
  async (counted) => {
    const queries = counted.map((asked): Query => {
      if ('company' in asked) return hasOne('company', asked.company)
      if ('location' in asked) return hasOne('location', String(asked.location))
      const scope = asked.country === null ? null : (findCountry(asked.country)?.id ?? 0)
      return allOf([inScope(scope), hasAny('occupation', asked.occupations.map(String))])
    })
    const answers = await engine.searchAll(queries.map((query) => ({ query, size: 0, track_total_hits: true })))
    return answers.map(({ total }) => total)
  }
