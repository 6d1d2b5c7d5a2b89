import { rewardLimits } from '@jobspan/shared-kit/contracts/rewards/programme'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { cancelRemoval, removeFile, scheduleRemoval } from '../../platform/files/file-removals.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import type { MemberSession } from '../../platform/session/session-store.ts'
import type { UploadForm } from '../../profile/resumes/receive-upload.ts'
import type { Upload } from '../../profile/resumes/register-uploads.ts'
import type { ResumeInspector } from '../../profile/resumes/resume-inspector.ts'
import { resumeKindOf } from '../../profile/resumes/resume-kind.ts'
import { resumeNameOf } from '../../profile/resumes/resume-name.ts'
import { rewardResumes } from '../tables.ts'

export const rewardResumeForm: UploadForm = {
  part: 'file',
  maxBytes: rewardLimits.resumeBytes,
  tooLarge: 'rewardResumeTooLarge',
}

type Storing = { inspector: ResumeInspector; reply: FastifyReply; session: MemberSession }

/**
 * Stores the resume for referrals, in the place of the one before: a trigger schedules the removal of that one's file. Throws 41264, 40025, 40006 (429)
 * and 50101.
 */
export const storeRewardResume = async (
  app: FastifyInstance,
  { inspector, reply, session }: Storing,
  { file, filename: given }: Upload,
): Promise<void> => {
  const { db } = app.connection
  const fileKey = newFileKey()
  try {
    const kind = await resumeKindOf(file.path, file.size)
    if (!kind) throw new ApiError('resumeKind')
    await inspector.inspect(file.path, kind, callerOf(reply, session.user.id))
    const resume = { filename: resumeNameOf(given), kind, size: file.size, fileKey, uploadedAt: new Date() }
    await scheduleRemoval(db, fileKey)
    await app.fileStore.put(fileKey, file)
    await db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      await transaction.delete(rewardResumes).where(eq(rewardResumes.userId, session.user.id))
      await transaction.insert(rewardResumes).values({ userId: session.user.id, ...resume })
      await cancelRemoval(transaction, fileKey)
    })
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the note.
    if (error instanceof ApiError) await removeFile(db, app.fileStore, fileKey).catch(() => undefined)
    throw error
  }
}
