import { and, eq, lt, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { cancelRemoval } from '../platform/files/file-removals.ts'
import type { ResumeCopy } from '../profile/resumes/copy-resume.ts'
import type { VideoCopy } from './copy-video.ts'
import { applicationResumes, applicationVideos, withdrawnFiles } from './tables.ts'

type WithdrawnApplication = { id: number }
type Kind = (typeof withdrawnFiles.$inferSelect)['kind']

/**
 * A withdrawal deletes the rows of the resume and the video, and their files are removed some minutes later. What the rows said is kept until
 * then: an undo needs it.
 */
const keepCopy = async (db: QueryExecutor, { id: applicationId }: WithdrawnApplication, kind: Kind, copy: object) => {
  await db.insert(withdrawnFiles).values({ applicationId, kind, copy })
}

/** Null where nothing of the kind was sent. */
const takeCopy = async <Copy>(db: QueryExecutor, { id }: WithdrawnApplication, kind: Kind) => {
  const [row] = await db
    .delete(withdrawnFiles)
    .where(and(eq(withdrawnFiles.applicationId, id), eq(withdrawnFiles.kind, kind)))
    .returning()
  return (row?.copy ?? null) as Copy | null
}

/** Deletes the resume and the video of an application; triggers schedule the removal of their files. */
export const takeBackFiles = async (db: QueryExecutor, application: WithdrawnApplication): Promise<void> => {
  const { id } = application
  const [deletedResume] = await db
    .delete(applicationResumes)
    .where(eq(applicationResumes.applicationId, id))
    .returning()
  if (deletedResume) {
    const { applicationId: _, ...resume } = deletedResume
    await keepCopy(db, application, 'resume', resume)
  }
  const [deletedVideo] = await db.delete(applicationVideos).where(eq(applicationVideos.applicationId, id)).returning()
  if (deletedVideo) {
    const { applicationId: _, ...video } = deletedVideo
    await keepCopy(db, application, 'video', video)
  }
}

/** Gives an application its resume and video back. Throws 50101 where the removal of a file can be cancelled no more. */
export const restoreFiles = async (db: QueryExecutor, application: WithdrawnApplication): Promise<void> => {
  const resume = await takeCopy<ResumeCopy>(db, application, 'resume')
  if (resume) {
    await cancelRemoval(db, resume.fileKey)
    await db.insert(applicationResumes).values({ applicationId: application.id, ...resume })
  }
  const video = await takeCopy<VideoCopy>(db, application, 'video')
  if (video) {
    await cancelRemoval(db, video.fileKey)
    if (video.coverKey !== null) await cancelRemoval(db, video.coverKey)
    await db.insert(applicationVideos).values({ applicationId: application.id, ...video })
  }
}

/** Deletes what no undo comes for any more. */
export const deleteOldWithdrawnFiles = async (db: QueryExecutor): Promise<void> => {
  await db.delete(withdrawnFiles).where(lt(withdrawnFiles.createdAt, sql`now() - interval '1 day'`))
}
