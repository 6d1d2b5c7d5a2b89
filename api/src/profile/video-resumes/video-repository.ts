import { createHash } from 'node:crypto'
import { videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { videoResumes } from '../tables/resumes.ts'

/** A video with the keys of its files. */
export type Video = {
  fileKey: string
  coverKey: string | null
  size: number
  durationMs: number
  width: number
  height: number
}

/** Says which cover it is and nothing of its key. */
const versionOf = (coverKey: string): string => createHash('sha256').update(coverKey).digest('hex').slice(0, 12)

/** A member's video resumes, the newest first. */
export const listVideosOf = async (db: QueryExecutor, userId: number): Promise<VideoResume[]> => {
  const rows = await db
    .select()
    .from(videoResumes)
    .where(eq(videoResumes.userId, userId))
    .orderBy(desc(videoResumes.id))
  return rows.map(({ id, durationMs, size, width, height, coverKey, uploadedAt }) => ({
    id,
    duration: durationMs / 1000,
    size,
    width,
    height,
    cover: coverKey && versionOf(coverKey),
    uploaded_at: uploadedAt.toISOString(),
  }))
}

const isOf = (userId: number, id: number) => and(eq(videoResumes.userId, userId), eq(videoResumes.id, id))

/** Adds a video. Throws 41245 where there are three, also when four arrive at once. Run it in a transaction. */
export const addVideo = async (db: QueryExecutor, userId: number, video: Omit<Video, 'coverKey'>): Promise<void> => {
  await lockMember(db, userId)
  await requireRoom(db, userId)
  await db.insert(videoResumes).values({ userId, ...video })
}

/** Throws 41245 where there are three: told before a file is worked on. */
export const requireRoom = async (db: QueryExecutor, userId: number): Promise<void> => {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(videoResumes)
    .where(eq(videoResumes.userId, userId))
  if ((found?.count ?? 0) >= videoLimits.maxCount) throw new ApiError('videoLimit')
}

/** Throws 40004 where the video is not this member's. */
export const findVideo = async (db: QueryExecutor, userId: number, id: number): Promise<Video> => {
  const [found] = await db.select().from(videoResumes).where(isOf(userId, id))
  if (!found) throw new ApiError('notFound')
  const { fileKey, coverKey, size, durationMs, width, height } = found
  return { fileKey, coverKey, size, durationMs, width, height }
}

/** Sets a cover; a trigger notes the file of the former one for removal. Throws 40004 as {@link findVideo}. */
export const setVideoCover = async (db: QueryExecutor, userId: number, id: number, coverKey: string): Promise<void> => {
  const set = await db.update(videoResumes).set({ coverKey }).where(isOf(userId, id)).returning({ id: videoResumes.id })
  if (set.length === 0) throw new ApiError('notFound')
}

/** Deletes a video; a trigger notes its files for removal. Throws 40004 as {@link findVideo}. */
export const deleteVideoOf = async (db: QueryExecutor, userId: number, id: number): Promise<void> => {
  const deleted = await db.delete(videoResumes).where(isOf(userId, id)).returning({ id: videoResumes.id })
  if (deleted.length === 0) throw new ApiError('notFound')
}
