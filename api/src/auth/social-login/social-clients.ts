import { type SocialProvider, socialProviders } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import * as openid from 'openid-client'
import { createStraightFetch } from '../../platform/http/straight-fetch.ts'
import type { OAuthClientSettings } from '../../platform/settings/social-client-settings.ts'
import { appleSecret } from './apple-secret.ts'
import { providers } from './providers.ts'

const timeoutSeconds = 10

type SocialConnection = { config: openid.Configuration; profileUrl: URL | null }

export type SocialClients = {
  /** The providers that work here, in the order of their buttons. */
  available: SocialProvider[]
  /** Those that a local provider stands in for. */
  local: SocialProvider[]
  /** The way to a provider; found out once. Rejects where it cannot be reached, and is tried anew then. */
  connect: (name: SocialProvider) => Promise<SocialConnection>
}

/** The clients of all providers: configured ones, and local ones in their place while developing or demonstrating. */
export const createSocialClients = (app: FastifyInstance): SocialClients => {
  const { socialClients, usesLocalProviders } = app.settings
  const local = usesLocalProviders && app.standIns ? socialProviders.filter((name) => !socialClients[name]) : []
  const connections = new Map<SocialProvider, Promise<SocialConnection>>()
  return {
    local,
    available: socialProviders.filter((name) => socialClients[name] || local.includes(name)),
    connect: (name) => {
      const connected = connections.get(name)
      if (connected) return connected
      const client = socialClients[name]
      const made = client ? connectTo(name, client) : connectLocally(app, name)
      connections.set(name, made)
      made.catch(() => connections.delete(name))
      return made
    },
  }
}

const authentication = (name: SocialProvider, { id, secret }: OAuthClientSettings): openid.ClientAuth => {
  if (typeof secret !== 'string') {
    // Signed anew each time: it lives five minutes.
    return (...parts) => openid.ClientSecretPost(appleSecret(id, secret))(...parts)
  }
  return providers[name].authentication === 'client_secret_basic'
    ? openid.ClientSecretBasic(secret)
    : openid.ClientSecretPost(secret)
}

const metadataOf = (name: SocialProvider) => {
  const { idTokenAlgorithm } = providers[name]
  return idTokenAlgorithm ? { id_token_signed_response_alg: idTokenAlgorithm } : {}
}

const connectTo = async (name: SocialProvider, client: OAuthClientSettings): Promise<SocialConnection> => {
  const provider = providers[name]
  const clientAuthentication = authentication(name, client)
  if (provider.kind === 'openid') {
    const options = { timeout: timeoutSeconds }
    const issuer = new URL(provider.issuer)
    return {
      config: await openid.discovery(issuer, client.id, metadataOf(name), clientAuthentication, options),
      profileUrl: null,
    }
  }
  const { issuer, authorization, token, profile } = provider
  const server = { issuer, authorization_endpoint: authorization, token_endpoint: token }
  const config = new openid.Configuration(server, client.id, {}, clientAuthentication)
  config.timeout = timeoutSeconds
  return { config, profileUrl: new URL(profile) }
}

/** The provider is in this very process, behind the shell's origin. */
const connectLocally = async (app: FastifyInstance, name: SocialProvider): Promise<SocialConnection> => {
  if (!app.standIns) throw new Error(`${name} is neither configured nor played here`)
  const { client, pathOf } = app.standIns.socialProviders
  const { origin } = app.settings.publicOrigin
  const issuer = `${origin}${pathOf(name)}`
  const execute = [openid.allowInsecureRequests]
  const clientAuthentication = authentication(name, client)
  const provider = providers[name]
  const options = { execute, [openid.customFetch]: createStraightFetch(app) }
  const config = await openid.discovery(new URL(issuer), client.id, metadataOf(name), clientAuthentication, options)
  return { config, profileUrl: provider.kind === 'oauth' ? new URL(`${issuer}/profile`) : null }
}
