import type { ReportOutcome } from '@jobspan/shared-kit/contracts/moderation/moderated-jobs'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
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

/** SQL: the reports of jobs that are open, or those that were decided, counted by job; see the columns. */
export const reportsByJob = (isOpen: boolean): SQL => sql`
  select job_id, count(*)::int as reports, min(at) as first_at, max(at) as last_at, max(decided_at) as decided_at,
    json_agg(reason_id) as "reasonIds", (count(*) over ())::int as total
  from ${jobReports} where ${isOpen ? sql`decided_at is null` : sql`decided_at is not null`} group by job_id`

const reporter = sql`seeker_id as "reporterId", exists (
  select from ${users} where ${users.id} = seeker_id) as "isMember"`

type Reporter = { reporterId: number; isMember: boolean }

export type ReportRow = Reporter & {
  reasonId: number
  at: string
  posting: Record<string, unknown> | null
  outcome: ReportOutcome | null
  decision: string | null
  decidedAt: string | null
}

/** The newest reports of a job. */
export const listReportsOf = async (db: QueryExecutor, jobId: number, limit: number): Promise<ReportRow[]> => {
  const { rows } = await db.execute(sql`
    select ${reporter}, reason_id as "reasonId", at, posting, outcome, decision, decided_at as "decidedAt"
    from ${jobReports} where job_id = ${jobId} order by at desc limit ${limit}`)
  return rows as ReportRow[]
}

/** Decides all open reports of a job at once. Gives who reported it. */
export const decideReportsOf = async (
  db: QueryExecutor,
  jobId: number,
  { outcome, reason }: { outcome: ReportOutcome; reason: string },
): Promise<Reporter[]> => {
  const { rows } = await db.execute(sql`
    update ${jobReports} set outcome = ${outcome}, decision = ${reason}, decided_at = now()
    where job_id = ${jobId} and decided_at is null returning ${reporter}`)
  return rows as Reporter[]
}
