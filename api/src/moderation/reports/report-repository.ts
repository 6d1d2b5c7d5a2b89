import type {
  decideReports as decideOperation,
  listReports as listOperation,
  ModeratedJob,
  ReportOutcome,
} from '@jobspan/shared-kit/contracts/moderation'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { configList, findOption } from '../../config/lists/config-list.ts'
import { jobReports, jobs } from '../../jobs/tables.ts'
import { users } from '../../members/tables.ts'
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
  const isShown = state === 'open' ? sql`decided_at is null` : sql`decided_at is not null`
  const order = state === 'open' ? sql`reports desc, last_at desc` : sql`decided_at desc`
  const { rows } = await db.execute(sql`
    with reported as (
      select job_id, count(*)::int as reports, min(at) as first_at, max(at) as last_at, max(decided_at) as decided_at,
        json_agg(reason_id) as "reasonIds", (count(*) over ())::int as total
      from ${jobReports} where ${isShown} group by job_id)
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

type ReportRow = {
  reporterId: number
  isMember: boolean
  reasonId: number
  at: string
  posting: Record<string, unknown> | null
  outcome: ReportOutcome | null
  decision: string | null
  decidedAt: string | null
}

/** A job with its newest reports. */
export const readJobReports = async (db: QueryExecutor, jobId: number) => {
  const job = await findModeratedJob(db, jobId)
  const { rows } = await db.execute(sql`
    select seeker_id as "reporterId", exists (select from ${users} where ${users.id} = seeker_id) as "isMember",
      reason_id as "reasonId", at, posting, outcome, decision, decided_at as "decidedAt"
    from ${jobReports} where job_id = ${jobId} order by at desc limit ${maxReports}`)
  return { job, reports: (rows as ReportRow[]).map(toReport) }
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
  const { rows } = await transaction.execute(sql`
    update ${jobReports} set outcome = ${outcome}, decision = ${reason}, decided_at = now()
    where job_id = ${jobId} and decided_at is null
    returning seeker_id as "reporterId", exists (select from ${users} where ${users.id} = seeker_id) as "isMember"`)
  if (rows.length === 0) throw conflict(`Job ${jobId} has no open report.`)
  const isToTakeDown = outcome === 'taken_down' && before.taken_down_at === null
  const job = isToTakeDown ? await takeJobDown(transaction, jobId, { operator, reason }) : before
  const members = rows.filter(({ isMember }) => isMember)
  const counts = { decided: rows.length, members: members.length, guests: rows.length - members.length }
  const act = { operator, act: 'report.decided', subject: 'job', subjectId: jobId, reason, before: null } as const
  const actId = await recordAct(transaction, { ...act, after: { outcome, ...counts } })
  for (const { reporterId } of members)
    await publishEvent(transaction, reportDecided, {
      memberId: Number(reporterId),
      jobId,
      jobTitle: job.title,
      companyName: job.company_name,
      outcome,
      reason,
      actId,
    })
  return { job, ...counts }
}
