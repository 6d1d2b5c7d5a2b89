import type { FastifyBaseLogger } from 'fastify'
import * as openid from 'openid-client'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { AuthFlow } from '../sign-in/auth-flow.ts'
import { providers } from './providers.ts'
import type { SocialClients } from './social-clients.ts'
import type { SocialProfile } from './social-profile.ts'

type SocialFlow = Extract<AuthFlow, { kind: 'social' }>

/**
 * Exchanges what the provider sent the browser back with for who it is. The library checks state, issuer (RFC 9207), the
 * code's verifier, and issuer, audience, nonce and age of the id token. Throws 41052 for whatever does not hold.
 *
 * @param answer the query of the callback
 */
export const exchangeCode = async (
  clients: SocialClients,
  { provider: name, callback, state, nonce, verifier }: SocialFlow['state'],
  answer: URLSearchParams,
  log: FastifyBaseLogger,
): Promise<SocialProfile> => {
  const provider = providers[name]
  try {
    const { config, profileUrl } = await clients.connect(name)
    const current = new URL(`${callback}?${answer}`)
    const isOpenId = provider.kind === 'openid'
    const tokens = await openid.authorizationCodeGrant(config, current, {
      expectedState: state,
      pkceCodeVerifier: verifier,
      idTokenExpected: isOpenId,
      ...(isOpenId && { expectedNonce: nonce }),
    })
    const claims = profileUrl
      ? await openid.fetchProtectedResource(config, tokens.access_token, profileUrl, 'GET').then(readJson)
      : tokens.claims()
    const profile = provider.toProfile(claims ?? {})
    if (profile) return profile
    log.warn({ provider: name }, 'provider named nobody')
  } catch (error) {
    // Its code only: messages and causes may hold what the provider said of the person.
    const { code = 'unknown' } = error as { code?: string }
    log.info({ provider: name, reason: code }, 'social login refused')
  }
  throw new ApiError('socialLoginInvalid')
}

const readJson = async (response: Response): Promise<Record<string, unknown>> => {
  if (!response.ok) throw new Error(`profile: ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}
