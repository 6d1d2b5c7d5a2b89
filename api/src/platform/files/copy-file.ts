import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { scheduleRemoval } from './file-removals.ts'
import { newFileKey } from './file-store.ts'
import { stageFile } from './stage-file.ts'

/**
 * Copies a stored file under a key of its own. The copy's removal is scheduled before it is stored: who writes its row cancels that. Throws
 * 40004 where the file is gone.
 */
export const copyFile = async (app: FastifyInstance, originalKey: string): Promise<string> => {
  const original = await app.fileStore.read(originalKey)
  if (!original) {
    app.log.error('a row has no file')
    throw new ApiError('notFound')
  }
  const staged = await stageFile(app.settings.files.directory, original)
  try {
    const key = newFileKey()
    await scheduleRemoval(app.connection.db, key)
    await app.fileStore.put(key, staged)
    return key
  } finally {
    await rm(staged.path, { force: true })
  }
}
