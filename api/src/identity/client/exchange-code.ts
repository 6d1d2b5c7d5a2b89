import { setTimeout as wait } from 'node:timers/promises'
import { type CryptoKey, importJWK } from 'jose'
import * as openid from 'openid-client'
import { type SharedIdentity, toSharedIdentity } from '../person/shared-identity.ts'
import { signingAlgorithm } from './client-keys.ts'
import type { IdentityClient, SeenAnswers } from './identity-client.ts'
import type { IdentityFlow } from './identity-flow.ts'
import { isUnavailable } from './provider-failure.ts'

/** What the provider's answer lacks for FAPI 2.0 as Singpass has it, although the library takes it. Its code alone is logged. */
class ProfileError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/**
 * Exchanges what the provider sent the browser back with for what the person shares. The library checks state, issuer (RFC 9207), PKCE, and of the
 * ID token encryption, signature, algorithm, issuer, audience, nonce and age; of userinfo the same, and that it is of the same person.
 *
 * @param answer the query of the callback
 */
export const exchangeCode = (
  client: IdentityClient,
  flow: IdentityFlow,
  answer: URLSearchParams,
  readsFullNumber: boolean,
): Promise<SharedIdentity> =>
  client.use(async (config, seen) => {
    const begun = performance.now()
    const proof = { DPoP: openid.getDPoPHandle(config, await readDPoPKeys(flow)) }
    const tokens = await openid.authorizationCodeGrant(
      config,
      new URL(`${flow.redirectUri}?${answer}`),
      {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      },
      undefined,
      proof,
    )
    if (tokens.token_type !== 'dpop') throw new ProfileError('ACCESS_TOKEN_NOT_BOUND')
    if (tokens.id_token?.split('.').length !== 5) throw new ProfileError('ID_TOKEN_NOT_ENCRYPTED')
    const subject = tokens.claims()?.sub
    if (!subject) throw new ProfileError('NO_SUBJECT')
    const claims = await fetchUserInfo(config, { token: tokens.access_token, subject, proof }, { seen, begun })
    return toSharedIdentity({ issuer: client.issuer, subject }, claims.person_info, readsFullNumber)
  })

const readDPoPKeys = async ({ dpopKey }: IdentityFlow): Promise<openid.CryptoKeyPair> => {
  const { d: _private, ...publicKey } = dpopKey
  return {
    privateKey: (await importJWK(dpopKey, signingAlgorithm)) as CryptoKey,
    publicKey: (await importJWK(publicKey, signingAlgorithm, { extractable: true })) as CryptoKey,
  }
}

const maxAttempts = 3
/** The browser waits meanwhile, and its connection for 35 seconds at most: a last call may take ten. */
const lastAttemptMs = 12_000
const firstDelayMs = 150

/**
 * An agency behind the provider may fail for a moment, so this call is made up to three times, each with a proof of its own. No other is: a code is
 * worth one exchange.
 */
const fetchUserInfo = async (
  config: openid.Configuration,
  { token, subject, proof }: { token: string; subject: string; proof: openid.DPoPOptions },
  { seen, begun }: { seen: SeenAnswers; begun: number },
): Promise<openid.UserInfoResponse> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const claims = await openid.fetchUserInfo(config, token, subject, proof)
      if (!seen.isUserInfoEncrypted) throw new ProfileError('USER_INFO_NOT_ENCRYPTED')
      return claims
    } catch (error) {
      const isLast = attempt === maxAttempts || performance.now() - begun > lastAttemptMs
      if (isLast || !isUnavailable(error)) throw error
      await wait(firstDelayMs * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
