import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { avatarLimits } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { cancelRemoval, removeFile, scheduleRemoval } from '../../platform/files/file-removals.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import { stageFile } from '../../platform/files/stage-file.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import type { Member, MemberSession } from '../../platform/session/session-store.ts'
import { isPictureFile } from '../pictures/picture-kinds.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import { setAvatar } from './avatar-repository.ts'

export const avatarKinds = ['jpeg', 'png', 'webp'] as const

type NewAvatar = {
  session: MemberSession
  reply: FastifyReply
  path: string
  /** Who made it, where it is no photo: a provider, or `rules`. */
  generatedBy?: string | null
}

/**
 * Makes a member's avatar of a picture. The files are stored before the transaction, in which nobody waits for a disk or a
 * bucket; those that did not become an avatar are removed, by the next sweep at the latest. Throws 40027, 40006 (429)
 * and 50101.
 */
export const storeAvatar = async (
  app: FastifyInstance,
  pictures: PictureMaker,
  { session, reply, path, generatedBy = null }: NewAvatar,
): Promise<Member> => {
  const { db } = app.connection
  if (!(await isPictureFile(path, avatarKinds))) throw new ApiError('avatarUnreadable')
  const source = generatedBy === null ? null : generatedBy === 'rules' ? 'rules' : 'model'
  const images = await pictures.avatar(() => readFile(path), source, callerOf(reply, session.user.id))
  const squares = avatarLimits.sides.flatMap((side, index) => {
    const image = images[index]
    return image ? { side, image, fileKey: newFileKey() } : []
  })
  try {
    for (const { fileKey, image } of squares) {
      await scheduleRemoval(db, fileKey)
      await putImage(app, fileKey, image)
    }
    const token = randomBytes(16).toString('hex')
    const files = squares.map(({ side, fileKey }) => ({ side, fileKey }))
    return await db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      const user = await setAvatar(transaction, session.user.id, { token, files, generatedBy })
      for (const { fileKey } of files) await cancelRemoval(transaction, fileKey)
      return user
    })
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the note.
    if (error instanceof ApiError)
      for (const { fileKey } of squares) await removeFile(db, app.fileStore, fileKey).catch(() => undefined)
    throw error
  }
}

const putImage = async (app: FastifyInstance, fileKey: string, image: Buffer): Promise<void> => {
  const file = await stageFile(app.settings.files.directory, Readable.from([image]))
  try {
    await app.fileStore.put(fileKey, file)
  } finally {
    await rm(file.path, { force: true })
  }
}
