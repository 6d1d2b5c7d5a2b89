import type { QueryExecutor } from '../platform/database/database.ts'
import { popcount, withPooledBitmaps } from './job-index/bitmap.ts'
import type { Criteria } from './job-index/criteria.ts'
import { getJobIndex } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { matchWords } from './job-index/match-units.ts'
import { exactLimit } from './job-search.ts'

/** How many match. Counted exactly; `isApproximate` past 10,000 (docs/product-rules.md#exact-to-10000). */
export const countMatches = async (
  db: QueryExecutor,
  criteria: Criteria,
): Promise<{ total: number; isApproximate: boolean }> => {
  if (criteria.matchesNothing) return { total: 0, isApproximate: false }
  const index = await getJobIndex(db)
  const words = await matchWords(index, criteria)
  const total = withPooledBitmaps(index.columns.capacity(), (acquireBitmap) =>
    popcount(matchJobs(index, criteria, words, acquireBitmap)),
  )
  return { total, isApproximate: total > exactLimit }
}
