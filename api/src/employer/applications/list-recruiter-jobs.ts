import { applicationState } from '@jobspan/shared-kit/contracts/applications/applications'
import type {
  listRecruiterJobs as operation,
  RecruiterJob,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { applicationStateSql } from '../../applications/application-events.ts'
import { applications } from '../../applications/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { jobSlug } from '../../platform/text/slug.ts'
import { type ActingRecruiter, leadsCompany } from '../recruiters/require-recruiter.ts'
import { isOwnJob, isSentTo, isVisibleJob } from './visible-jobs.ts'

type Row = Omit<RecruiterJob, 'counts'> & { counts: Partial<RecruiterJob['counts']> | null }

const noApplications = Object.fromEntries(applicationState.options.map((state) => [state, 0])) as RecruiterJob['counts']

/**
 * What a recruiter has to do with: jobs that are open or on hold, and closed ones with applications that are still there. The order is that
 * of the index on the applications of a job: without it, PostgreSQL may read those of all jobs for each.
 */
const isInWork = (recruiter: ActingRecruiter) => sql`(status in ('open', 'on_hold') or taken_down_at is not null or (
  select true from ${applications}
  where ${applications.jobId} = ${jobs.id} and ${isSentTo(recruiter)} and ${applications.withdrawnAt} is null
  order by ${applications.appliedAt} desc limit 1))`

/** The pay as the company itself knows it, masked or not. */
const payOfCompany = sql`case when masked_pay is not null then nullif(masked_pay -> 'pay', 'null')
  when pay_currency is not null and pay_period is not null and coalesce(pay_min, pay_max) is not null
  then jsonb_build_object('min', pay_min, 'max', pay_max, 'currency', pay_currency, 'period', pay_period) end`

/** A page of the recruiter's jobs, open ones first, then the newest. Throws 40005 where a recruiter asks for all of the company's. */
export const listRecruiterJobs = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  { scope, page, size }: z.output<(typeof operation)['query']>,
) => {
  if (scope === 'company' && !leadsCompany(recruiter)) throw new ApiError('noPermission')
  const condition = sql`${scope === 'company' ? isVisibleJob(recruiter) : isOwnJob(recruiter)} and ${isInWork(recruiter)}`
  const order = sql`order by status = 'open' desc, posted_at desc nulls last, ${jobs.id} desc`
  const { rows: counted } = await db.execute(sql`select count(*)::int as total from ${jobs} where ${condition}`)
  const { rows } = await db.execute(sql`
    select json_build_object('id', ${jobs.id}, 'slug', slug, 'title', title, 'status', status, 'posted_at', posted_at, 'pay', ${payOfCompany},
      'is_salary_masked', masked_pay is not null,
      'taken_down', case when taken_down_at is not null then json_build_object('at', taken_down_at, 'reason', taken_down_reason) end, 'is_own', ${isOwnJob(recruiter)}, 'counts', (
        select json_object_agg(state, count) from (
          select state, count(*)::int as count
          from (
            select ${applicationStateSql} as state from ${applications}
            where ${applications.jobId} = ${jobs.id} and ${isSentTo(recruiter)}
          ) as states
          group by state) as counted)) as job
    from (select * from ${jobs} where ${condition} ${order} limit ${size} offset ${(page - 1) * size}) as ${jobs} ${order}`)
  const items = rows.map(({ job }) => toRecruiterJob(job as Row))
  return { items, total: Number(counted[0]?.total ?? 0), page, size }
}

const toRecruiterJob = (row: Row): RecruiterJob => ({
  ...row,
  slug: jobSlug(row),
  posted_at: row.posted_at === null ? null : toIsoTimestamp(row.posted_at),
  counts: { ...noApplications, ...row.counts },
})
