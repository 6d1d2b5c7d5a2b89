import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
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

  const send = async (url: string, request: RequestInit & { duplex?: 'half' }) => {
    const response = await client.fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok || response.status === 404) return response
    throw new Error(`the bucket ${bucket} answered ${response.status} to ${request.method}`)
  }

  return {
    put: (remote, build, folder, files) =>
      inTurns(files, async (file) => {
        const { size } = await stat(join(folder, file))
        const response = await send(urlOf(remote, build, file), {
          method: 'PUT',
          // Signed without reading it twice; the connection and our own hashes guard the content.
          headers: {
            'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
            'content-length': String(size),
            'cache-control': 'public, max-age=31536000, immutable',
          },
          body: Readable.toWeb(createReadStream(join(folder, file))) as ReadableStream,
          duplex: 'half',
        })
        if (!response.ok) throw new Error(`there is no bucket ${bucket} at ${endpoint}`)
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

const inTurns = async (files: readonly string[], work: (file: string) => Promise<void>): Promise<void> => {
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await work(file)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
