import { sql } from 'drizzle-orm'
import { readCompanyName } from '../../companies/company-repository.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { saveRecruiterInterest } from '../../profile/visibility/recruiter-interests.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { recruiterInterested } from './events.ts'

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
  const job = jobId === null ? null : await requireOpenJob(transaction, recruiter, jobId)
  if (!(await saveRecruiterInterest(transaction, { userId, recruiterId: recruiter.id, jobId }))) return
  await publishEvent(transaction, recruiterInterested, {
    memberId: userId,
    recruiterId: recruiter.id,
    recruiterName: recruiter.name,
    companyId: recruiter.companyId,
    companyName: await readCompanyName(transaction, recruiter.companyId),
    job,
  })
}

/** A job of the recruiter's company. Throws 40004 where it has no such job, 40017 where it is not open. */
export const requireOpenJob = async (db: QueryExecutor, { companyId }: ActingRecruiter, id: number) => {
  const { rows } = await db.execute(
    sql`select title, status from ${jobs} where id = ${id} and company_id = ${companyId}`,
  )
  if (!rows[0]) throw new ApiError('notFound')
  if (rows[0].status !== 'open') throw new ApiError('positionClosed', { status: 409 })
  return { id, title: String(rows[0].title) }
}
