import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobs } from './tables.ts'

/**
 * Closes open jobs whose last day is over. Safe in every replica at any time.
 * Search hides an expired job at once; this updates counts, company lists and the job's page. Jobs are read in the order of
 * their last day, which has an index; in the order of ids, all jobs would be read.
 */
export const closeExpiredJobs = async (db: QueryExecutor): Promise<number> => {
  const closed = await db.execute(sql`
    with expired as (
      update ${jobs} set status = 'closed', updated_at = now()
      where id in (
        select id from ${jobs} where status = 'open' and valid_through <= now()
        order by valid_through limit 1000 for update skip locked)
      returning company_id),
    counted as (
      update ${companies} set open_jobs = greatest(0, open_jobs - gone.count)
      from (select company_id, count(*)::int as count from expired group by company_id) as gone
      where ${companies.id} = gone.company_id)
    select count(*)::int as count from expired`)
  const count = Number(closed.rows[0]?.count ?? 0)
  if (count > 0) invalidateJobCaches()
  return count
}

/**
 * Reopens jobs that were closed while the clock was ahead: they were changed at a time in the future, and their last day is not
 * over. Once the clock is right, they are back in sitemap, counts and pages.
 */
export const reopenEarlyClosed = async (db: QueryExecutor): Promise<number> => {
  const opened = await db.execute(sql`
    with opened as (
      update ${jobs} set status = 'open', updated_at = now()
      where status = 'closed' and stated_status is null and updated_at > now() + interval '1 minute' and valid_through > now()
      returning company_id),
    counted as (
      update ${companies} set open_jobs = open_jobs + back.count
      from (select company_id, count(*)::int as count from opened group by company_id) as back
      where ${companies.id} = back.company_id)
    select count(*)::int as count from opened`)
  const count = Number(opened.rows[0]?.count ?? 0)
  if (count > 0) invalidateJobCaches()
  return count
}
