import { sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import { notify } from '../../notifications/notify.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { saveRecruiterInterest } from '../../profile/visibility/recruiter-interests.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'

/**
 * Tells a member that a recruiter is interested in them, for a job of the company or none; again, it changes the job and notifies nobody.
 * Throws 40004 where the company has no such job, 40017 where it is not open. Run it in a transaction.
 */
export const showInterest = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
  jobId: number | null,
): Promise<void> => {
  if (jobId !== null) await assertOpenJob(transaction, recruiter, jobId)
  if (!(await saveRecruiterInterest(transaction, { userId, recruiterId: recruiter.id, jobId }))) return
  await notify(transaction, {
    userId,
    kind: 'recruiter_interested',
    subject: {
      recruiter_id: recruiter.id,
      company_id: recruiter.companyId,
      ...(jobId === null ? {} : { job_id: jobId }),
    },
    eventKey: `recruiter-interest:${recruiter.id}`,
  })
}

const assertOpenJob = async (db: QueryExecutor, { companyId }: ActingRecruiter, jobId: number): Promise<void> => {
  const { rows } = await db.execute(sql`select status from ${jobs} where id = ${jobId} and company_id = ${companyId}`)
  if (!rows[0]) throw new ApiError('notFound')
  if (rows[0].status !== 'open') throw new ApiError('positionClosed', { status: 409 })
}
