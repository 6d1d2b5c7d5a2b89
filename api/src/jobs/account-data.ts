import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AccountData } from '../members/account-data.ts'
import { externalClicks, jobReports, jobs, jobViews, savedJobs } from './tables.ts'

/** Rows of a seeker that name a job, with its title. */
export const ofSeekerWithJob =
  (table: PgTable & { seekerId: PgColumn; jobId: PgColumn }): NonNullable<AccountData[string]> =>
  ({ id }) =>
    sql`
    select coalesce(jsonb_agg(to_jsonb(${table}) || jsonb_build_object('job', title) order by at), '[]') as kept
    from ${table} join ${jobs} on ${jobs.id} = ${table.jobId} where ${table.seekerId} = ${id}`

export const accountData: AccountData = {
  saved_jobs: ofSeekerWithJob(savedJobs),
  job_views: ofSeekerWithJob(jobViews),
  job_reports: ofSeekerWithJob(jobReports),
  external_clicks: ofSeekerWithJob(externalClicks),
}
