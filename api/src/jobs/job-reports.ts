import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { findJob } from './job-repository.ts'
import { jobReports } from './tables.ts'

/**
 * Records a report with the job as it is now, as its page shows it in English: an operator judges what the reporter saw, not what became of it.
 * Reporting again replaces the former report, also one that was decided. False where there is no such job.
 */
export const recordReport = async (
  db: QueryExecutor,
  seekerId: number,
  jobId: number,
  reasonId: number,
): Promise<boolean> => {
  const posting = await findJob(db, jobId, { language: 'en-us', seekerId: null })
  if (!posting) return false
  const report = { reasonId, posting, outcome: null, decision: null, decidedAt: null }
  await db
    .insert(jobReports)
    .values({ seekerId, jobId, ...report })
    .onConflictDoUpdate({ target: [jobReports.seekerId, jobReports.jobId], set: { at: sql`now()`, ...report } })
  return true
}
