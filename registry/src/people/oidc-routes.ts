import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rateLimit } from '../platform/http/rate-limit.ts'
import type { OidcSettings } from '../platform/settings/settings.ts'
import { rememberDevice } from './known-device.ts'
import { findPersonByEmail } from './person-repository.ts'
import { cookieName, isSecure, setSessionCookie } from './session-cookie.ts'
import { createSession } from './session-store.ts'

export const oidcStartPath = '/v1/oidc/begin'
const callbackPath = '/v1/oidc/callback'

/** What the browser keeps while it is away: state against forgery, nonce against replay, PKCE against a stolen code (RFC 7636). */
type AuthorizationRequest = { state: string; nonce: string; verifier: string }

/**
 * Signing in with OpenID Connect, where it is configured: the issuer says who it is, the registry's own list says who that may
 * be. Only a person who is known by an address that the issuer has verified gets a session; nobody is added. What
 * goes wrong leads back to the console with `?sign_in=failed` or `?sign_in=unknown`.
 */
export const registerOidcRoutes = (app: FastifyInstance): void => {
  const { settings, connection } = app.registry
  const { oidc } = settings
  if (!oidc) return
  const callback = new URL(callbackPath, settings.registryOrigin)
  const client = createClient(oidc)
  // Lax, as the way back is begun by the issuer's page.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) } as const
  const name = cookieName(settings, 'registry_oidc')
  const config = { rateLimit: rateLimit(settings, 'POST', 60) }

  const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.warn({ err: error }, 'signing in with OpenID Connect failed')
    return reply.redirect('/?sign_in=failed')
  }

  app.get(oidcStartPath, { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const { library, configuration } = await client()
      const journey: AuthorizationRequest = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      }
      const address = library.buildAuthorizationUrl(configuration, {
        redirect_uri: callback.href,
        scope: 'openid email',
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
      })
      reply.setCookie(name, Buffer.from(JSON.stringify(journey)).toString('base64url'), { ...options, maxAge: 600 })
      return reply.redirect(address.href)
    } catch (error) {
      return failed(request, reply, error)
    }
  })

  app.get(callbackPath, { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.clearCookie(name, options)
    try {
      const journey = readAuthorizationRequest(request.cookies[name])
      if (!journey) throw new Error('this browser has not begun to sign in')
      const { library, configuration } = await client()
      const address = new URL(request.url, callback)
      const tokens = await library.authorizationCodeGrant(configuration, address, {
        expectedState: journey.state,
        expectedNonce: journey.nonce,
        pkceCodeVerifier: journey.verifier,
        idTokenExpected: true,
      })
      const subject = tokens.claims()?.sub ?? ''
      const claims = await library.fetchUserInfo(configuration, tokens.access_token, subject)
      const email = claims.email_verified === true ? claims.email : undefined
      const person = email === undefined ? null : await findPersonByEmail(connection.db, email)
      if (!person || person.disabled) return reply.redirect('/?sign_in=unknown')
      setSessionCookie(reply, settings, await createSession(connection.db, person.id))
      rememberDevice(reply, settings, person)
      return reply.redirect('/')
    } catch (error) {
      return failed(request, reply, error)
    }
  })
}

const readAuthorizationRequest = (cookie: string | undefined): AuthorizationRequest | null => {
  try {
    return JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()) as AuthorizationRequest
  } catch {
    return null
  }
}

/** Asks the issuer for its addresses and keys on first use, and again after a failure: it may be down while the registry starts. */
const createClient = ({ issuer, clientId, clientSecret }: OidcSettings) => {
  const connect = async () => {
    const library = await import('openid-client')
    const execute = issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []
    const configuration = await library.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: 5 })
    return { library, configuration }
  }
  let connected: ReturnType<typeof connect> | undefined
  return () => {
    connected ??= connect().catch((error) => {
      connected = undefined
      throw error
    })
    return connected
  }
}
