import type { generateAuthoriseUrl } from '@jobspan/shared-kit/contracts/identity/identity'
import { identityCallbackPath } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import type { FastifyInstance } from 'fastify'
import { exportJWK } from 'jose'
import * as openid from 'openid-client'
import { ApiError } from '../../platform/errors/api-error.ts'
import { ownOrigin } from '../../platform/http/own-origin.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { signingAlgorithm } from './client-keys.ts'
import type { IdentityClient } from './identity-client.ts'
import { saveFlow } from './identity-flow.ts'
import { isUnavailable, logFailure } from './provider-failure.ts'

/** What Singpass is asked for: the seven rows, the number as little of it as the settings allow. */
const wantedScope = (readsFullNumber: boolean): string =>
  [
    'openid',
    readsFullNumber ? 'uinfin' : 'partialuinfin',
    'name',
    'residentialstatus',
    'nationality',
    'passtype',
    'passstatus',
    'passexpirydate',
  ].join(' ')

/** The address is good for that long where the provider does not say. */
const usualSeconds = 60

/**
 * Pushes the request (RFC 9126) and gives the address to open. State, nonce, the verifier of PKCE (RFC 7636) and the flow's DPoP key stay here,
 * sealed, for the member who asks.
 */
export const startFlow = async (
  app: FastifyInstance,
  client: IdentityClient,
  { body, session, request, language, log }: Context<typeof generateAuthoriseUrl, 'member'>,
) => {
  const redirectUri = `${ownOrigin(request, app.settings)}${identityCallbackPath}`
  if (body.redirect_uri !== redirectUri) {
    throw new ApiError('validationFailed', { status: 422, fields: { redirect_uri: ['not_ours'] } })
  }
  const dpop = await openid.randomDPoPKeyPair(signingAlgorithm, { extractable: true })
  const verifier = openid.randomPKCECodeVerifier()
  const secrets = { verifier, state: openid.randomState(), nonce: openid.randomNonce() }
  const push = async () =>
    client.use(async (config, seen) => {
      const address = await openid.buildAuthorizationUrlWithPAR(
        config,
        {
          redirect_uri: redirectUri,
          scope: wantedScope(app.settings.identity.fullNumberReason !== null),
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        },
        { DPoP: openid.getDPoPHandle(config, dpop) },
      )
      return { authorise_url: address.href, expires_in: seen.pushedRequestSeconds ?? usualSeconds }
    })
  const pushed = await push().catch((error: unknown) => {
    logFailure(log, 'push', request.id, error)
    throw new ApiError(isUnavailable(error) ? 'unavailable' : 'serverError')
  })
  const dpopKey = await exportJWK(dpop.privateKey)
  await saveFlow(app.connection.db, app.sealKey, {
    ...secrets,
    userId: session.user.id,
    dpopKey,
    redirectUri,
    language,
  })
  return pushed
}
