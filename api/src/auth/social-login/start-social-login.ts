import type { socialLogin } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import * as openid from 'openid-client'
import { ApiError } from '../../platform/errors/api-error.ts'
import { createSuspensionError } from '../../platform/errors/suspension-error.ts'
import { sessionMissingError } from '../../platform/http/load-session.ts'
import { ownOrigin } from '../../platform/http/own-origin.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { callbackPath } from './callback-path.ts'
import { providers } from './providers.ts'
import type { SocialClients } from './social-clients.ts'
import { startSocialFlow } from './social-flow.ts'

/**
 * Gives the provider's address to go to. State, nonce and the verifier of PKCE (RFC 7636) stay on the server, behind the
 * cookie of this browser and the state of this tab: an answer that was meant for another browser is worth nothing here.
 */
export const startSocialLogin = async (
  app: FastifyInstance,
  clients: SocialClients,
  { body, session, request, reply, language, country, log }: Context<typeof socialLogin>,
) => {
  const { social_type: name, purpose, redirect = null } = body
  if (!clients.available.includes(name)) throw new ApiError('notFound')
  let userId: number | null = null
  if (purpose === 'link') {
    if (!session) throw sessionMissingError(request)
    if (session.kind !== 'member') throw new ApiError('noPermission')
    if (session.user.isSuspended) throw createSuspensionError(session.user.suspendedAs)
    requireRecentAuthentication(session)
    userId = session.user.id
  }
  const provider = providers[name]
  const { config } = await clients.connect(name).catch((error: Error) => {
    log.warn({ provider: name, reason: error.message }, 'provider cannot be reached')
    throw new ApiError('unavailable')
  })
  const callback = `${ownOrigin(request, app.settings)}${callbackPath(name)}`
  const verifier = openid.randomPKCECodeVerifier()
  const secrets = { verifier, state: openid.randomState(), nonce: openid.randomNonce() }
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: provider.scope,
    state: secrets.state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider.kind === 'openid' && { nonce: secrets.nonce }),
    ...(provider.responseMode && { response_mode: provider.responseMode }),
  })
  await startSocialFlow(app, reply, {
    kind: 'social',
    userId,
    state: { provider: name, ...secrets, redirect, language, country, callback },
  })
  return { authorise_url: address.href }
}
