import { createHash, timingSafeEqual } from 'node:crypto'
import { getRateLimitKey } from '@jobspan/shared-kit/server/http'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCacheByOwner } from '../cache/cache-by-owner.ts'
import { employerOrganisations } from '../database/schema/employers.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Settings } from '../settings/settings.ts'

/** Who calls the recruiters' API. `id` is null for the environment's secret, which has no row and speaks for every company. */
export type Organisation = { id: number | null }

/** SQL condition: the organisation speaks for the company with this id, a column or a value. */
export const speaksFor = ({ id }: Organisation, companyId: SQL): SQL =>
  id === null
    ? sql`true`
    : sql`exists (select from organisation_companies as spoken_for
        where spoken_for.company_id = ${companyId} and spoken_for.organisation_id = ${id})`

/** The user name that goes with the environment's secret. */
const environmentClientId = 'employer'
const maxFailuresPerMinute = 30

/** Refused credentials of an address and client id within a minute. */
const failuresOf = createCacheByOwner<FastifyInstance, string, number>({ max: 5000, ttl: 60_000, noUpdateTTL: true })

/**
 * Lets only servers of employers go on: they name their organisation by client id and secret (HTTP Basic, RFC 7617). Throws 40002, and
 * 40006 once an address has sent wrong secrets thirty times within a minute.
 */
export const requireEmployerAuth = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Organisation> => {
  const credentials = readCredentials(request.headers.authorization)
  if (credentials) {
    const failures = failuresOf(app)
    const key = `${getRateLimitKey(request)} ${credentials.clientId.slice(0, 100)}`
    const count = failures.get(key) ?? 0
    if (count >= Math.ceil(maxFailuresPerMinute * app.settings.rateLimitFactor)) {
      throw new ApiError('tooManyAttempts', { retryAfterSeconds: Math.ceil(failures.getRemainingTTL(key) / 1000) })
    }
    const organisation = await findOrganisation(app, credentials)
    if (organisation) return organisation
    failures.set(key, count + 1)
  }
  reply.header('www-authenticate', 'Basic realm="employer", charset="UTF-8"')
  throw new ApiError('employerSecretWrong')
}

/** Headers of such a server, for the one that this process plays itself. */
export const employerAuthHeaders = ({ handOff }: Settings) => ({
  'x-requested-with': 'jobspan',
  authorization: `Basic ${Buffer.from(`${environmentClientId}:${handOff.secret}`).toString('base64')}`,
})

/** SHA-256 of a secret. Secrets of organisations are random and long, so no slow hash is needed. */
export const hashEmployerSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

type Credentials = { clientId: string; secret: string }

const readCredentials = (authorization: string | undefined): Credentials | null => {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '') ?? []
  if (!encoded) return null
  const [, clientId, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  return clientId === undefined || secret === undefined ? null : { clientId, secret }
}

const findOrganisation = async (app: FastifyInstance, given: Credentials): Promise<Organisation | null> => {
  const { secret } = app.settings.handOff
  if (given.clientId === environmentClientId) {
    return secret !== undefined && isSecret(given.secret, hashEmployerSecret(secret)) ? { id: null } : null
  }
  // PostgreSQL takes no NUL.
  if (given.clientId.includes('\0')) return null
  const [row] = await app.connection.db
    .select({ id: employerOrganisations.id, secretHash: employerOrganisations.secretHash })
    .from(employerOrganisations)
    .where(and(eq(employerOrganisations.clientId, given.clientId), isNull(employerOrganisations.disabledAt)))
  return row && isSecret(given.secret, row.secretHash) ? { id: row.id } : null
}

/** Compared so that the time tells nothing of it. */
const isSecret = (given: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashEmployerSecret(given)), Buffer.from(hash))
