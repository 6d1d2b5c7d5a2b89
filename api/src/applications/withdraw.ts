import { eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { lockApplication } from './application-events.ts'
import { type Application, findApplication } from './application-repository.ts'
import { recordWithdrawn } from './record-seeker-event.ts'
import { applications } from './tables.ts'
import { takeBackFiles } from './withdrawn-files.ts'

/**
 * Withdraws the latest application to a job: the employer finds it no more, and the sent profile, resume and video are deleted. Withdrawing again
 * changes nothing. Throws 40004 where the member never applied, 40020 where it is completed. Run it in a transaction.
 */
export const withdraw = async (db: QueryExecutor, userId: number, jobId: number): Promise<Application> => {
  const application = await findApplication(db, userId, jobId)
  const locked = application && (await lockApplication(db, application.id))
  if (!locked) throw new ApiError('notFound')
  if (locked.state === 'completed') throw new ApiError('stateDoesNotFollow')
  if (locked.state !== 'withdrawn') {
    await db.update(applications).set({ withdrawnAt: sql`now()`, profile: null }).where(eq(applications.id, locked.id))
    await takeBackFiles(db, locked)
    await recordWithdrawn(db, locked.id)
  }
  const withdrawn = await findApplication(db, userId, jobId)
  if (!withdrawn) throw new ApiError('notFound')
  return withdrawn
}
