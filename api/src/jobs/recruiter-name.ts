import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { jobTexts } from './tables.ts'

/**
 * SQL: the recruiter whom the posting of a job names. Looked up for each job: as a join, PostgreSQL may begin with the texts of all
 * companies.
 */
export const recruiterNameOf = (jobId: SQLWrapper): SQL =>
  sql`(select recruiter_name from ${jobTexts} where ${jobTexts.jobId} = ${jobId})`
