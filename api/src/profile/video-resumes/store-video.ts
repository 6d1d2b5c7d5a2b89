import { readFile } from 'node:fs/promises'
import { uploadVideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { cancelRemoval, removeFile, scheduleRemoval } from '../../platform/files/file-removals.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import { putBytes } from '../../platform/files/put-bytes.ts'
import type { StagedFile } from '../../platform/files/stage-file.ts'
import { readIdempotencyKey, runOnce } from '../../platform/http/idempotency.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import type { MemberSession } from '../../platform/session/session-store.ts'
import { isPictureFile } from '../pictures/picture-kinds.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import type { VideoChecker } from './video-checker.ts'
import { addVideo, listVideosOf, requireRoom, setVideoCover } from './video-repository.ts'

/**
 * Stores under a new key what a row is to name, then writes the row. The store is outside the transaction, in which nobody waits for a disk or
 * a bucket; a file that no row names is removed, by the next sweep at the latest.
 */
const storeFor = async <Data extends { isReplay: boolean }>(
  app: FastifyInstance,
  bytes: Uint8Array,
  writeRow: (fileKey: string, size: number) => Promise<Data>,
): Promise<Data> => {
  const { db } = app.connection
  const fileKey = newFileKey()
  const discard = () => removeFile(db, app.fileStore, fileKey).catch(() => undefined)
  await scheduleRemoval(db, fileKey)
  try {
    const { size } = await putBytes(app, fileKey, bytes)
    const once = await writeRow(fileKey, size)
    if (once.isReplay) await discard()
    return once
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the note.
    if (error instanceof ApiError) await discard()
    throw error
  }
}

type NewVideo = { request: FastifyRequest; reply: FastifyReply; session: MemberSession; file: StagedFile }
type NewCover = { reply: FastifyReply; session: MemberSession; id: number; path: string }

/** JPEG or PNG, as browsers grab a picture. */
const coverKinds = ['jpeg', 'png'] as const

/** Adds a staged video, once per key: repeated with the same file it gives the first answer. Throws 41265, 40047, 40048, 41245 and 50101. */
export const storeVideo = async (
  app: FastifyInstance,
  checker: VideoChecker,
  { request, reply, session, file }: NewVideo,
) => {
  const { db } = app.connection
  const { user, seekerId } = session
  const key = readIdempotencyKey(request)
  if (key === undefined) await requireRoom(db, user.id)
  const { facts, bytes } = await checker.check(file.path, callerOf(reply, user.id))
  const scope = `${seekerId} ${uploadVideoResume.method} ${uploadVideoResume.path}`
  return storeFor(app, bytes, (fileKey, size) =>
    runOnce(db, scope, key, { sha256: file.sha256 }, async (transaction) => {
      await lockSession(transaction, session)
      await addVideo(transaction, user.id, { ...facts, size, fileKey })
      await cancelRemoval(transaction, fileKey)
      return { items: await listVideosOf(transaction, user.id) }
    }),
  )
}

/** Sets a staged picture as the cover of a video. Throws 40049, and 40004 where the video is not this member's. */
export const storeCover = async (
  app: FastifyInstance,
  pictures: PictureMaker,
  { reply, session, id, path }: NewCover,
) => {
  const { db } = app.connection
  if (!(await isPictureFile(path, coverKinds))) throw new ApiError('coverUnreadable')
  const image = await pictures.cover(() => readFile(path), callerOf(reply, session.user.id))
  const { data } = await storeFor(app, image, (coverKey) =>
    db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      await setVideoCover(transaction, session.user.id, id, coverKey)
      await cancelRemoval(transaction, coverKey)
      return { data: { items: await listVideosOf(transaction, session.user.id) }, isReplay: false }
    }),
  )
  return data
}
