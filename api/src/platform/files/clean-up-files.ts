import type { FastifyInstance } from 'fastify'
import { removeNotedFiles } from './file-removals.ts'
import { removeStaleFiles } from './stage-file.ts'

/** Removes files that nobody has any more, and what uploads left that died. Safe to run in every replica. */
export const keepFilesTidy = async (app: FastifyInstance): Promise<void> => {
  await removeStaleFiles(app.settings.files.directory)
  await removeNotedFiles(app.connection.db, app.fileStore)
}
