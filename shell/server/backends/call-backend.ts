import { Readable, Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { sessionClaimsPath } from '@jobspan/shared-kit/contracts/auth/session-claims'
import { type BackendLimits, backendLimits, type EndRequest } from './backend-limits.ts'

export type BackendCall = {
  remote: string
  method: string
  /** Path and query, beginning with `/api/x/<remote>/`. */
  path: string
  /** Headers of the visitor's request. Only those that are listed here go on; cookies never do. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  body?: Buffer | undefined
  signal: AbortSignal
}

export type BackendAnswer = { status: number; headers: Record<string, string>; body: Readable | null }

/** Why there is no answer of the back end. `message` is for the log. */
export class BackendError extends Error {
  readonly kind: 'unavailable' | 'invalid'

  constructor(kind: 'unavailable' | 'invalid', message: string) {
    super(message)
    this.kind = kind
  }
}

/** An answer of the API in the place of session claims: nobody is signed in, or the API is away. */
export type ClaimsRefusal = { status: number; body: unknown; cookies: string[] }

const forwarded = [
  'accept',
  'accept-language',
  'content-type',
  'country-id',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'language-id',
  'traceparent',
  'tracestate',
]

const returned = [
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
]

/** A page of another server on our own origin could act as the visitor: data, and what no browser runs, is let through. */
const allowedTypes =
  /^(application\/([a-z0-9.+-]+\+)?json|text\/event-stream|text\/csv|application\/pdf|image\/(png|jpeg|webp|avif|gif))\b/i

const isStream = (type: string): boolean => /^text\/event-stream\b/i.test(type)

/** Answers are one visitor's own: no cache that others share may keep them. */
const toPrivateCaching = (header: string | null): string => {
  const maxAge = /(?:^|[\s,])max-age=(\d{1,9})/.exec(header ?? '')?.[1]
  return maxAge === undefined || /no-store/i.test(header ?? '') ? 'no-store' : `private, max-age=${maxAge}`
}

/** Asks the API to sign who calls. `headers` are those of the API, with the visitor's cookies. */
export const loadClaims = async (
  apiOrigin: string,
  remote: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ token: string; cookies: string[] } | ClaimsRefusal> => {
  const url = `${apiOrigin}${sessionClaimsPath}?remote=${encodeURIComponent(remote)}`
  const response = await fetch(url, { headers, signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]) })
  const body = (await response.json()) as { data?: { token?: unknown } | null }
  const cookies = response.headers.getSetCookie()
  const token = body.data?.token
  return response.ok && typeof token === 'string' ? { token, cookies } : { status: response.status, body, cookies }
}

/** Passes an answer on; ends it where it is longer than allowed, or where a part of it stays away for too long. */
const limitAnswer = (source: Readable, stopAfterMs: number | undefined, end: EndRequest): Readable => {
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    if (stopAfterMs !== undefined)
      timer = setTimeout(() => limited.destroy(new Error('the back end sends nothing any more')), stopAfterMs)
  }
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      wait()
      bytes += chunk.length
      if (bytes > backendLimits.answerBytes) return done(new Error('the answer of the back end is too long'))
      done(null, chunk)
    },
  })
  wait()
  source.on('error', (error) => limited.destroy(error))
  limited.once('close', () => {
    clearTimeout(timer)
    source.destroy()
    end(limited.errored ? 'failed' : 'answered')
  })
  return source.pipe(limited)
}

const toHeaders = (response: Response): Record<string, string> => ({
  ...Object.fromEntries(
    returned.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ),
  'cache-control': toPrivateCaching(response.headers.get('cache-control')),
})

const checkAnswer = (response: Response): void => {
  const { status } = response
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304))
    throw new BackendError('invalid', `the back end redirects (${status})`)
  // Our pages would take it for the end of the visitor's session.
  if (status === 401) throw new BackendError('invalid', 'the back end refuses the session claims')
  if (status === 204 || status === 304) return
  const type = response.headers.get('content-type') ?? ''
  if (!allowedTypes.test(type)) throw new BackendError('invalid', `the back end answers ${type || 'without a type'}`)
}

/**
 * Calls the back end of a remote. Redirects are not followed, so that it leads nowhere else. Throws `BackendError`, after it was counted.
 */
export const callBackend = async (
  { remote, method, path, headers, body, signal }: BackendCall,
  {
    origin,
    timeoutMs = backendLimits.timeoutMs,
    token,
  }: { origin: string; timeoutMs?: number | undefined; token: string },
  limits: BackendLimits,
): Promise<BackendAnswer> => {
  const end = limits.begin(origin)
  if (!end) throw new BackendError('unavailable', 'the back end is down, or has enough to do')
  const sent: Record<string, string> = { authorization: `Bearer ${token}`, 'x-remote': remote }
  for (const name of forwarded) {
    const value = headers[name]
    if (typeof value === 'string') sent[name] = value
  }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  try {
    const response = await fetch(origin + path, {
      method,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.any([signal, late.signal]),
      ...(body && body.length > 0 ? { body } : {}),
    })
    clearTimeout(timer)
    try {
      checkAnswer(response)
    } catch (error) {
      void response.body?.cancel()
      throw error
    }
    if (response.status >= 500) end('failed')
    const source = response.body && Readable.fromWeb(response.body as ReadableStream)
    const type = response.headers.get('content-type') ?? ''
    if (!source) end('answered')
    return {
      status: response.status,
      headers: toHeaders(response),
      body: source && limitAnswer(source, isStream(type) ? undefined : timeoutMs, end),
    }
  } catch (error) {
    clearTimeout(timer)
    end(signal.aborted ? 'left' : 'failed')
    if (error instanceof BackendError) throw error
    const cause = (error as { cause?: { code?: string } }).cause?.code
    throw new BackendError(
      'unavailable',
      late.signal.aborted
        ? `no answer within ${timeoutMs} ms`
        : `the back end cannot be reached (${cause ?? (error as Error).message})`,
    )
  }
}
