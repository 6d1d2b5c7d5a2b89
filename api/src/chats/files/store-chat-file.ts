import { readFile } from 'node:fs/promises'
import { maxChatFileBytes } from '@jobspan/shared-kit/contracts/chats/chat-files'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { cancelRemoval, removeFile, scheduleRemoval } from '../../platform/files/file-removals.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import { putBytes } from '../../platform/files/put-bytes.ts'
import type { StagedFile } from '../../platform/files/stage-file.ts'
import type { Caller } from '../../platform/processes/child-pool.ts'
import { isPictureFile } from '../../profile/pictures/picture-kinds.ts'
import type { UploadForm } from '../../profile/resumes/receive-upload.ts'
import { resumeKindOf } from '../../profile/resumes/resume-kind.ts'
import { resumeNameOf } from '../../profile/resumes/resume-name.ts'
import type { chatFiles } from '../tables/exchanges.ts'
import type { FileTools } from './file-tools.ts'

export const chatFileForm = (part: string): UploadForm => ({
  part,
  maxBytes: maxChatFileBytes,
  tooLarge: 'fileTooLarge',
  unreadFields: ['filename', 'did'],
})

type Stored = Omit<typeof chatFiles.$inferInsert, 'chatId' | 'userId' | 'name'>

/** A document as it is, once it is known that it can be opened. Throws 40054 and 40055. */
const storeDocument = async (
  app: FastifyInstance,
  { inspector }: FileTools,
  file: StagedFile,
  caller: Caller | undefined,
): Promise<Stored> => {
  if (file.size === 0) throw new ApiError('chatFileUnreadable')
  const kind = await resumeKindOf(file.path, file.size)
  if (!kind) throw new ApiError('chatFileKind')
  await inspector.inspect(file.path, kind, caller).catch((error) => {
    const isDamaged = error instanceof ApiError && error.reason === 'resumeUnreadable'
    throw isDamaged ? new ApiError('chatFileUnreadable') : error
  })
  const fileKey = newFileKey()
  await scheduleRemoval(app.connection.db, fileKey)
  await app.fileStore.put(fileKey, file)
  return { fileKey, kind, size: file.size }
}

/** A picture made anew: what was hidden in the file stays behind. Throws 40055. */
const storePicture = async (
  app: FastifyInstance,
  { pictures }: FileTools,
  file: StagedFile,
  caller: Caller | undefined,
): Promise<Stored> => {
  const { image, width, height } = await pictures.attachment(() => readFile(file.path), caller)
  const fileKey = newFileKey()
  await scheduleRemoval(app.connection.db, fileKey)
  await putBytes(app, fileKey, image)
  return { fileKey, kind: 'webp', size: image.length, width, height }
}

const pictureEnding = /\.(?:png|jpe?g|webp)$/i

type Upload = { file: StagedFile; filename: string; caller?: Caller | undefined }
type KeepFile<Result> = (
  transaction: QueryExecutor,
  file: Omit<typeof chatFiles.$inferInsert, 'chatId' | 'userId'>,
) => Promise<Result>

/**
 * Stores an upload and has its row written by `keep`, in a transaction; where that throws or gives null, the file is removed. The store is outside the
 * transaction, in which nobody waits for a disk or a bucket.
 */
export const storeChatFile = async <Result>(
  app: FastifyInstance,
  tools: FileTools,
  { file, filename, caller }: Upload,
  keep: KeepFile<Result>,
): Promise<Result> => {
  const isPicture = await isPictureFile(file.path, ['jpeg', 'png', 'webp'])
  const stored = await (isPicture ? storePicture : storeDocument)(app, tools, file, caller)
  const name = `${resumeNameOf(filename.replace(pictureEnding, ''), 'file')}.${stored.kind}`
  try {
    return await app.connection.db.transaction(async (transaction) => {
      const result = await keep(transaction, { ...stored, name })
      // Not kept, it is removed as scheduled.
      if (result !== null) await cancelRemoval(transaction, stored.fileKey)
      return result
    })
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the scheduled removal.
    if (error instanceof ApiError)
      await removeFile(app.connection.db, app.fileStore, stored.fileKey).catch(() => undefined)
    throw error
  }
}
