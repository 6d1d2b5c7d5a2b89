import { type SQL, sql } from 'drizzle-orm'
import { applications } from '../../applications/tables.ts'
import { recruiterNameOf } from '../../jobs/recruiter-name.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type ActingRecruiter, leadsCompany } from '../recruiters/require-recruiter.ts'

/** SQL condition, of a row of `jobs`: its posting names the recruiter. */
export const isOwnJob = ({ name, companyId }: ActingRecruiter): SQL => sql`(${jobs.companyId} = ${companyId}
  and ${recruiterNameOf(jobs.id)} is not distinct from ${name})`

/**
 * SQL condition, of a row of `jobs`: the recruiter sees it. Admins and coordinators see all of their company's, recruiters those that name
 * them (docs/product-rules.md#company-roles).
 */
export const isVisibleJob = (recruiter: ActingRecruiter): SQL =>
  leadsCompany(recruiter) ? sql`${jobs.companyId} = ${recruiter.companyId}` : isOwnJob(recruiter)

/**
 * SQL condition, of a row of `applications` joined with its job: the recruiter reads it. It was sent to their company; of a job that is another
 * company's today, nobody but those who lead the company knows whose posting it was.
 */
export const isVisibleApplication = (recruiter: ActingRecruiter): SQL =>
  leadsCompany(recruiter) ? isSentTo(recruiter) : sql`(${isSentTo(recruiter)} and ${isOwnJob(recruiter)})`

/** SQL condition, of a row of `applications`: it was sent to the recruiter's company, whatever has become of the job. */
export const isSentTo = ({ companyId }: ActingRecruiter): SQL => sql`${applications.employerId} = ${companyId}`

/** Throws 40004 where the recruiter sees no such job, nor an application to it. */
export const requireJobWithApplications = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  id: number,
): Promise<void> => {
  const { rows } = await db.execute(sql`
    select id from ${jobs} where id = ${id} and (${isVisibleJob(recruiter)} or exists (
      select from ${applications} where ${applications.jobId} = ${jobs.id} and ${isVisibleApplication(recruiter)}))`)
  if (!rows[0]) throw new ApiError('notFound')
}

/** Throws 40004 where the recruiter sees no such job. */
export const requireVisibleJob = async (db: QueryExecutor, recruiter: ActingRecruiter, id: number): Promise<void> => {
  const { rows } = await db.execute(sql`select id from ${jobs} where id = ${id} and ${isVisibleJob(recruiter)}`)
  if (!rows[0]) throw new ApiError('notFound')
}
