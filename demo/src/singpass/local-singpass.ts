import { randomBytes } from 'node:crypto'
import { identityCallbackPath } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import type { FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { keyAgreementAlgorithm, signingAlgorithm } from '../../../api/src/identity/client/client-keys.ts'
import { ownOrigins } from '../../../api/src/platform/http/own-origin.ts'
import { createStraightFetch } from '../../../api/src/platform/http/straight-fetch.ts'
import { createMemoryStore } from '../openid/memory-store.ts'
import { localIssuer, localSingpassBase, localSingpassClientId } from './local-singpass-base.ts'
import { personaBySubject } from './personas.ts'
import { enforceSingpassRules } from './singpass-rules.ts'

const flowSeconds = 600
const infoItems = [
  'uinfin',
  'partialuinfin',
  'name',
  'residentialstatus',
  'nationality',
  'passtype',
  'passstatus',
  'passexpirydate',
]

const newSigningKey = async () => {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: signingAlgorithm, kid: randomBytes(8).toString('hex') }
}

const sessionCookie = 'singpass_session'

/** A `Cookie` header without the provider's own session. */
const withoutSession = (header: string): string =>
  header
    .split('; ')
    .filter((cookie) => !cookie.startsWith(sessionCookie))
    .join('; ')

/** Of the client, as Singpass has it registered: everything is signed, encrypted and bound, and the keys come from our own address. */
const clientOf = ({ settings }: FastifyInstance) => ({
  client_id: localSingpassClientId,
  redirect_uris: ownOrigins(settings).map((origin) => `${origin}${identityCallbackPath}`),
  jwks_uri: `${settings.publicOrigin.origin}/api/auth/sg/singpass/jwks`,
  token_endpoint_auth_method: 'private_key_jwt' as const,
  token_endpoint_auth_signing_alg: signingAlgorithm as 'ES256',
  id_token_signed_response_alg: signingAlgorithm as 'ES256',
  id_token_encrypted_response_alg: keyAgreementAlgorithm as 'ECDH-ES',
  id_token_encrypted_response_enc: 'A256CBC-HS512' as const,
  userinfo_signed_response_alg: signingAlgorithm as 'ES256',
  userinfo_encrypted_response_alg: keyAgreementAlgorithm as 'ECDH-ES',
  userinfo_encrypted_response_enc: 'A256GCM' as const,
  dpop_bound_access_tokens: true,
  require_pushed_authorization_requests: true,
  scope: ['openid', ...infoItems].join(' '),
})

/** FAPI 2.0 with pushed requests, DPoP with nonces, and signed and encrypted answers. */
const protocolSettings = (): Configuration => ({
  scopes: ['openid', ...infoItems],
  claims: { openid: ['sub', 'person_info'] },
  conformIdTokenClaims: true,
  clientAuthMethods: ['private_key_jwt'],
  responseTypes: ['code'],
  enabledJWA: {
    clientAuthSigningAlgValues: ['ES256', 'ES384', 'ES512'],
    idTokenSigningAlgValues: [signingAlgorithm],
    userinfoSigningAlgValues: [signingAlgorithm],
    dPoPSigningAlgValues: [signingAlgorithm],
    idTokenEncryptionAlgValues: [keyAgreementAlgorithm],
    idTokenEncryptionEncValues: ['A256CBC-HS512'],
    userinfoEncryptionAlgValues: [keyAgreementAlgorithm],
    userinfoEncryptionEncValues: ['A256GCM'],
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    fapi: { enabled: true, profile: '2.0' },
    pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
    dPoP: { enabled: true, nonceSecret: randomBytes(32), requireNonce: () => true, allowReplay: false },
    encryption: { enabled: true },
    jwtUserinfo: { enabled: true },
  },
  ttl: {
    AccessToken: flowSeconds,
    AuthorizationCode: 60,
    Grant: flowSeconds,
    IdToken: flowSeconds,
    Interaction: flowSeconds,
    PushedAuthorizationRequest: 60,
    Session: flowSeconds,
  },
})

/** Where people choose who they are, and what is said of them. */
const personaSettings = (): Configuration => ({
  cookies: {
    keys: [randomBytes(32).toString('base64url')],
    names: { session: sessionCookie, interaction: 'singpass_interaction', resume: 'singpass_resume' },
  },
  interactions: { url: (_, interaction) => `${localSingpassBase}/login/${interaction.uid}` },
  // Choosing a person says yes to what is asked for, too: the page lists it.
  loadExistingGrant: async (ctx) => {
    const { client, session, params } = ctx.oidc
    const grant = new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
    grant.addOIDCScope(String(params?.scope))
    await grant.save()
    return grant
  },
  findAccount: async (_, subject) => {
    const persona = personaBySubject.get(subject)
    if (!persona) return undefined
    return {
      accountId: subject,
      claims: async (use, scope) => {
        if (use !== 'userinfo') return { sub: subject }
        const requested = scope.split(' ')
        const items = Object.entries(persona.info).filter(([name]) => requested.includes(name))
        return { sub: subject, person_info: Object.fromEntries(items) }
      },
    }
  },
  renderError: (ctx, { error, error_description: description }) => {
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = `${error}: ${description}`
  },
})

/**
 * A strict provider in the place of Singpass where no client of it is configured, with Singpass's own rules. It lives in this process, for those
 * who may use stand-ins, and never beside real members. Loaded on first use; the library is a development dependency.
 */
export const createLocalSingpass = async (app: FastifyInstance): Promise<Provider> => {
  const { settings } = app
  if (!settings.usesLocalProviders || settings.identity.client) throw new Error('no stand-in for Singpass here')
  const { default: OpenIdProvider } = await import('oidc-provider')
  const provider = new OpenIdProvider(localIssuer(settings.publicOrigin), {
    adapter: createMemoryStore(),
    clients: [clientOf(app)],
    jwks: { keys: [await newSigningKey()] },
    // The library's own dispatcher goes to no address of this machine, and ours is one.
    fetch: (url, options) => createStraightFetch(app)(String(url), { signal: options?.signal ?? null }),
    ...protocolSettings(),
    ...personaSettings(),
  })
  provider.proxy = true
  // One browser plays many people: each visit begins as if nobody had been here.
  provider.use((ctx, next) => {
    if (ctx.path.startsWith('/auth')) ctx.req.headers.cookie = withoutSession(ctx.req.headers.cookie ?? '')
    return next()
  })
  enforceSingpassRules(provider)
  return provider
}
