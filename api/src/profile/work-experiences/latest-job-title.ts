import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { workExperiences } from '../tables/records.ts'

/** SQL: the job title of the member's latest work; null without any. */
export const latestJobTitle = (userId: SQLWrapper): SQL => sql`(
  select job_title from ${workExperiences} where user_id = ${userId}
  order by end_month desc nulls first, start_month desc, id desc limit 1)`
