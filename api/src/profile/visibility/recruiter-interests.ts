import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { recruiterInterests } from '../tables/visibility.ts'

/** Notes that a recruiter is interested in a member, for a job or none; again, it changes the job. Whether it is new. */
export const saveRecruiterInterest = async (
  db: QueryExecutor,
  { userId, recruiterId, jobId }: { userId: number; recruiterId: number; jobId: number | null },
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    insert into ${recruiterInterests} (user_id, recruiter_id, job_id) values (${userId}, ${recruiterId}, ${jobId})
    on conflict (user_id, recruiter_id) do update set job_id = excluded.job_id
    returning xmax = 0 as is_new`)
  return rows[0]?.is_new === true
}

/** SQL condition: the recruiter is interested in the member. */
export const isInterested = (userId: SQLWrapper, recruiterId: number): SQL => sql`exists (
  select from ${recruiterInterests} as shown where shown.user_id = ${userId} and shown.recruiter_id = ${recruiterId})`

/** SQL condition: a recruiter of the company is interested in the member. */
export const isWantedBy = (userId: SQLWrapper, companyId: SQLWrapper): SQL => sql`exists (
  select from ${recruiterInterests} as invitation
    join ${recruiters} as inviting on inviting.id = invitation.recruiter_id
  where invitation.user_id = ${userId} and inviting.company_id = ${companyId})`

/** SQL: the recruiters who are interested in the member (`recruiter_id`, `job_id`, `created_at`). */
export const recruiterInterestsIn = (userId: number): SQL =>
  sql`select recruiter_id, job_id, created_at from ${recruiterInterests} where user_id = ${userId}`

/** SQL: which recruiter was interested in somebody for which job (`job_id`, `recruiter_id`). */
export const recruitersInterestedByJob = sql`select job_id, recruiter_id from ${recruiterInterests}`
