import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { openBucketStore } from './bucket-store.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'

export const openFileStore = (
  { directory, bucket }: Settings['files'],
  log: Pick<FastifyBaseLogger, 'error'>,
): FileStore => (bucket ? openBucketStore(bucket, log) : openFolderStore(join(directory, 'kept')))
