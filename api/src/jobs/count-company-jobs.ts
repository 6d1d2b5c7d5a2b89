import { sql } from 'drizzle-orm'
import { setJobCounts } from '../companies/company-counts.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobs } from './tables.ts'

/** Counts the remote and the Web3 jobs of all companies: jobs end by themselves, and lists of companies are ordered by them. */
export const countCompanyJobs = (db: QueryExecutor): Promise<void> =>
  setJobCounts(
    db,
    sql`
      select company_id, count(*) filter (where arrangement = 'remote')::int as remote_jobs,
        count(*) filter (where is_web3)::int as web3_jobs
      from ${jobs} where status = 'open' and (arrangement = 'remote' or is_web3) and company_id is not null group by company_id`,
  )
