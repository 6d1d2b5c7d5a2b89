import { sql } from 'drizzle-orm'
import { recruiters } from '../companies/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobs, jobTexts } from './tables.ts'

/** Makes a recruiter of each person whom one of these jobs names; call it once the jobs and their texts are written. */
export const upsertRecruiters = async (db: QueryExecutor, jobIds: number[]): Promise<void> => {
  if (jobIds.length === 0) return
  // In one order, so that two importers wait for each other and never both.
  await db.execute(sql`
    insert into ${recruiters} (company_id, name, title)
    select distinct on (company_id, recruiter_name) company_id, recruiter_name, recruiter_title
    from ${jobs} join ${jobTexts} on ${jobTexts.jobId} = ${jobs.id}
    where ${jobs.id} = any(${`{${jobIds.join(',')}}`}::int[]) and company_id is not null and recruiter_name is not null
      and not exists (
        select from ${recruiters} as known
        where known.company_id = ${jobs.companyId} and known.name = recruiter_name and known.title
          is not distinct from recruiter_title)
    order by company_id, recruiter_name, ${jobs.id} desc
    on conflict (company_id, name) do update set title = excluded.title`)
}
