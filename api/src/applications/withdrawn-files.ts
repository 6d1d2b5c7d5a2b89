import { and, eq } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { cancelRemoval } from '../platform/files/file-removals.ts'
import { idempotencyKeys } from '../platform/tables.ts'
import type { ResumeCopy } from './copy-resume.ts'
import type { VideoCopy } from './copy-video.ts'
import { applicationResumes, applicationVideos } from './tables.ts'

type WithdrawnApplication = { id: number; userId: number }
type Kind = 'withdrawn-resume' | 'withdrawn-video'

/**
 * A withdrawal deletes the rows of the resume and the video, and their files are removed some minutes later. What the rows said is noted until
 * then among the answers to repeated calls, which are swept in time and go with the account: an undo needs it.
 */
const noteOf = ({ id, userId }: WithdrawnApplication, kind: Kind) => ({ scope: `${userId} ${kind}`, key: String(id) })

const writeNote = async (db: QueryExecutor, application: WithdrawnApplication, kind: Kind, copy: object) => {
  await db.insert(idempotencyKeys).values({ ...noteOf(application, kind), bodyHash: '', response: copy })
}

/** Null where nothing of the kind was sent. */
const takeNote = async <Copy>(db: QueryExecutor, application: WithdrawnApplication, kind: Kind) => {
  const { scope, key } = noteOf(application, kind)
  const [note] = await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    .returning()
  return (note?.response ?? null) as Copy | null
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
    await writeNote(db, application, 'withdrawn-resume', resume)
  }
  const [deletedVideo] = await db.delete(applicationVideos).where(eq(applicationVideos.applicationId, id)).returning()
  if (deletedVideo) {
    const { applicationId: _, ...video } = deletedVideo
    await writeNote(db, application, 'withdrawn-video', video)
  }
}

/** Gives an application its resume and video back. Throws 50101 where the removal of a file can be cancelled no more. */
export const restoreFiles = async (db: QueryExecutor, application: WithdrawnApplication): Promise<void> => {
  const resume = await takeNote<ResumeCopy>(db, application, 'withdrawn-resume')
  if (resume) {
    await cancelRemoval(db, resume.fileKey)
    await db.insert(applicationResumes).values({ applicationId: application.id, ...resume })
  }
  const video = await takeNote<VideoCopy>(db, application, 'withdrawn-video')
  if (video) {
    await cancelRemoval(db, video.fileKey)
    if (video.coverKey !== null) await cancelRemoval(db, video.coverKey)
    await db.insert(applicationVideos).values({ applicationId: application.id, ...video })
  }
}
