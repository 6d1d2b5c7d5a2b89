import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { Criteria, SearchWords } from '../job-index/criteria.ts'
import { enoughFull } from '../job-index/match-jobs.ts'
import { exactLimit } from '../job-search.ts'
import { allOf, anyOf, hasOne, matchAll, matchNone, type Query } from './query-language.ts'
import type { SearchEngine } from './search-engine.ts'
import { isAboutIt, matchPartial, matchTitled, toUnitQueries, type UnitQueries } from './word-queries.ts'

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
  /** Whether all that match are about what the words ask for (`titled`). */
  isTitled: boolean
  /** Whether so few jobs can match, before any filter, that all of them are ranked. */
  isFew: boolean
}

export const inScope = (scope: number | null): Query => (scope === null ? matchAll : hasOne('scopes', String(scope)))

// The search and its facets ask for the same words at the same time; a posting that comes changes little of it.
const usedMs = 2_000
// Where hundreds of jobs hold all, some that come and go change nothing.
const usedWhereManyHoldAllMs = 60_000
const many = 10 * enoughFull

const cacheOf = createCacheByOwner<SearchEngine, string, Promise<ResolvedWords>>({ max: 5_000, ttl: usedMs })

/** One question to the engine for a word or an occupation, two for several of them, and more only where no job holds all. */
export const resolveWords = (engine: SearchEngine, { words, scope }: Criteria): Promise<ResolvedWords | null> => {
  if (words === null) return Promise.resolve(null)
  const cache = cacheOf(engine)
  const key = JSON.stringify([words.units, words.isExact, words.hasFilters, scope])
  const cached = cache.get(key)
  if (cached) return cached
  const found = resolve(engine, words, scope)
  const resolved = found.then((combined) => combined.resolved)
  cache.set(key, resolved)
  found.then(
    ({ resolved: { mayLack }, fullCount }) => {
      if (!mayLack && fullCount >= many) cache.set(key, resolved, { ttl: usedWhereManyHoldAllMs })
    },
    () => cache.delete(key),
  )
  return resolved
}

/** Words are found in the searched country, all that is known of postings anywhere. */
const isHeld = (one: UnitQueries, scope: number | null): Query =>
  anyOf([one.known, one.text && allOf([one.text, inScope(scope)])])

type Combined = { resolved: ResolvedWords; fullCount: number }

const resolve = async (engine: SearchEngine, words: SearchWords, scope: number | null): Promise<Combined> => {
  const first = await combine(engine, words, scope, false)
  const hasOccupationText = words.units.some(({ kind, text }) => kind === 'occupation' && text !== null)
  if (!hasOccupationText || first.fullCount > 0) return first
  const { units, partial } = first.resolved
  const ofOccupations = units
    .filter(({ unit }) => unit.kind === 'occupation')
    .map(({ title, occupation, narrowerOccupation }) => anyOf([title, occupation, narrowerOccupation]))
  const near = await engine.countUpTo(
    [partial, anyOf(ofOccupations)].map((query) => allOf([query, inScope(scope)])),
    1,
  )
  return near.some((count) => count > 0) ? first : combine(engine, words, scope, true)
}

const combine = async (
  engine: SearchEngine,
  { units: asked, isExact, hasFilters }: SearchWords,
  scope: number | null,
  isOccupationWritten: boolean,
): Promise<Combined> => {
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
  const [fullCount = 0] = await engine.countUpTo([allOf([full, inScope(scope)])], exactLimit + 1)
  const showsPartial = fullCount < enoughFull
  const mayLack = showsPartial || required.some((one) => !counted.includes(one))
  return {
    resolved: {
      units,
      full,
      partial,
      titled: matchTitled(units),
      showsPartial,
      mayLack,
      isTitled: !mayLack && required.length > 0 && required.every(isAboutIt),
      isFew: !showsPartial && fullCount <= exactLimit,
    },
    fullCount,
  }
}

const isMain = (kind: UnitQueries['unit']['kind']): boolean => kind === 'occupation' || kind === 'company'
