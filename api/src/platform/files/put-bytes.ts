import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type StagedFile, stageFile } from './stage-file.ts'

/** Stores bytes that this process made under a key, whose removal is scheduled already. */
export const putBytes = async (
  app: FastifyInstance,
  key: string,
  bytes: Uint8Array,
): Promise<Pick<StagedFile, 'size' | 'sha256'>> => {
  const file = await stageFile(app.settings.files.directory, Readable.from([bytes]))
  try {
    await app.fileStore.put(key, file)
    return file
  } finally {
    await rm(file.path, { force: true })
  }
}
