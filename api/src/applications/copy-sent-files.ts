import type { ApplicationBody } from '@jobspan/shared-kit/contracts/applications/applications'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { cancelRemoval } from '../platform/files/file-removals.ts'
import { copyResume, discardCopy, type ResumeCopy } from '../profile/resumes/copy-resume.ts'
import { copyVideo, discardVideo, type VideoCopy } from './copy-video.ts'

export type SentCopies = { resume: ResumeCopy | undefined; video: VideoCopy | undefined }

export const noCopies: SentCopies = { resume: undefined, video: undefined }

/**
 * Copies what goes with an application. A repeated key gets its first answer also when the resume or video is deleted since: that there is
 * none is in `error`, to be told later.
 */
export const copySentFiles = async (
  app: FastifyInstance,
  userId: number,
  { resume_id: resumeId, video_resume_id: videoId }: Pick<ApplicationBody, 'resume_id' | 'video_resume_id'>,
): Promise<{ copies: SentCopies; error?: ApiError }> => {
  const copies = { ...noCopies }
  try {
    if (resumeId != null) copies.resume = await copyResume(app, userId, resumeId)
    if (videoId != null) copies.video = await copyVideo(app, userId, videoId)
    return { copies }
  } catch (error) {
    if (error instanceof ApiError) return { copies, error }
    throw error
  }
}

/** The copies have rows: nothing removes their files. Run it in the transaction that writes those. */
export const keepCopies = async (db: QueryExecutor, { resume, video }: SentCopies): Promise<void> => {
  for (const key of [resume?.fileKey, video?.fileKey, video?.coverKey]) if (key) await cancelRemoval(db, key)
}

export const discardCopies = async (app: FastifyInstance, { resume, video }: SentCopies): Promise<void> => {
  if (resume) await discardCopy(app, resume)
  if (video) await discardVideo(app, video)
}
