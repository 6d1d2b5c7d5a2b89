import { openAsBlob } from 'node:fs'
import { type BucketSettings, openBucket } from '@jobspan/kit-server'
import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import type { FileStore } from './file-store.ts'

/** Files in an S3-compatible bucket, each under its key. The bucket knows neither names nor kinds. */
export const openBucketStore = (settings: BucketSettings, log: Pick<FastifyBaseLogger, 'error'>): FileStore => {
  const bucket = openBucket(settings, (why) => {
    log.error({ why }, 'the store of files cannot be used')
    return new ApiError('unavailable')
  })
  return {
    // Read from the disk as it is sent: files of many members at once would not fit into memory.
    put: async (key, { path, sha256 }) =>
      bucket.put(key, await openAsBlob(path), { sha256, headers: { 'content-type': 'application/octet-stream' } }),
    read: (key, range) => bucket.read(key, range),
    remove: (key) => bucket.remove(key),
  }
}
