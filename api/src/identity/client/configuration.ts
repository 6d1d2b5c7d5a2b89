import * as openid from 'openid-client'
import { type ClientKeys, keyAgreementAlgorithm, signingAlgorithm } from './client-keys.ts'

/** Content encryptions of Singpass: of userinfo and of the ID token. */
const contentEncryption = ['A256GCM', 'A256CBC-HS512']

const timeoutSeconds = 10

/**
 * How this installation proves itself: an assertion of one minute for the issuer (RFC 7523), signed anew for each call. Singpass takes none that
 * lives longer than two.
 */
export const clientAuthentication = ({ signing }: ClientKeys): openid.ClientAuth =>
  openid.PrivateKeyJwt(signing, {
    [openid.modifyAssertion]: (header) => {
      header.typ = 'JWT'
    },
  })

/** Unsigned and otherwise signed answers are refused: that is what the two algorithms are named for. */
export const clientMetadata: Partial<openid.ClientMetadata> = {
  id_token_signed_response_alg: signingAlgorithm,
  userinfo_signed_response_alg: signingAlgorithm,
}

/** A client of FAPI 2.0: decrypts answers with all keys, and verifies every signature inside, also where TLS vouches for the sender. */
export const createConfiguration = (
  server: openid.ServerMetadata,
  clientId: string,
  keys: ClientKeys,
  fetchAnswer: openid.CustomFetch | undefined,
): openid.Configuration => {
  const config = new openid.Configuration(server, clientId, clientMetadata, clientAuthentication(keys))
  config.timeout = timeoutSeconds
  if (new URL(server.issuer).protocol === 'http:') openid.allowInsecureRequests(config)
  if (fetchAnswer) config[openid.customFetch] = fetchAnswer
  openid.enableDecryptingResponses(
    config,
    contentEncryption,
    ...keys.decryption.map((key) => ({ ...key, alg: keyAgreementAlgorithm })),
  )
  openid.enableNonRepudiationChecks(config)
  return config
}
