import type {
  decideReports as decideOperation,
  listReports as listOperation,
  ModeratedJob,
  ReportOutcome,
} from '@jobspan/shared-kit/contracts/moderation/moderated-jobs'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { configList, findOption } from '../../config/lists/config-list.ts'
import { decideReportsOf, listReportsOf, type ReportRow, reportsByJob } from '../../jobs/job-reports.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { reportDecided } from '../events.ts'
import { findModeratedJob, moderatedJobSql } from '../jobs/moderated-job.ts'
import { type Because, takeJobDown } from '../jobs/take-job-down.ts'
import { conflict, recordAct } from '../operator-acts.ts'

const maxReports = 100

const reasonTitle = (id: number): string =>
  findOption(configList('report_job_reasons', 'en-us'), id)?.value ?? `reason ${id}`

type ReportedRow = {
  job: ModeratedJob
  reports: number
  first_at: string
  last_at: string
  reasonIds: number[]
  total: number
}

/** Reported jobs: those with the most open reports first, or the ones last decided. */
export const listReportedJobs = async (
  db: QueryExecutor,
  { state, page, size }: z.output<(typeof listOperation)['query']>,
) => {
  const order = state === 'open' ? sql`reports desc, last_at desc` : sql`decided_at desc`
  const { rows } = await db.execute(sql`
    with reported as (${reportsByJob(state === 'open')})
    select ${moderatedJobSql} as job, reports, first_at, last_at, "reasonIds", total
    from reported join ${jobs} on ${jobs.id} = job_id
      order by ${order}, job_id limit ${size} offset ${(page - 1) * size}`)
  return {
    items: (rows as ReportedRow[]).map((row) => ({
      job: row.job,
      reports: row.reports,
      reasons: countReasons(row.reasonIds),
      first_at: toIsoTimestamp(row.first_at),
      last_at: toIsoTimestamp(row.last_at),
    })),
    total: Number(rows[0]?.total ?? 0),
    page,
    size,
  }
}

const countReasons = (ids: number[]) =>
  [...Map.groupBy(ids, (id) => id)]
    .map(([id, given]) => ({ id, title: reasonTitle(id), count: given.length }))
    .sort((first, second) => second.count - first.count)

/** A job with its newest reports. */
export const readJobReports = async (db: QueryExecutor, jobId: number) => {
  const job = await findModeratedJob(db, jobId)
  return { job, reports: (await listReportsOf(db, jobId, maxReports)).map(toReport) }
}

const toReport = ({ reporterId, isMember, reasonId, at, posting, outcome, decision, decidedAt }: ReportRow) => ({
  reporter: isMember ? ('member' as const) : ('guest' as const),
  reporter_id: reporterId,
  reason_id: reasonId,
  reason: reasonTitle(reasonId),
  at: toIsoTimestamp(at),
  posting,
  outcome,
  decision,
  decided_at: decidedAt === null ? null : toIsoTimestamp(decidedAt),
})

/**
 * Decides all open reports of a job at once and tells the members who reported it (docs/product-rules.md#decided-reports). Throws 409 where
 * there is none.
 */
export const decideReports = async (
  transaction: QueryExecutor,
  jobId: number,
  { operator, outcome, reason }: Because & { outcome: ReportOutcome },
): Promise<z.input<(typeof decideOperation)['data']>> => {
  const before = await findModeratedJob(transaction, jobId, { locks: true })
  const reporters = await decideReportsOf(transaction, jobId, { outcome, reason })
  if (reporters.length === 0) throw conflict(`Job ${jobId} has no open report.`)
  const isToTakeDown = outcome === 'taken_down' && before.taken_down_at === null
  const job = isToTakeDown ? await takeJobDown(transaction, jobId, { operator, reason }) : before
  const members = reporters.filter(({ isMember }) => isMember)
  const counts = { decided: reporters.length, members: members.length, guests: reporters.length - members.length }
  const act = { operator, act: 'report.decided', subject: 'job', subjectId: jobId, reason, before: null } as const
  const actId = await recordAct(transaction, { ...act, after: { outcome, ...counts } })
  for (const { reporterId } of members)
    await publishEvent(transaction, reportDecided, {
      memberId: reporterId,
      jobId,
      jobTitle: job.title,
      companyName: job.company_name,
      outcome,
      reason,
      actId,
    })
  return { job, ...counts }
}
