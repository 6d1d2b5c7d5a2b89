import { and, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Member } from '../platform/session/session-store.ts'
import { lockApplication } from './application-events.ts'
import { snapshotProfile } from './apply.ts'
import { publishRestored } from './record-seeker-event.ts'
import { applicationEvents, applications } from './tables.ts'
import { restoreFiles } from './withdrawn-files.ts'

/**
 * Takes a withdrawal back within two minutes, by the clock of the database: the application stands where it stood, with its resume, its video and the
 * profile as it is now. Of an application that is not withdrawn nothing changes. Throws 40004 where it is not this member's, 40018 where
 * it is too late or another one was sent since. Run it in a transaction.
 */
export const undoWithdrawal = async (db: QueryExecutor, member: Member, id: number): Promise<void> => {
  const [own] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.userId, member.id)))
  const locked = own && (await lockApplication(db, id))
  if (!locked) throw new ApiError('notFound')
  if (locked.state !== 'withdrawn') return
  // Who applies again holds this lock too.
  await lockMember(db, member.id)
  const profile = await snapshotProfile(db, member)
  const [restored] = await db
    .update(applications)
    .set({ withdrawnAt: null, profile })
    .where(sql`${applications.id} = ${id} and ${applications.withdrawnAt} > now() - interval '2 minutes'
      and ${applications.withdrawalFinalAt} is null and not exists (
      select from ${applications} as later
      where later.user_id = ${member.id} and later.job_id = ${locked.jobId} and later.attempt > ${applications.attempt})`)
    .returning({ id: applications.id })
  if (!restored) throw new ApiError('alreadyApplied')
  await db
    .delete(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, 'withdrawn')))
  await restoreFiles(db, locked)
  await publishRestored(db, id)
}
