import type { QueryExecutor } from '../../platform/database/database.ts'
import { bucketsOf, getEngineDictionary, type Source } from './engine-dictionary.ts'
import { allOf, hasAny, matchAll } from './query-language.ts'
import { atHome } from './rank-query.ts'
import { inScope } from './resolve-words.ts'
import type { SearchEngine } from './search-engine.ts'

/** How many jobs that are at home in the country have each title of functions, by its id; in all countries where `country` is null. */
export const countFunctionTitles = async (engine: SearchEngine, country: number | null) => {
  const { aggregations } = await engine.search({
    query: country === null ? matchAll : atHome(country),
    size: 0,
    track_total_hits: false,
    aggs: { titles: { terms: { field: 'functionTitle', size: 10_000 } } },
  })
  return bucketsOf(aggregations.titles).map(({ key, doc_count: count }) => ({ id: Number(key), count }))
}

/** The newest jobs of any of the occupations that the country's search shows. */
export const findNewestOfOccupations = async (
  engine: SearchEngine,
  occupations: readonly number[],
  country: number,
  size: number,
): Promise<number[]> => {
  const { hits } = await engine.search({
    query: allOf([inScope(country), hasAny('occupation', occupations.map(String))]),
    sort: [{ rank_at: 'desc' }, { id: 'desc' }],
    size,
    track_total_hits: false,
  })
  return hits.map(({ id }) => id)
}

/** Tells of one job after the other whether it is shown: not where the same posting of another source was before it. */
export const createSourceFilter = async (
  db: QueryExecutor,
  engine: SearchEngine,
  known: readonly number[],
): Promise<(id: number) => boolean> => {
  const { doubles } = await getEngineDictionary(db, engine)
  const companies = new Map<readonly Source[], number>()
  const isShown = (id: number): boolean => {
    const group = doubles.groupOf.get(id)
    const company = group?.find((source) => source.id === id)?.company
    if (group === undefined || company === undefined) return true
    const first = companies.get(group) ?? company
    companies.set(group, first)
    return company === first
  }
  for (const id of known) isShown(id)
  return isShown
}
