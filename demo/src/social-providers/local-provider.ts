import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { LRUCache } from 'lru-cache'
import type Provider from 'oidc-provider'
import { callbackPath } from '../../../api/src/auth/social-login/callback-path.ts'
import { providers } from '../../../api/src/auth/social-login/providers.ts'
import { ownOrigins } from '../../../api/src/platform/http/own-origin.ts'
import { createMemoryStore } from '../openid/memory-store.ts'

/** Whom somebody said to be at a local provider. */
type LocalPerson = { name: string; email: string; isVerified: boolean }

export type LocalProvider = {
  provider: Provider
  /** Remembers a person; gives the provider's name for them, the same for the same address (or name, without one). */
  remember: (person: LocalPerson) => string
  personOf: (subject: string) => LocalPerson | undefined
}

export const localBase = (provider: SocialProvider) => `/dev/openid/${provider}`
/** Known to this process only: the client and the provider are both in it. */
export const localClient = { id: 'local', secret: randomBytes(32).toString('base64url') }

const ttlSeconds = 600
const maxPeople = 1_000

const newKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

/**
 * A real OpenID provider in the place of one that is not configured: the same protocol, the same way through the code, and a
 * page where one says who one is. Loaded on first use; it is a development dependency.
 */
export const createLocalProvider = async (name: SocialProvider, publicOrigin: URL): Promise<LocalProvider> => {
  const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider')
  const people = new LRUCache<string, LocalPerson>({ max: maxPeople })
  const base = localBase(name)
  const { scope, idTokenAlgorithm } = providers[name]
  const policy = interactionPolicy.base()
  // One browser plays many people: each sign-in asks again who it is.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('asks', 'asks every time', 'login_required', (ctx) => !ctx.oidc.result?.login),
    )
  const provider = new OpenIdProvider(`${publicOrigin.origin}${base}`, {
    adapter: createMemoryStore(),
    clients: [
      {
        client_id: localClient.id,
        client_secret: localClient.secret,
        redirect_uris: ownOrigins({ publicOrigin }).map((origin) => `${origin}${callbackPath(name)}`),
        token_endpoint_auth_method: providers[name].authentication,
        id_token_signed_response_alg: idTokenAlgorithm ?? 'RS256',
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    jwks: { keys: [await newKey()] },
    scopes: [...new Set(['openid', ...scope.split(' ')])],
    claims: {
      openid: ['sub'],
      // LINE does not say whether an address was verified.
      email: name === 'line' ? ['email'] : ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: ttlSeconds,
      AuthorizationCode: 60,
      Grant: ttlSeconds,
      IdToken: ttlSeconds,
      Interaction: ttlSeconds,
      Session: ttlSeconds,
    },
    interactions: { policy, url: (_, interaction) => `${base}/login/${interaction.uid}` },
    // Saying who one is says yes to what the button asks for, too.
    loadExistingGrant: async (ctx) => {
      const { client, session, params } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(String(params?.scope))
      await grant.save()
      return grant
    },
    findAccount: async (_, subject) => {
      const person = people.get(subject)
      return person && { accountId: subject, claims: async () => ({ sub: subject, ...claimsOf(person) }) }
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = `${error}: ${description}`
    },
  })
  provider.proxy = true
  return {
    provider,
    personOf: (subject) => people.get(subject),
    remember: (person) => {
      const known = person.email || person.name
      const subject = createHash('sha256').update(`${name} ${known.toLowerCase()}`).digest('hex').slice(0, 24)
      people.set(subject, person)
      return subject
    },
  }
}

/** One field holds the whole name; its last word is taken for the family's. */
export const splitName = (name: string) => {
  const [, given = name, family = ''] = /^(.*)\s+(\S+)$/.exec(name) ?? []
  return { given, family }
}

const claimsOf = ({ name, email, isVerified }: LocalPerson) => {
  const { given, family } = splitName(name)
  return {
    name,
    given_name: given,
    family_name: family,
    ...(email && { email, email_verified: isVerified }),
  }
}
