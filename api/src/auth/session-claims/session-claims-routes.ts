import { randomUUID } from 'node:crypto'
import {
  type SessionClaims,
  sessionClaimsKeysPath,
  sessionClaimsPath,
  sessionClaimsTtlSeconds,
} from '@jobspan/shared-kit/contracts/auth/session-claims'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { keyedHash } from '../../platform/crypto/seal.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { checkAccess, loadSession } from '../../platform/http/load-session.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { countryOf, languageOf } from '../../platform/http/request-context.ts'
import type { RequestSession } from '../../platform/session/session-store.ts'
import { type ClaimsKeys, claimsAlgorithm, loadClaimsKeys } from './claims-keys.ts'

/** A replica signs with a key that another one replaced for that long at most; it stays published for longer. */
const keysTtlMs = 5 * 60 * 1000

/** Loads the keys from the database once in a while. */
const createKeyLoader = (app: FastifyInstance): (() => Promise<ClaimsKeys>) => {
  let loaded: { keys: Promise<ClaimsKeys>; at: number } | undefined
  return () => {
    if (loaded && Date.now() - loaded.at < keysTtlMs) return loaded.keys
    const keys = loadClaimsKeys(app.connection.db, app.sealKey)
    loaded = { keys, at: Date.now() }
    keys.catch(() => {
      loaded = undefined
    })
    return keys
  }
}

/**
 * Names a person for one remote alone: two squads that put their tables side by side do not find the same person in both (pairwise
 * identifiers, OpenID Connect Core 8.1).
 */
const subjectFor = (app: FastifyInstance, remote: string, session: RequestSession): string => {
  const person = session.kind === 'member' ? `member/${session.user.id}` : `guest/${session.seekerId}`
  return keyedHash(app.sealKey, `session-claims/${remote}`, person)
}

/** Tells the shell who calls the back end of a remote, signed for that back end (docs/product-rules.md#session-claims). */
export const registerSessionClaimsRoutes = (app: FastifyInstance): void => {
  const { settings } = app
  const loadKeys = createKeyLoader(app)

  app.get<{ Querystring: { remote?: string } }>(
    sessionClaimsPath,
    { config: { rateLimit: rateLimit(settings, 'POST', 600) } },
    async (request, reply) => {
      const { remote = '' } = request.query
      if (!/^[a-z][a-z0-9-]{1,39}$/.test(remote)) throw new ApiError('notFound')
      const session = await loadSession(app, request, reply)
      checkAccess('session', session, request)
      if (!session) throw new ApiError('credentialsMissing')
      const { signing } = await loadKeys()
      const own: Pick<SessionClaims, 'kind' | 'country' | 'language'> = {
        kind: session.kind,
        country: countryOf(request),
        language: languageOf(request),
      }
      const token = await new SignJWT(own)
        .setProtectedHeader({ alg: claimsAlgorithm, kid: signing.kid, typ: 'JWT' })
        .setIssuer(settings.publicOrigin.origin)
        .setAudience(remote)
        .setSubject(subjectFor(app, remote, session))
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${sessionClaimsTtlSeconds}s`)
        .sign(signing.key)
      return reply.header('cache-control', 'no-store').send({ code: 0, message: '', data: { token } })
    },
  )

  app.otherPaths[sessionClaimsKeysPath] = {
    get: {
      operationId: 'getSessionClaimsKeys',
      tags: ['auth'],
      summary: 'The public keys that session claims for back ends of remotes are signed with (RFC 7517)',
      responses: { 200: { description: 'A JSON Web Key Set' }, default: { $ref: '#/components/responses/Error' } },
    },
  }
  app.get(sessionClaimsKeysPath, { config: { rateLimit: rateLimit(settings, 'GET') } }, async (_, reply) => {
    const { published } = await loadKeys()
    return reply
      .type('application/jwk-set+json')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify({ keys: published }))
  })
}
