import type { JobFilter } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { NearSearch } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { occupationName } from '../occupations/taxonomy.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { countMatches } from './count-matches.ts'
import type { Criteria } from './job-index/criteria.ts'
import { getJobIndex } from './job-index/job-index.ts'
import type { Visitor } from './job-search.ts'
import type { SearchDictionary } from './query-understanding/dictionary.ts'
import type { QueryPlan } from './query-understanding/query-plan.ts'
import { toSearchCriteria } from './search-criteria.ts'

type Understand = (filter: JobFilter, visitor: Visitor, dictionary: SearchDictionary) => QueryPlan | null

/** A search that found nothing, and how its words were understood. */
export type NearRequest = {
  filter: JobFilter
  visitor: Visitor
  plan: QueryPlan
  dictionary: SearchDictionary
  understand: Understand
}

const maxNear = 6
const maxCandidates = 10

type Candidate = Pick<NearSearch, 'kind' | 'label' | 'words' | 'criteria'>

// Of one state of the jobs, so that only the days of “posted within” go by.
const nearCache = createQueryCache<NearSearch[]>({ maxEntries: 1_000, ttlSeconds: 60 })

/** What is near a search that found nothing, and how many each finds; the nearest first, and none that finds nothing either. */
export const findNearSearches = async (db: QueryExecutor, search: NearRequest): Promise<NearSearch[]> => {
  const { filter, visitor } = search
  const { version } = await getJobIndex(db)
  const key = JSON.stringify([filter, visitor.country, visitor.language, [...(visitor.blocked ?? [])], version])
  // Up to ten searches are counted for it.
  return nearCache(db, key, () => countNear(search, (criteria) => countMatches(db, criteria)))
}

/** {@link findNearSearches} by any engine's counts. */
export const countNear = async (
  search: NearRequest,
  countMatching: (criteria: Criteria) => Promise<{ total: number; isApproximate: boolean }>,
): Promise<NearSearch[]> => {
  const { filter, visitor, dictionary, understand } = search
  const candidates = [...new Map(candidatesOf(search).map((near) => [JSON.stringify(near.criteria), near])).values()]
  const countOne = async (near: Candidate): Promise<NearSearch> => {
    const changed = withCriteria(filter, near.criteria)
    const { total, isApproximate } = await countMatching(
      toSearchCriteria(changed, visitor, understand(changed, visitor, dictionary)),
    )
    return { ...near, count: total, is_approximate: isApproximate }
  }
  const found: NearSearch[] = []
  // Those further off are counted only where too few of the nearest find anything.
  for (let from = 0; from < Math.min(candidates.length, maxCandidates) && found.length < maxNear; ) {
    const next = candidates.slice(from, Math.min(from + maxNear - found.length, maxCandidates))
    from += next.length
    found.push(...(await Promise.all(next.map(countOne))).filter(({ count }) => count > 0))
  }
  return found
}

const withCriteria = (filter: JobFilter, criteria: NearSearch['criteria']): JobFilter => {
  const changed: Record<string, unknown> = { ...filter }
  for (const [name, value] of Object.entries(criteria)) {
    if (value === null) delete changed[name]
    else changed[name] = value
  }
  return changed as JobFilter
}

const queryOf = (query: string): NearSearch['criteria'] => ({ query: query === '' ? null : query })

const candidatesOf = ({ filter, visitor, plan, dictionary }: NearRequest): Candidate[] => {
  const { understood, units } = plan
  const { text } = understood
  const candidates: Candidate[] = []
  for (const { words, query_without: without } of understood.filters)
    candidates.push({ kind: 'without_filter', label: without, words, criteria: queryOf(without) })
  if (understood.place) {
    const { words, query_without: without } = understood.place
    candidates.push({ kind: 'other_place', label: without, words, criteria: queryOf(without) })
  }
  if (filter.job_locations !== undefined || filter.location !== undefined)
    candidates.push({ kind: 'other_place', label: text, criteria: { job_locations: null, location: null } })
  const required = units.filter(({ isRequired }) => isRequired)
  if (required.length > 1)
    for (const { words } of required) {
      const without = text.replace(words, ' ').replace(/\s+/g, ' ').trim()
      candidates.push({ kind: 'fewer_words', label: without, words, criteria: queryOf(without) })
    }
  const occupations = units.flatMap((unit) => (unit.kind === 'occupation' ? [unit] : []))
  const nameOf = (number: number) => {
    const occupation = dictionary.occupations.byNumber.get(number)
    return occupation ? [occupationName(occupation, visitor.language)] : []
  }
  for (const name of occupations.flatMap((unit) => nameOf(unit.occupations[0] ?? 0)))
    if (name !== text) candidates.push({ kind: 'occupation', label: name, criteria: queryOf(name) })
  if (filter.country !== 'all') candidates.push({ kind: 'other_country', label: text, criteria: { country: 'all' } })
  for (const name of occupations.flatMap((unit) => unit.nearOccupations.flatMap(nameOf)))
    candidates.push({ kind: 'related_occupation', label: name, criteria: queryOf(name) })
  const isUnknown = (word: string) => word.length > 3 && !dictionary.speller.has(word)
  for (const word of text.toLowerCase().split(' ').slice(0, 3))
    for (const spelling of isUnknown(word) ? dictionary.speller.suggest(word, undefined, 2) : []) {
      const mended = text.toLowerCase().replace(word, spelling)
      candidates.push({ kind: 'other_spelling', label: mended, criteria: queryOf(mended) })
    }
  return candidates
}
