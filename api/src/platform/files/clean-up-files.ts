import type { FastifyInstance } from 'fastify'
import { removeScheduledFiles } from './file-removals.ts'
import { removeStaleFiles } from './stage-file.ts'

/** Removes files whose row was deleted, and the remains of interrupted uploads. Safe to run in every replica. */
export const cleanUpFiles = async (app: FastifyInstance): Promise<void> => {
  await removeStaleFiles(app.settings.files.directory)
  await removeScheduledFiles(app.connection.db, app.fileStore)
}
