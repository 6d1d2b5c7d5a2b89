import type { Database } from '@jobspan/kit-server'
import { getRateLimitKey } from '@jobspan/kit-server/http'
import { isPasswordRight } from '@jobspan/kit-server/password'
import { getMe, signIn, signOut } from '@jobspan/shared-kit/contracts/registry/people'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../platform/http/caller.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { knownDeviceId, rememberDevice } from './known-device.ts'
import { oidcStartPath } from './oidc-routes.ts'
import { findPersonByEmail, normalizeEmail, toPerson } from './person-repository.ts'
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.ts'
import { createSession, endSession } from './session-store.ts'
import { consumeAttempt } from './sign-in-attempts.ts'
import { findToken } from './tokens/token-repository.ts'

const findOwnToken = async (db: Database, caller: Caller | null) =>
  caller?.tokenId ? findToken(db, caller.tokenId) : null

const describePipeline = ({ actor, role, remotes, expiresAt }: Caller) => ({
  name: actor,
  role,
  remotes,
  expires_at: expiresAt?.toISOString() ?? null,
})

export const registerSignInRoutes = (app: FastifyInstance): void => {
  const { settings } = app.registry

  registerEndpoint(
    app,
    signIn,
    'public',
    async ({ db, body, request, reply }) => {
      const email = normalizeEmail(body.email)
      const person = await findPersonByEmail(db, email)
      const device = person && knownDeviceId(request, settings, person)
      const attempt = device ? { personId: person.id, device } : { email, network: getRateLimitKey(request) }
      const refundAttempt = await consumeAttempt(db, attempt, settings.rateLimitFactor)
      // A disabled person is told no more than a stranger.
      const isRight = await isPasswordRight(body.password, person?.passwordHash)
      if (!isRight || !person || person.disabled) {
        throw new RegistryError(
          401,
          'Address or password is wrong; try again, or ask an administrator for a new password.',
        )
      }
      await refundAttempt()
      const earlier = readSessionToken(request, settings)
      if (earlier) await endSession(db, earlier)
      setSessionCookie(reply, settings, await createSession(db, person.id))
      rememberDevice(reply, settings, person)
      return toPerson(person)
    },
    { perMinute: 60 },
  )

  registerEndpoint(app, signOut, 'member', async ({ db, request, reply }) => {
    const token = readSessionToken(request, settings)
    if (token) await endSession(db, token)
    clearSessionCookie(reply, settings)
    return {}
  })

  registerEndpoint(app, getMe, 'public', async ({ db, caller, request }) => {
    if (!caller && request.headers.authorization !== undefined) {
      throw new RegistryError(401, 'This token is unknown, expired or revoked; make another.')
    }
    const token = caller?.kind === 'pipeline' ? describePipeline(caller) : await findOwnToken(db, caller)
    return {
      person: caller?.person ?? null,
      token: token && {
        name: token.name,
        role: token.role,
        remotes: [...token.remotes],
        expires_at: token.expires_at,
      },
      oidc: settings.oidc ? oidcStartPath : null,
    }
  })
}
