import type { QueryExecutor } from '../platform/database/database.ts'
import { findJobs } from './find-jobs.ts'
import { countFacets } from './job-facets.ts'
import { createMatcher, matchAmong } from './job-matcher.ts'
import { findRelaxations } from './job-relaxations.ts'
import type { JobSearch } from './job-search.ts'
import { countMatches } from './match-count.ts'
import { findSimilar } from './related-jobs.ts'
import { toCriteria } from './search-criteria.ts'
import { suggestTitles } from './title-suggestions.ts'

/** The search that answers from the index in memory, and from PostgreSQL for words, titles and similarity. */
export const createIndexedJobSearch = (db: QueryExecutor): JobSearch => ({
  search: async (filter, visitor, page) => {
    const criteria = toCriteria(filter, visitor)
    const found = await findJobs(db, criteria, page)
    if (criteria.hiddenCompanies.length === 0) return { ...found, hiddenTotal: 0 }
    const all = await countMatches(db, { ...criteria, hiddenCompanies: [] })
    // Never below none: a job may close between the two counts.
    return { ...found, hiddenTotal: Math.max(0, all.total - found.total) }
  },
  facets: (filter, visitor) => countFacets(db, toCriteria(filter, visitor)),
  relaxations: (filter, visitor) =>
    findRelaxations(db, toCriteria(filter, visitor), {
      query: (filter.query ?? '').trim() !== '',
      location: (filter.location ?? '').trim() !== '',
    }),
  suggest: (typed, { size, country }) => suggestTitles(db, typed, size, country),
  matchAmong: (filter, visitor, ids) => matchAmong(db, toCriteria(filter, visitor), ids),
  createMatcher: async (ids) => {
    const match = await createMatcher(db, ids)
    return (filter, visitor) => match(toCriteria(filter, visitor))
  },
  similar: (jobId, size) => findSimilar(db, jobId, size),
})
