import type { ModeratedJob } from '@jobspan/shared-kit/contracts/moderation/moderated-jobs'
import { type SQL, sql } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import { lockJobWrites } from '../../jobs/lock-job-writes.ts'
import { jobs } from '../../jobs/tables.ts'
import { isOrganisationSuspended } from '../../jobs/withheld-jobs.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'

/** SQL: a row of `jobs` as JSON, as operators see it. */
export const moderatedJobSql: SQL = sql`json_build_object('id', ${jobs.id}, 'title', ${jobs.title},
  'company_name', (select name from ${companies} where ${companies.id} = ${jobs.companyId}),
  'status', ${jobs.status}, 'stated_status', coalesce(${jobs.statedStatus}, ${jobs.status}),
  'taken_down_at', to_char(${jobs.takenDownAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'taken_down_reason', ${jobs.takenDownReason}, 'is_organisation_suspended', ${isOrganisationSuspended})`

/** Throws 40004 where there is no such job. `locks` keeps other operators and imports from it until the transaction ends. */
export const findModeratedJob = async (
  db: QueryExecutor,
  id: number,
  { locks = false }: { locks?: boolean } = {},
): Promise<ModeratedJob> => {
  if (locks) {
    await lockJobWrites(db)
    await db.execute(sql`select from ${jobs} where id = ${id} for no key update`)
  }
  const { rows } = await db.execute(sql`select ${moderatedJobSql} as job from ${jobs} where id = ${id}`)
  if (!rows[0]) throw new ApiError('notFound')
  return rows[0].job as ModeratedJob
}
