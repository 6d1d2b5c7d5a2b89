import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from './bucket-settings.ts'

const timeoutMs = 30_000

export type Bucket = {
  /** `sha256` in hex: the bucket refuses what arrives otherwise. */
  put: (key: string, body: Blob, facts: { sha256: string; headers: Record<string, string> }) => Promise<void>
  /** Null where there is no such object. With a range, the bytes from `start` to `end` alone, both included. */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>
  /** Removes an object; one that is not there is removed already. */
  remove: (key: string) => Promise<void>
}

/**
 * An S3-compatible bucket. Keys are paths below its prefix.
 *
 * @param unusable the error that is thrown where the bucket does not do what it is asked; `why` tells an administrator
 */
export const openBucket = (settings: BucketSettings, unusable: (why: string) => Error): Bucket => {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket, prefix, variables } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const urlOf = (key: string) =>
    `${endpoint}/${bucket}/${[...prefix.split('/').filter(Boolean), ...key.split('/')].map(encodeURIComponent).join('/')}`

  const send = async (key: string, request: RequestInit) => {
    const response = await client
      .fetch(urlOf(key), { signal: AbortSignal.timeout(timeoutMs), ...request })
      .catch((error) => error)
    if (response instanceof Response && (response.ok || response.status === 404)) return response
    if (!(response instanceof Response))
      throw unusable('it does not answer. Nothing was changed; try again in a moment.')
    const code = await errorCode(response)
    const answer = `it answers ${response.status}${code ? ` (${code})` : ''}.`
    // Trying again helps against none of these.
    if (code === 'RequestTimeTooSkewed') throw unusable(`${answer} Set the clock of this service’s machine.`)
    if (response.status === 401 || response.status === 403)
      throw unusable(
        `${answer} Nothing was changed; see ${variables}_ACCESS_KEY_ID, ${variables}_SECRET_ACCESS_KEY, and what that key may do in ${bucket}.`,
      )
    throw unusable(`${answer} Nothing was changed; try again in a moment.`)
  }

  return {
    put: async (key, body, { sha256, headers }) => {
      const response = await send(key, {
        method: 'PUT',
        headers: { 'x-amz-content-sha256': sha256, ...headers },
        body,
      })
      if (!response.ok) throw unusable(`it has no bucket ${bucket}; see ${variables}_BUCKET.`)
    },
    read: async (key, range) => {
      // The answer has to begin in time. How long it takes is up to whoever reads it: a film is read as it is watched.
      const begins = new AbortController()
      const timer = setTimeout(() => begins.abort(), timeoutMs)
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const response = await send(key, { method: 'GET', headers, signal: begins.signal }).finally(() =>
        clearTimeout(timer),
      )
      if (!response.ok || !response.body) return null
      return Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
    },
    remove: async (key) => {
      await send(key, { method: 'DELETE' })
    },
  }
}

/** What a bucket says is wrong, such as `SignatureDoesNotMatch`; it says so in XML. */
const errorCode = async (response: Response): Promise<string | undefined> => {
  const text = await response.text().catch(() => '')
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1]
}
