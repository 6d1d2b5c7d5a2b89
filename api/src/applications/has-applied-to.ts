import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { applications } from './tables.ts'

/** SQL condition: the member applied to the company, and did not withdraw. */
export const hasAppliedTo = (userId: SQLWrapper, companyId: SQLWrapper | number): SQL => sql`exists (
  select from ${applications} as sent
  where sent.user_id = ${userId} and sent.withdrawn_at is null and sent.employer_id = ${companyId})`

/** SQL condition: the member applied for the job, withdrawn or not. */
export const hasAppliedFor = (userId: SQLWrapper, jobId: SQLWrapper): SQL =>
  sql`exists (select from ${applications} as sent where sent.user_id = ${userId} and sent.job_id = ${jobId})`

/** SQL condition: the application with this id is withdrawn. */
export const isApplicationWithdrawn = (applicationId: SQLWrapper): SQL => sql`exists (
  select from ${applications} as sent where sent.id = ${applicationId} and sent.withdrawn_at is not null)`

/** SQL: when the application with this id was withdrawn; null where it is not. */
export const applicationWithdrawnAt = (applicationId: SQLWrapper): SQL =>
  sql`(select sent.withdrawn_at from ${applications} as sent where sent.id = ${applicationId})`

/** SQL: the member's application to a job, as a company got it; null where there is none, or it was withdrawn. */
export const sentApplicationTo = (companyId: SQLWrapper, userId: SQLWrapper, jobId: SQLWrapper): SQL => sql`(
  select sent.id from ${applications} as sent
  where sent.user_id = ${userId} and sent.job_id = ${jobId} and sent.employer_id = ${companyId} and sent.withdrawn_at is null
  order by sent.id desc limit 1)`

/** SQL: which jobs these members applied to (`user_id`, `job_id`), withdrawn or not. */
export const applicationsOf = (userIds: readonly number[]): SQL =>
  sql`select user_id, job_id from ${applications} where user_id = any(${`{${userIds.join(',')}}`}::int[])`

/** SQL: which of these jobs, an array of ids, the member has an application to that was not withdrawn (`job_id`). */
export const appliedAmong = (userId: number, jobIds: SQL): SQL => sql`
  select job_id from ${applications} where user_id = ${userId} and withdrawn_at is null and job_id = any(${jobIds})`

/** SQL: the jobs that the member applied to last (`job_id`, `at`). */
export const latestApplicationsOf = (userId: number, count: number): SQL => sql`
  select job_id, applied_at as at from ${applications} where user_id = ${userId}
  order by applied_at desc limit ${count}`
