import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { Criteria, SearchWords } from '../job-index/criteria.ts'
import { enoughFull } from '../job-index/match-jobs.ts'
import { allOf, anyOf, hasOne, matchAll, matchNone, type Query } from './query-language.ts'
import type { SearchEngine } from './search-engine.ts'
import { matchPartial, matchTitled, toUnitQueries, type UnitQueries } from './word-queries.ts'

/** What the words of a search match in one country or all, once it is known which of them any job holds. */
export type ResolvedWords = {
  units: UnitQueries[]
  /** Jobs that hold all that counts. */
  full: Query
  /** Jobs that lack some of it and are near. */
  partial: Query
  titled: Query
  /** Whether jobs that lack something are shown: few lack nothing. */
  showsPartial: boolean
  /** Whether jobs that are shown may lack any of it. */
  mayLack: boolean
}

export const inScope = (scope: number | null): Query => (scope === null ? matchAll : hasOne('scopes', String(scope)))

/** The search and its facets ask for the same words at the same time; a posting that comes changes little of it. */
const cacheOf = createCacheByOwner<SearchEngine, string, Promise<ResolvedWords>>({ max: 5_000, ttl: 2_000 })

/** At most two questions to the engine. */
export const resolveWords = (engine: SearchEngine, { words, scope }: Criteria): Promise<ResolvedWords | null> => {
  if (words === null) return Promise.resolve(null)
  const cache = cacheOf(engine)
  const key = JSON.stringify([words.units, words.isExact, words.hasFilters, scope])
  const cached = cache.get(key)
  if (cached) return cached
  const resolved = resolve(engine, words, scope)
  cache.set(key, resolved)
  resolved.catch(() => cache.delete(key))
  return resolved
}

/** Words are found in the searched country, all that is known of postings anywhere. */
const isHeld = (one: UnitQueries, scope: number | null): Query =>
  anyOf([one.known, one.text && allOf([one.text, inScope(scope)])])

const resolve = async (engine: SearchEngine, words: SearchWords, scope: number | null): Promise<ResolvedWords> => {
  const first = await combine(engine, words, scope, false)
  const hasOccupationText = words.units.some(({ kind, text }) => kind === 'occupation' && text !== null)
  if (!hasOccupationText || first.isOccupationHeld || first.fullCount > 0 || first.partialCount > 0)
    return first.resolved
  return (await combine(engine, words, scope, true)).resolved
}

const combine = async (
  engine: SearchEngine,
  { units: asked, isExact, hasFilters }: SearchWords,
  scope: number | null,
  isOccupationWritten: boolean,
) => {
  const units = asked.map((unit) => toUnitQueries(unit, isOccupationWritten))
  const required = units.filter(({ unit }) => unit.isRequired)
  const mayMiss = !isExact && (hasFilters || (required.length > 1 && required.some(({ unit }) => isMain(unit.kind))))
  // A word that no job holds must not empty a list that the other words fill: it is missing from all.
  const counts = await engine.countUpTo(mayMiss ? required.map((one) => isHeld(one, scope)) : [], 1)
  const held = mayMiss ? required.filter((_, position) => (counts[position] ?? 0) > 0) : required
  const isHeldEnough = mayMiss && (hasFilters || held.some(({ unit }) => isMain(unit.kind)))
  const counted = isHeldEnough ? held : required.length > 0 ? required : units
  const full = counted.length === 0 ? matchAll : allOf(counted.map(({ hit }) => hit))
  const partial = isExact ? matchNone : matchPartial(counted)
  const ofOccupations = units
    .filter(({ unit }) => unit.kind === 'occupation')
    .map(({ title, occupation, narrowerOccupation }) => anyOf([title, occupation, narrowerOccupation]))
  const [fullCount = 0, partialCount = 0, occupationCount = 0] = await engine.countUpTo(
    [full, partial, anyOf(ofOccupations)].map((query) => allOf([query, inScope(scope)])),
    enoughFull,
  )
  const showsPartial = fullCount < enoughFull
  const mayLack = showsPartial || required.some((one) => !counted.includes(one))
  return {
    resolved: { units, full, partial, titled: matchTitled(units), showsPartial, mayLack },
    fullCount,
    partialCount,
    isOccupationHeld: occupationCount > 0,
  }
}

const isMain = (kind: UnitQueries['unit']['kind']): boolean => kind === 'occupation' || kind === 'company'
