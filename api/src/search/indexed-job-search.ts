import type { JobFilter } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { QueryExecutor } from '../platform/database/database.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { countFacets } from './count-facets.ts'
import { countMatches } from './count-matches.ts'
import { countOrigins } from './count-origins.ts'
import { findJobs } from './find-jobs.ts'
import { findRelaxations } from './find-relaxations.ts'
import { createMatcher, matchAmong } from './job-matcher.ts'
import type { JobSearch, Visitor } from './job-search.ts'
import { findNearSearches } from './near-searches.ts'
import type { SearchDictionary } from './query-understanding/dictionary.ts'
import type { Mends } from './query-understanding/mend-spelling.ts'
import type { QueryPlan } from './query-understanding/query-plan.ts'
import { understandQuery } from './query-understanding/understand-query.ts'
import { toSearchCriteria } from './search-criteria.ts'
import { getSearchDictionary } from './search-dictionary.ts'
import { findSimilar } from './similar-jobs.ts'
import { suggestRows } from './suggest-rows.ts'
import { suggestTitles } from './suggest-titles.ts'

/** What the words of a filter mean to a visitor; null where there are none. */
const understand = (
  filter: JobFilter,
  visitor: Visitor,
  dictionary: SearchDictionary,
  mends?: Mends,
): QueryPlan | null => {
  const query = filter.query?.trim() ?? ''
  if (query === '') return null
  const country = resolveSearchCountry(filter.country, visitor.country)
  const asker = { language: visitor.language, visitorCountry: visitor.country, country }
  return understandQuery(query, asker, dictionary, { isExact: filter.exact ?? false, mends })
}

const hasWords = ({ query = '' }: JobFilter): boolean => query.trim() !== ''

/** The search that answers from the index in memory, and from PostgreSQL for words of descriptions, suggested titles and skills. */
export const createIndexedJobSearch = (db: QueryExecutor): JobSearch => {
  /** Without words no dictionary is waited for. */
  const planOf = async (filter: JobFilter, visitor: Visitor): Promise<QueryPlan | null> =>
    hasWords(filter) ? understand(filter, visitor, await getSearchDictionary(db)) : null

  const criteriaOf = async (filter: JobFilter, visitor: Visitor) =>
    toSearchCriteria(filter, visitor, await planOf(filter, visitor))

  return {
    search: async (filter, visitor, page) => {
      const plan = await planOf(filter, visitor)
      const first = await findPlanned(db, filter, visitor, plan, page)
      if (plan === null || first.isAnswered || filter.exact === true) return first
      const dictionary = await getSearchDictionary(db)
      // No job is about it: a name may be mistyped; where nothing is near either, a word that exists as well, such as “manger”.
      const mendable: Mends[] = first.total === 0 ? ['unknown names', 'known words'] : ['unknown names']
      for (const mends of mendable) {
        const mended = understand(filter, visitor, dictionary, mends)
        if (!mended?.understood.correction || mended.understood.text === plan.understood.text) continue
        const found = await findPlanned(db, filter, visitor, mended, page)
        if (found.isAnswered || (first.total === 0 && found.total > 0)) return found
      }
      if (first.total > 0) return first
      return { ...first, near: await findNearSearches(db, { filter, visitor, plan, dictionary, understand }) }
    },
    facets: async (filter, visitor) => countFacets(db, await criteriaOf(filter, visitor)),
    origins: async (filter, visitor) => countOrigins(db, await criteriaOf(filter, visitor)),
    relaxations: async (filter, visitor) =>
      findRelaxations(db, await criteriaOf(filter, visitor), {
        query: hasWords(filter),
        location: (filter.location ?? '').trim() !== '',
        chosen: filter,
      }),
    suggest: (typed, { size, country }) => suggestTitles(db, typed, size, country),
    suggestRows: async (typed, { language, country: visitorCountry }, { size, country }) =>
      suggestRows(db, typed, { language, visitorCountry, country }, await getSearchDictionary(db), size),
    matchAmong: async (filter, visitor, ids) => matchAmong(db, await criteriaOf(filter, visitor), ids),
    createMatcher: async (ids) => {
      const match = await createMatcher(db, ids)
      const dictionary = await getSearchDictionary(db)
      return (filter, visitor) => match(toSearchCriteria(filter, visitor, understand(filter, visitor, dictionary)))
    },
    similar: (jobId, size) => findSimilar(db, jobId, size),
  }
}

const findPlanned = async (
  db: QueryExecutor,
  filter: JobFilter,
  visitor: Visitor,
  plan: QueryPlan | null,
  page: Parameters<JobSearch['search']>[2],
) => {
  const criteria = toSearchCriteria(filter, visitor, plan)
  const found = { ...(await findJobs(db, criteria, page)), understood: plan?.understood ?? null, near: [] }
  if (criteria.hiddenCompanies.length === 0) return { ...found, hiddenTotal: 0 }
  const all = await countMatches(db, { ...criteria, hiddenCompanies: [] })
  // Never below none: a job may close between the two counts.
  return { ...found, hiddenTotal: Math.max(0, all.total - found.total) }
}
