import type { QueryExecutor } from '../platform/database/database.ts'
import { countFacets } from './count-facets.ts'
import { countMatches } from './count-matches.ts'
import { countOrigins } from './count-origins.ts'
import { findJobs } from './find-jobs.ts'
import { findRelaxations } from './find-relaxations.ts'
import { createMatcher, matchAmong } from './job-matcher.ts'
import type { JobSearch } from './job-search.ts'
import { findNearSearches } from './near-searches.ts'
import { createPlannedSearch, hasWords, understand } from './planned-search.ts'
import { toSearchCriteria } from './search-criteria.ts'
import { getSearchDictionary } from './search-dictionary.ts'
import { findSimilar } from './similar-jobs.ts'
import { countInIndex, suggestRows } from './suggest-rows.ts'
import { suggestTitles } from './suggest-titles.ts'

/** The search that answers from the index in memory, and from PostgreSQL for words of descriptions, suggested titles and skills. */
export const createIndexedJobSearch = (db: QueryExecutor): JobSearch => {
  const { search, criteriaOf } = createPlannedSearch({
    getDictionary: () => getSearchDictionary(db),
    find: (criteria, page) => findJobs(db, criteria, page),
    count: (criteria) => countMatches(db, criteria),
    findNear: (request) => findNearSearches(db, request),
  })
  return {
    search,
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
      suggestRows(db, typed, { language, visitorCountry, country }, await getSearchDictionary(db), {
        size,
        owner: db,
        countOpenJobs: countInIndex(db),
      }),
    matchAmong: async (filter, visitor, ids) => matchAmong(db, await criteriaOf(filter, visitor), ids),
    createMatcher: async (ids) => {
      const match = await createMatcher(db, ids)
      const dictionary = await getSearchDictionary(db)
      return (filter, visitor) => match(toSearchCriteria(filter, visitor, understand(filter, visitor, dictionary)))
    },
    similar: (jobId, size) => findSimilar(db, jobId, size),
  }
}
