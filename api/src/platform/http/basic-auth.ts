import { createHash, timingSafeEqual } from 'node:crypto'
import { getRateLimitKey } from '@jobspan/kit-server/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCacheByOwner } from '../cache/cache-by-owner.ts'
import { ApiError } from '../errors/api-error.ts'

type Credentials = { name: string; secret: string }

/** SHA-256 of a secret. Secrets are random and long, so no slow hash is needed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Compared so that the time tells nothing of it. */
export const isSecret = (given: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hash))

/** Value of the header that sends these credentials. */
export const basicAuthHeader = ({ name, secret }: Credentials): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`

const readCredentials = (authorization: string | undefined): Credentials | null => {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '') ?? []
  if (!encoded) return null
  const [, name, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  // PostgreSQL takes no NUL.
  return name === undefined || secret === undefined || name.includes('\0') ? null : { name, secret }
}

/**
 * Reads whom a request names by HTTP Basic (RFC 7617), and gives what `find` knows of them; null where it brings no credentials or wrong ones.
 * Throws 40006 once an address has sent as many wrong secrets for a name within a minute.
 */
export const createBasicAuth = (maxFailuresPerMinute: number) => {
  /** Refused credentials of an address and name within a minute. */
  const failuresOf = createCacheByOwner<FastifyInstance, string, number>({ max: 5000, ttl: 60_000, noUpdateTTL: true })
  return async <Caller>(
    app: FastifyInstance,
    request: FastifyRequest,
    find: (credentials: Credentials) => Promise<Caller | null>,
  ): Promise<Caller | null> => {
    const credentials = readCredentials(request.headers.authorization)
    if (!credentials) return null
    const failures = failuresOf(app)
    const key = `${getRateLimitKey(request)} ${credentials.name.slice(0, 100)}`
    const count = failures.get(key) ?? 0
    if (count >= Math.ceil(maxFailuresPerMinute * app.settings.rateLimitFactor)) {
      throw new ApiError('tooManyAttempts', { retryAfterSeconds: Math.ceil(failures.getRemainingTTL(key) / 1000) })
    }
    const caller = await find(credentials)
    if (caller === null) failures.set(key, count + 1)
    return caller
  }
}
