import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { searchChanges } from '../tables.ts'

/** The number of the last change, and the ids of the jobs that were written. */
export type Changes = { last: number; ids: number[] }

// With more changed jobs than this, it takes longer to read them one by one than to read all.
const maxChangedJobs = 50_000

/** The number of the last change of jobs. */
export const readLastChange = async (db: QueryExecutor): Promise<number> => {
  const result = await db.execute(sql`select coalesce(max(id), 0) as last from ${searchChanges}`)
  return Number(result.rows[0]?.last)
}

/**
 * The changes after number `after`; null where there are too many, or some are deleted already, so that all jobs have to be read again.
 * Changes are numbered in the order of their commits, because writers of jobs wait for each other.
 */
export const readChanges = async (db: QueryExecutor, after: number): Promise<Changes | null> => {
  const result = await db.execute(sql`
    with changed as materialized (select id, job_ids from ${searchChanges} where id > ${after})
    select coalesce((select min(id) from ${searchChanges}), 0) as first, coalesce((select max(id)
      from changed), 0) as last,
      coalesce((select sum(cardinality(job_ids)) from changed), 0) as count`)
  const { first, last, count } = result.rows[0] as Record<string, unknown>
  if (Number(last) === 0) return { last: after, ids: [] }
  if (Number(first) > after + 1 || Number(count) > maxChangedJobs) return null
  const found = await db.execute(sql`
    select distinct unnest(job_ids) as id from ${searchChanges} where id > ${after} and id <= ${Number(last)}`)
  return { last: Number(last), ids: found.rows.map((row) => Number(row.id)) }
}

/** Deletes changes that every process has long applied. The last one stays, because it holds the current number. */
export const deleteOldChanges = (db: QueryExecutor) =>
  db.execute(sql`
    delete from ${searchChanges}
    where at < now() - interval '1 hour' and id < (select max(id) from ${searchChanges})`)
