import {
  discardIdentityInfo,
  generateAuthoriseUrl,
  getIdentityInfo,
  getIdentityStatus,
  type IdentityStatus,
  listIdentityRecords,
  verifySingaporeIdentity,
  withdrawIdentity,
} from '@jobspan/shared-kit/contracts/identity/identity'
import { identityCallbackPath, identityCountry } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/errors/api-error.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { mayUseStandIns } from '../platform/http/stand-in-access.ts'
import { callbackDescription, handleCallback } from './client/callback.ts'
import { createIdentityClient, type IdentityClient } from './client/identity-client.ts'
import { startFlow } from './client/start-flow.ts'
import { listRecords, recordSharing } from './identity-records.ts'
import { discardPendingVerification, isVerificationPending, loadIdentityInfo } from './pending-verification.ts'
import { identityVerifications } from './tables.ts'
import { findVerification, toIdentityVerification } from './verification.ts'
import { verifyIdentity } from './verify-identity.ts'

/** Verification of identity by Singpass (ADR 53). */
export const registerIdentityArea = (app: FastifyInstance): void => {
  const client = createIdentityClient(app)
  if (client?.isStandIn) app.standIns?.singpass.register(app)
  if (client) registerProtocolRoutes(app, client)
  if (client && !client.isStandIn) endOtherIssuers(app, client)
  logFullNumberReason(app)
  registerMemberRoutes(app, client)
}

/** The law that asks for the full number stands in the log of every start, where who reads it can object. */
const logFullNumberReason = (app: FastifyInstance): void => {
  const { fullNumberReason } = app.settings.identity
  if (fullNumberReason !== null) app.log.warn({ reason: fullNumberReason }, 'Singpass is asked for full numbers')
}

/** What a stand-in vouched for, or a test environment, counts for nothing once the real provider is there. */
const endOtherIssuers = (app: FastifyInstance, { issuer }: IdentityClient): void => {
  app.addHook('onReady', async () => {
    await app.connection.db.delete(identityVerifications).where(ne(identityVerifications.issuer, issuer))
  })
}

const keysPath = '/api/auth/sg/singpass/jwks'

const registerProtocolRoutes = (app: FastifyInstance, client: IdentityClient): void => {
  app.otherPaths[identityCallbackPath] = callbackDescription
  app.get(identityCallbackPath, { config: { rateLimit: rateLimit(app.settings, 'POST', 60) } }, (request, reply) =>
    handleCallback(app, client, request, reply),
  )
  app.otherPaths[keysPath] = {
    get: {
      operationId: 'getIdentityKeys',
      tags: ['auth'],
      summary: 'The public keys of this installation as a client of Singpass (RFC 7517)',
      responses: { 200: { description: 'A JSON Web Key Set' }, default: { $ref: '#/components/responses/Error' } },
    },
  }
  app.get(keysPath, { config: { rateLimit: rateLimit(app.settings, 'GET') } }, async (_, reply) => {
    const { published } = await client.loadKeys()
    // What the provider reads is an hour old at most, as it does itself.
    return reply
      .type('application/jwk-set+json')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify({ keys: published }))
  })
}

type Request = Parameters<typeof mayUseStandIns>[1]

const registerMemberRoutes = (app: FastifyInstance, client: IdentityClient | null): void => {
  const { db } = app.connection
  /** A provider that is played by this service is there for those who can reach it. */
  const clientFor = (request: Request, country: CountryKey): IdentityClient | null =>
    client && country === identityCountry && (!client.isStandIn || mayUseStandIns(app, request)) ? client : null

  const loadStatus = async (
    userId: number,
    { request, country, language }: { request: Request; country: CountryKey; language: LanguageKey },
  ): Promise<IdentityStatus> => {
    const verification = await findVerification(db, userId)
    const offered = clientFor(request, country)
    return {
      is_available: offered !== null,
      verification: verification && toIdentityVerification(verification, language),
      is_waiting: await isVerificationPending(db, userId),
      is_stand_in: offered?.isStandIn ?? false,
      reads_full_number: app.settings.identity.fullNumberReason !== null,
    }
  }

  registerEndpoint(
    app,
    generateAuthoriseUrl,
    'member',
    async (context) => {
      const offered = clientFor(context.request, context.country)
      if (!offered) throw new ApiError('notFound')
      return startFlow(app, offered, context)
    },
    { perMinute: 20 },
  )
  registerEndpoint(app, getIdentityInfo, 'member', ({ session, query }) =>
    loadIdentityInfo(db, app.sealKey, session.user.id, { revealsNumber: query.reveal_uinfin === '1' }),
  )
  registerEndpoint(app, discardIdentityInfo, 'member', async ({ session }) => {
    await discardPendingVerification(db, session.user.id)
    return null
  })
  registerEndpoint(app, verifySingaporeIdentity, 'member', (context) => verifyIdentity(app, context))
  registerEndpoint(app, getIdentityStatus, 'member', (context) => loadStatus(context.session.user.id, context))
  registerEndpoint(app, withdrawIdentity, 'member', async (context) => {
    const userId = context.session.user.id
    await db.transaction(async (transaction) => {
      const gone = await transaction
        .delete(identityVerifications)
        .where(eq(identityVerifications.userId, userId))
        .returning({ checked: identityVerifications.checked })
      for (const { checked } of gone) await recordSharing(transaction, userId, 'withdrawn', checked)
    })
    return loadStatus(userId, context)
  })
  registerEndpoint(app, listIdentityRecords, 'member', ({ session, query }) => listRecords(db, session.user.id, query))
}
