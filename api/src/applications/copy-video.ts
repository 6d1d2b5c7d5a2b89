import type { FastifyInstance } from 'fastify'
import { copyFile } from '../platform/files/copy-file.ts'
import { removeFile } from '../platform/files/file-removals.ts'
import { findVideo, type Video } from '../profile/video-resumes/video-repository.ts'

/** A video whose files are copies of the member's own. */
export type VideoCopy = Video

/** Copies the files of a member's video, as `copyResume` does. Throws 40004 where the video is not this member's. */
export const copyVideo = async (app: FastifyInstance, userId: number, videoId: number): Promise<VideoCopy> => {
  const video = await findVideo(app.connection.db, userId, videoId)
  const fileKey = await copyFile(app, video.fileKey)
  const coverKey = video.coverKey === null ? null : await copyFile(app, video.coverKey)
  return { ...video, fileKey, coverKey }
}

/** Removes a copy that became nobody's; where that fails, the sweep does it. */
export const discardVideo = async (app: FastifyInstance, { fileKey, coverKey }: VideoCopy): Promise<void> => {
  for (const key of [fileKey, coverKey])
    if (key !== null) await removeFile(app.connection.db, app.fileStore, key).catch(() => undefined)
}
