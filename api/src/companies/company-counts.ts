import { type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { companies } from './tables.ts'

/** Writes how many follow each company. `counted` is SQL (`company_id`, `followers`); nobody follows the others. */
export const setFollowers = async (db: QueryExecutor, counted: SQL): Promise<void> => {
  await db.execute(sql`
    with counted as (${counted}),
    changed as (
      select ${companies.id} as id, coalesce(counted.followers, 0) as followers
      from ${companies} left join counted on counted.company_id = ${companies.id}
      where ${companies.followers} <> coalesce(counted.followers, 0))
    update ${companies} set followers = changed.followers from changed where ${companies.id} = changed.id`)
}

/** Writes how many open jobs of each company are remote or Web3. `counted` is SQL (`company_id`, `remote_jobs`, `web3_jobs`). */
export const setJobCounts = async (db: QueryExecutor, counted: SQL): Promise<void> => {
  await db.execute(sql`
    with counted as (${counted}),
    changed as (
      select ${companies.id} as id, coalesce(counted.remote_jobs, 0) as remote_jobs, coalesce(counted.web3_jobs, 0) as web3_jobs
      from ${companies} left join counted on counted.company_id = ${companies.id}
      where (${companies.remoteJobs}, ${companies.web3Jobs})
        is distinct from (coalesce(counted.remote_jobs, 0), coalesce(counted.web3_jobs, 0)))
    update ${companies} set remote_jobs = changed.remote_jobs, web3_jobs = changed.web3_jobs
    from changed where ${companies.id} = changed.id`)
}
