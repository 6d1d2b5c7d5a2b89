import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BucketSettings, openBucket } from '@jobspan/kit-server'
import { RegistryError } from '../../platform/http/registry-error.ts'
import { contentType } from '../content-type.ts'
import type { ReleaseStore } from './release-store.ts'

const concurrency = 8

/** Releases in an S3-compatible bucket, as `<prefix><remote>/<build>/<file>`: the same addresses that a CDN before it serves. */
export const openBucketStore = (settings: BucketSettings): ReleaseStore => {
  const bucket = openBucket(settings, storeUnavailableError)
  return {
    put: (remote, build, folder, files) =>
      runWithConcurrency(files, async (file) => {
        const body = await readFile(join(folder, file))
        await bucket.put(`${remote}/${build}/${file}`, new Blob([body]), {
          sha256: createHash('sha256').update(body).digest('hex'),
          headers: { 'content-type': contentType(file), 'cache-control': 'public, max-age=31536000, immutable' },
        })
      }),
    read: (remote, build, file) => bucket.read(`${remote}/${build}/${file}`),
    remove: (remote, build, files) => runWithConcurrency(files, (file) => bucket.remove(`${remote}/${build}/${file}`)),
  }
}

const storeUnavailableError = (why: string) => new RegistryError(503, `The store of releases cannot be used: ${why}`)

/**
 * Some files at a time. Where one fails no other is begun, and those at work are waited for: one that came later than the
 * refusal could land in what was tidied up, or over the next upload of that build.
 */
const runWithConcurrency = async (files: readonly string[], work: (file: string) => Promise<void>): Promise<void> => {
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await work(file)
  }
  const ends = await Promise.allSettled(
    Array.from({ length: concurrency }, () =>
      worker().catch((error) => {
        waiting.length = 0
        throw error
      }),
    ),
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
