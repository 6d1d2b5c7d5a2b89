import type { JobFilter } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { NearSearch } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { createCacheByOwner } from '../platform/cache/cache-by-owner.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import type { FoundPage } from './find-jobs.ts'
import type { Criteria } from './job-index/criteria.ts'
import type { PageRequest, SearchPage, Visitor } from './job-search.ts'
import type { NearRequest } from './near-searches.ts'
import type { SearchDictionary } from './query-understanding/dictionary.ts'
import type { Mends } from './query-understanding/mend-spelling.ts'
import type { QueryPlan } from './query-understanding/query-plan.ts'
import { understandQuery } from './query-understanding/understand-query.ts'
import { toSearchCriteria } from './search-criteria.ts'

/** What an engine does for searches whose words are understood. */
type CriteriaEngine = {
  getDictionary: () => Promise<SearchDictionary>
  find: (criteria: Criteria, page: PageRequest) => Promise<FoundPage>
  count: (criteria: Criteria) => Promise<{ total: number }>
  findNear: (request: NearRequest) => Promise<NearSearch[]>
}

type KnownPlan = { plan: QueryPlan; version: number }

/** A list, its facets and its next pages ask for the same words; a plan takes some kilobytes. */
const planCacheOf = createCacheByOwner<SearchDictionary, string, KnownPlan>({ max: 1_500 })

/** What the words of a filter mean to a visitor; null where there are none. Nobody changes a plan. */
export const understand = (
  filter: JobFilter,
  visitor: Visitor,
  dictionary: SearchDictionary,
  mends?: Mends,
): QueryPlan | null => {
  const query = filter.query?.trim() ?? ''
  if (query === '') return null
  const country = resolveSearchCountry(filter.country, visitor.country)
  const asker = { language: visitor.language, visitorCountry: visitor.country, country }
  const options = { isExact: filter.exact ?? false, mends }
  const cache = planCacheOf(dictionary)
  const key = JSON.stringify([query, asker, options])
  const version = dictionary.titleWords.version?.() ?? 0
  const known = cache.get(key)
  if (known?.version === version) return known.plan
  const plan = understandQuery(query, asker, dictionary, options)
  cache.set(key, { plan, version })
  return plan
}

export const hasWords = ({ query = '' }: JobFilter): boolean => query.trim() !== ''

/** How every engine searches: as the words are understood, then as they may be meant, then for what is near. */
export const createPlannedSearch = (engine: CriteriaEngine) => {
  /** Without words no dictionary is waited for. */
  const planOf = async (filter: JobFilter, visitor: Visitor): Promise<QueryPlan | null> =>
    hasWords(filter) ? understand(filter, visitor, await engine.getDictionary()) : null

  const findPlanned = async (filter: JobFilter, visitor: Visitor, plan: QueryPlan | null, page: PageRequest) => {
    const criteria = toSearchCriteria(filter, visitor, plan)
    const found = { ...(await engine.find(criteria, page)), understood: plan?.understood ?? null, near: [] }
    if (criteria.hiddenCompanies.length === 0) return { ...found, hiddenTotal: 0 }
    const all = await engine.count({ ...criteria, hiddenCompanies: [] })
    // Never below none: a job may close between the two counts.
    return { ...found, hiddenTotal: Math.max(0, all.total - found.total) }
  }

  return {
    criteriaOf: async (filter: JobFilter, visitor: Visitor): Promise<Criteria> =>
      toSearchCriteria(filter, visitor, await planOf(filter, visitor)),
    search: async (filter: JobFilter, visitor: Visitor, page: PageRequest): Promise<SearchPage> => {
      const plan = await planOf(filter, visitor)
      const first = await findPlanned(filter, visitor, plan, page)
      if (plan === null || first.isAnswered || filter.exact === true) return first
      const dictionary = await engine.getDictionary()
      // No job is about it: a name may be mistyped; where nothing is near either, a word that exists as well, such as “manger”.
      const mendable: Mends[] = first.total === 0 ? ['unknown names', 'known words'] : ['unknown names']
      for (const mends of mendable) {
        const mended = understand(filter, visitor, dictionary, mends)
        if (!mended?.understood.correction || mended.understood.text === plan.understood.text) continue
        const found = await findPlanned(filter, visitor, mended, page)
        if (found.isAnswered || (first.total === 0 && found.total > 0)) return found
      }
      if (first.total > 0) return first
      return { ...first, near: await engine.findNear({ filter, visitor, plan, dictionary, understand }) }
    },
  }
}
