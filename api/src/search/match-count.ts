import type { Queries } from '../platform/database/database.ts'
import { exactLimit } from './find-jobs.ts'
import { countBits, withSpareBits } from './job-index/bitmap.ts'
import { jobIndexOf } from './job-index/job-index.ts'
import { matchJobs } from './job-index/match-jobs.ts'
import { findWords } from './job-index/match-words.ts'
import type { Criteria } from './search-criteria.ts'

/** How many match. Counted exactly; `isApproximate` past 10,000 (docs/product-rules.md#exact-to-10000). */
export const countMatches = async (
  db: Queries,
  criteria: Criteria,
): Promise<{ total: number; isApproximate: boolean }> => {
  if (criteria.isImpossible) return { total: 0, isApproximate: false }
  const index = await jobIndexOf(db)
  const words = await findWords(index, criteria)
  const total = withSpareBits(index.columns.capacity(), (take) => countBits(matchJobs(index, criteria, words, take)))
  return { total, isApproximate: total > exactLimit }
}
