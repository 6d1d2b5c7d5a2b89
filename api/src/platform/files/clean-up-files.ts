import type { FastifyInstance } from 'fastify'
import { removeScheduledFiles } from './file-removals.ts'
import { removeStaleFiles } from './stage-file.ts'

/** Removes files that nobody has any more, and what uploads left that died. Safe to run in every replica. */
export const cleanUpFiles = async (app: FastifyInstance): Promise<void> => {
  await removeStaleFiles(app.settings.files.directory)
  await removeScheduledFiles(app.connection.db, app.fileStore)
}
