import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { RegistryError } from '../http/registry-error.ts'
import { contentType } from '../releases/content-type.ts'
import type { BucketSettings } from '../settings/settings.ts'
import type { ReleaseStore } from './release-store.ts'

const timeoutMs = 30_000
const atOnce = 8

/** Releases in an S3-compatible bucket, as `<prefix><remote>/<build>/<file>`: the same addresses that a CDN before it serves. */
export const openBucketStore = (settings: BucketSettings): ReleaseStore => {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket, prefix } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const urlOf = (remote: string, build: string, file: string) =>
    `${endpoint}/${bucket}/${[...prefix.split('/').filter(Boolean), remote, build, ...file.split('/')].map(encodeURIComponent).join('/')}`

  const send = async (url: string, request: RequestInit) => {
    const response = await client
      .fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
      .catch((error) => error)
    if (response instanceof Response && (response.ok || response.status === 404)) return response
    if (!(response instanceof Response))
      throw unusable('it does not answer. Nothing was changed; try again in a moment.')
    const code = await errorCode(response)
    const answer = `it answers ${response.status}${code ? ` (${code})` : ''}.`
    // Trying again helps against none of these.
    if (code === 'RequestTimeTooSkewed') throw unusable(`${answer} Set the clock of the registry’s machine.`)
    if (response.status === 401 || response.status === 403)
      throw unusable(
        `${answer} Nothing was changed; see S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, and what that key may do in ${bucket}.`,
      )
    throw unusable(`${answer} Nothing was changed; try again in a moment.`)
  }

  return {
    put: (remote, build, folder, files) =>
      inTurns(files, async (file) => {
        const body = await readFile(join(folder, file))
        const response = await send(urlOf(remote, build, file), {
          method: 'PUT',
          headers: {
            // The bucket refuses what arrives otherwise.
            'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
            'content-type': contentType(file),
            'cache-control': 'public, max-age=31536000, immutable',
          },
          body,
        })
        if (!response.ok) throw new RegistryError(503, `The store of releases has no bucket ${bucket}; see S3_BUCKET.`)
      }),
    read: async (remote, build, file) => {
      const response = await send(urlOf(remote, build, file), { method: 'GET' })
      if (!response.ok || !response.body) return null
      return Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
    },
    remove: (remote, build, files) =>
      inTurns(files, async (file) => {
        await send(urlOf(remote, build, file), { method: 'DELETE' })
      }),
  }
}

const unusable = (why: string) => new RegistryError(503, `The store of releases cannot be used: ${why}`)

/** What a bucket says is wrong, such as `SignatureDoesNotMatch`; it says so in XML. */
const errorCode = async (response: Response): Promise<string | undefined> => {
  const text = await response.text().catch(() => '')
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1]
}

/**
 * Some files at a time. Where one fails no other is begun, and those at work are waited for: one that came later than the
 * refusal could land in what was tidied up, or over the next upload of that build.
 */
const inTurns = async (files: readonly string[], work: (file: string) => Promise<void>): Promise<void> => {
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await work(file)
  }
  const ends = await Promise.allSettled(
    Array.from({ length: atOnce }, () =>
      worker().catch((error) => {
        waiting.length = 0
        throw error
      }),
    ),
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
