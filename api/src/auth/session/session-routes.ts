import { getMe, guestLogin, logOut, register } from '@jobspan/shared-kit/contracts/auth/session'
import { login, plainLogin } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { countries, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { closeImSession } from '../../chats/im-session.ts'
import { insertSeeker } from '../../members/change-member.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { type Context, registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { deviceOf } from '../../platform/session/device.ts'
import {
  clearMemberCookies,
  clearSessionCookies,
  readImToken,
  setSessionCookie,
} from '../../platform/session/session-cookie.ts'
import { createGuestSession, endSession, type RequestSession } from '../../platform/session/session-store.ts'
import { isUserCookieCurrent, toSessionUser } from '../../platform/session/session-user.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { countRegistration } from '../registration/count-registration.ts'
import { registerMember } from '../registration/register.ts'
import { setSessionCookies } from '../sign-in/finish-sign-in.ts'
import { signInByPassword } from '../sign-in/sign-in-by-password.ts'

const toSession = (session: RequestSession) =>
  session.kind === 'member'
    ? { kind: 'member' as const, user: toSessionUser(session.user) }
    : { kind: 'guest' as const }

/** Ends messaging by its own cookie, which outlives a session's that the browser lost. Gives whether there was one. */
const endImSession = async (db: QueryExecutor, request: FastifyRequest): Promise<boolean> => {
  const token = readImToken(request)
  if (token !== undefined) await closeImSession(db, token)
  return token !== undefined
}

export const registerSessionRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    guestLogin,
    'public',
    async ({ db, body, session, request, reply }) => {
      // A second tab, or a repeat whose answer was lost, keeps the session that is there. That of a suspended member opens nothing
      // any more: it would only keep this browser from being anybody's.
      const isSuspendedMember = session?.kind === 'member' && session.user.isSuspended
      if (session && !isSuspendedMember) return toSession(session)
      if (session) await endSession(db, session.tokenHash)
      const guest = await insertSeeker(db, {
        deviceUuid: body.device_uuid,
        // A page that asks anew leaves out what its request says of itself anyway.
        deviceName: body.device_name ?? deviceOf(request).deviceName,
        deviceType: body.device_type,
        country: countries.find((country) => country.id === body.country_id)?.key,
        language: languages.find((language) => language.id === body.language_id)?.key,
      })
      // What a member's session that ended left behind tells of nobody who is here; where the browser merely lost its cookie,
      // messaging ends with it (docs/product-rules.md#cookies-cleared-at-sign-out).
      const hadMessaging = await endImSession(db, request)
      if (isSuspendedMember || hadMessaging || request.cookies.user !== undefined)
        clearMemberCookies(reply, app.settings)
      setSessionCookie(reply, app.settings, await createGuestSession(db, guest.id))
      return { kind: 'guest' as const }
    },
    { perMinute: 60 },
  )

  registerEndpoint(
    app,
    register,
    'public',
    async (context) => {
      await countRegistration(app, context.request)
      const { user, token } = await registerMember(app.connection.db, context)
      return setSessionCookies(app, context.reply, user, token)
    },
    { perMinute: 20, handlesIdempotency: true },
  )

  const signIn = (context: Context<typeof login>) => signInByPassword(app, context)
  registerEndpoint(app, login, 'public', signIn, { perMinute: 30 })
  registerEndpoint(app, plainLogin, 'public', signIn, { perMinute: 30 })

  registerEndpoint(app, logOut, 'public', async ({ db, session, request, reply }) => {
    if (session) await endSession(db, session.tokenHash)
    await endImSession(db, request)
    clearSessionCookies(reply, app.settings)
    return null
  })

  registerEndpoint(app, getMe, 'session', async ({ session, request, reply }) => {
    // A change made on another device, or a cookie that somebody wrote themselves: it is sealed anew.
    if (session.kind === 'member' && !isUserCookieCurrent(app.sealKey, request.cookies.user, session.user)) {
      refreshUserCookie(app, reply, session.user)
    }
    return toSession(session)
  })
}
