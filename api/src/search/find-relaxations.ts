import type { JobFilter, Relaxations } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { functionFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { countMatches } from './count-matches.ts'
import { type Criteria, selectedFilters, withoutFilter } from './job-index/criteria.ts'
import { getJobIndex } from './job-index/job-index.ts'

/** What the search asked for: words, a place as typed, and the filters that were chosen. */
type Asked = { query: boolean; location: boolean; chosen: JobFilter }

const isWork = (name: string): boolean => (functionFilters as readonly string[]).includes(name)

// Of one state of the jobs, so that only the days of “posted within” go by.
const relaxationCache = createQueryCache<Relaxations>({ maxEntries: 1_000, ttlSeconds: 60 })

/** What dropping each filter alone would give; only those that add jobs, the most first. */
export const findRelaxations = async (db: QueryExecutor, criteria: Criteria, hasText: Asked): Promise<Relaxations> => {
  const { version } = await getJobIndex(db)
  return relaxationCache(db, JSON.stringify([criteria, hasText, version]), () =>
    countWithout(criteria, hasText, (counted) => countMatches(db, counted)),
  )
}

/** {@link findRelaxations} by any engine's counts. */
export const countWithout = async (
  criteria: Criteria,
  hasText: Asked,
  count: (criteria: Criteria) => Promise<{ total: number; isApproximate: boolean }>,
): Promise<Relaxations> => {
  const filters = [
    ...(hasText.query ? (['query'] as const) : []),
    ...(hasText.location ? (['location'] as const) : []),
    // What words stood for is no filter of its own: it goes with the words.
    ...selectedFilters(criteria).filter(
      (name) => name === 'salary' || hasText.chosen[name] !== undefined || isWork(name),
    ),
    ...(criteria.scope === null ? [] : (['country'] as const)),
  ]
  const now = await count(criteria)
  const items = await Promise.all(
    filters.map(async (filter) => {
      const { total, isApproximate } = await count(withoutFilter(criteria, filter))
      return { filter, total, is_approximate: isApproximate }
    }),
  )
  return { items: items.filter((item) => item.total > now.total).sort((one, other) => other.total - one.total) }
}
