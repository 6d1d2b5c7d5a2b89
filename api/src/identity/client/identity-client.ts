import type { FastifyInstance } from 'fastify'
import * as openid from 'openid-client'
import { z } from 'zod/mini'
import { createStraightFetch } from '../../platform/http/straight-fetch.ts'
import { type ClientKeys, loadClientKeys, toClientKeys } from './client-keys.ts'
import { clientAuthentication, clientMetadata, createConfiguration } from './configuration.ts'

/** What the library does not hand on of the answers that it parses. */
export type SeenAnswers = { pushedRequestSeconds: number | null; isUserInfoEncrypted: boolean }

export type IdentityClient = {
  clientId: string
  issuer: string
  /** Whether the local stand-in plays the provider. */
  isStandIn: boolean
  loadKeys: () => Promise<ClientKeys>
  /** Speaks to the provider with the keys of now. Rejects where the provider cannot be reached, and tries anew the next time. */
  use: <Result>(work: (config: openid.Configuration, seen: SeenAnswers) => Promise<Result>) => Promise<Result>
}

/** As Singpass asks: the addresses of the provider are read again after an hour. */
const metadataMs = 60 * 60 * 1000

/** The client of Singpass, or of its stand-in; null where there is neither. */
export const createIdentityClient = (app: FastifyInstance): IdentityClient | null => {
  const { settings, sealKey, connection } = app
  const { client } = settings.identity
  if (client) {
    const { keys } = client
    const loadKeys = keys ? () => toClientKeys(keys) : () => loadClientKeys(connection.db, sealKey)
    return connect({ clientId: client.id, issuer: client.issuer, isStandIn: false, loadKeys, answer: undefined })
  }
  const standIn = settings.usesLocalProviders ? app.standIns?.singpass : undefined
  if (!standIn) return null
  return connect({
    clientId: standIn.clientId,
    issuer: new URL(standIn.issuer(settings.publicOrigin)),
    isStandIn: true,
    loadKeys: () => loadClientKeys(connection.db, sealKey),
    answer: createStraightFetch(app) as openid.CustomFetch,
  })
}

type Connection = Pick<IdentityClient, 'clientId' | 'isStandIn' | 'loadKeys'> & {
  issuer: URL
  /** In the place of `fetch`. */
  answer: openid.CustomFetch | undefined
}

const connect = ({ clientId, issuer, isStandIn, loadKeys, answer }: Connection): IdentityClient => {
  const readServer = createServerReader({ clientId, issuer, answer })
  let jwks: openid.ExportedJWKSCache | undefined
  return {
    clientId,
    issuer: issuer.href.replace(/\/$/, ''),
    isStandIn,
    loadKeys,
    use: async (work) => {
      const keys = await loadKeys()
      const server = await readServer(keys)
      const seen: SeenAnswers = { pushedRequestSeconds: null, isUserInfoEncrypted: false }
      const config = createConfiguration(server, clientId, keys, watchAnswers(server, seen, answer))
      // The provider's keys are read once for all flows, and again where one is not among them.
      if (jwks) openid.setJwksCache(config, jwks)
      try {
        return await work(config, seen)
      } finally {
        jwks = openid.getJwksCache(config)
      }
    },
  }
}

type Asked = Pick<Connection, 'clientId' | 'issuer' | 'answer'>

/** Where an hour has passed and the provider does not answer, what was read before goes on to hold. */
const createServerReader = ({ clientId, issuer, answer }: Asked) => {
  let known: { server: openid.ServerMetadata; readAt: number } | undefined
  return async (keys: ClientKeys): Promise<openid.ServerMetadata> => {
    if (known && Date.now() - known.readAt < metadataMs) return known.server
    const options: openid.DiscoveryRequestOptions = {
      timeout: 10,
      ...(issuer.protocol === 'http:' && { execute: [openid.allowInsecureRequests] }),
      ...(answer && { [openid.customFetch]: answer }),
    }
    try {
      const config = await openid.discovery(issuer, clientId, clientMetadata, clientAuthentication(keys), options)
      known = { server: config.serverMetadata(), readAt: Date.now() }
    } catch (error) {
      if (!known) throw error
    }
    return known.server
  }
}

const jweParts = 5
const pushedAnswer = z.object({ expires_in: z.number() })

/** Notes how long a pushed request is good for, and whether userinfo was encrypted. */
const watchAnswers =
  (server: openid.ServerMetadata, seen: SeenAnswers, answer: openid.CustomFetch = fetch as openid.CustomFetch) =>
  async (...[url, options]: Parameters<openid.CustomFetch>): Promise<Response> => {
    const response = await answer(url, options)
    if (!response.ok) return response
    if (url === server.pushed_authorization_request_endpoint) {
      const pushed = pushedAnswer.safeParse(
        await response
          .clone()
          .json()
          .catch(() => null),
      )
      if (pushed.success) seen.pushedRequestSeconds = pushed.data.expires_in
    }
    if (url === server.userinfo_endpoint) {
      seen.isUserInfoEncrypted = (await response.clone().text()).split('.').length === jweParts
    }
    return response
  }
