import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type StagedFile, stageFile } from '../../platform/files/stage-file.ts'

/** Writes the file of a resume to a file of its own, to be stored under another key. Throws 40004 where it is gone. The caller removes it. */
export const stageResume = async (app: FastifyInstance, { fileKey }: { fileKey: string }): Promise<StagedFile> => {
  const original = await app.fileStore.read(fileKey)
  if (!original) {
    app.log.error('a resume has no file')
    throw new ApiError('notFound')
  }
  return stageFile(app.settings.files.directory, original)
}
