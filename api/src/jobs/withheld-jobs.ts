import { type SQL, sql } from 'drizzle-orm'
import { isSpokenForBySuspended } from '../companies/organisations/spoken-for.ts'
import { companies } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobs } from './tables.ts'

/** SQL: the organisation that speaks for the company of a row of `jobs` is suspended. */
export const isOrganisationSuspended = isSpokenForBySuspended(jobs.companyId)

/** SQL: an operator withholds the job, itself or with the organisation that speaks for its company. */
const isWithheld = sql`(${jobs.takenDownAt} is not null or ${isOrganisationSuspended})`

/**
 * Withholds jobs that are to be withheld now, and gives the others the status back that their source says. A withheld job is closed for seekers: out
 * of search, alerts and lists. Its applications stay. Call it in the transaction of what changed, which has
 * called `lockJobWrites` first, and `invalidateJobCaches` after that.
 */
export const applyWithholding = async (db: QueryExecutor, condition: SQL): Promise<number> => {
  const { rows } = await db.execute(sql`
    with changed as (
      update ${jobs} set
        stated_status = case when ${isWithheld} then status end,
        status = case when ${isWithheld} then 'closed' else stated_status end,
        updated_at = now()
      where ${condition} and ${isWithheld} <> (stated_status is not null)
      returning company_id)
    select company_id as "companyId" from changed`)
  const companyIds = [...new Set(rows.flatMap((row) => (row.companyId === null ? [] : [Number(row.companyId)])))]
  if (companyIds.length > 0)
    await db.execute(sql`
      update ${companies} set open_jobs = (select count(*) from ${jobs} where company_id = ${companies.id}
        and status = 'open')
      where id = any(${`{${companyIds.join(',')}}`}::int[])`)
  return rows.length
}

/**
 * Withholds jobs again that an import just wrote, which says what status their source gives. It runs in the import's transaction and after its
 * rows: they are locked by then, so no operator changes one in between.
 */
export const keepWithheld = async (db: QueryExecutor, jobIds: number[]): Promise<void> => {
  if (jobIds.length === 0) return
  await db.execute(sql`
    update ${jobs} set stated_status = status, status = 'closed'
    where id = any(${`{${jobIds.join(',')}}`}::int[]) and ${isWithheld}`)
}
