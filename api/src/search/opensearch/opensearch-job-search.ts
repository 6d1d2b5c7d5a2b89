import {
  type CountryKey,
  countries,
  findCountry,
  type LanguageKey,
  languages,
} from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { countWithout } from '../find-relaxations.ts'
import type { Criteria } from '../job-index/criteria.ts'
import { createMatcher } from '../job-matcher.ts'
import type { JobOrigins, JobSearch, MatchesByTitle } from '../job-search.ts'
import { countNear } from '../near-searches.ts'
import { createPlannedSearch, hasWords, understand } from '../planned-search.ts'
import { toSearchCriteria } from '../search-criteria.ts'
import { type CountOpenJobs, suggestRows } from '../suggest-rows.ts'
import { suggestTitles } from '../suggest-titles.ts'
import { bucketsOf, getEngineDictionary } from './engine-dictionary.ts'
import { countEngineFacets } from './engine-facets.ts'
import { findEngineSimilar } from './engine-similar.ts'
import { byDate, createFinder } from './find-in-engine.ts'
import { matchCriteria } from './match-criteria.ts'
import { allOf, hasAny, hasOne, points, type Query } from './query-language.ts'
import { inScope, type ResolvedWords, resolveWords } from './resolve-words.ts'
import type { SearchEngine } from './search-engine.ts'

/** The search that asks OpenSearch; cards, titles and companies stay with PostgreSQL. */
export const createOpenSearchJobSearch = (db: QueryExecutor, engine: SearchEngine): JobSearch => {
  const { find, count, findHidden, matchVisible } = createFinder(db, engine)
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
      const hidden = await findHidden(matchCriteria(criteria, await resolveWords(engine, criteria)))
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
    })
    for (const { id, matched_queries: names = [] } of hits)
      result[(names as string[]).includes('titled') ? 'titled' : 'others'].push(id)
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
