import { countries, languages } from '@jobspan/shared-kit/contracts/places'
import { getMe, guestLogin, login, logOut, register } from '@jobspan/shared-kit/contracts/session'
import { isPasswordRight } from '@jobspan/shared-kit/server/password'
import type { FastifyInstance } from 'fastify'
import { seekers } from '../database/schema/seekers.ts'
import { ApiError } from '../errors/api-error.ts'
import { createFailureLimit } from '../http/rate-limit.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'
import { registerMember } from './register.ts'
import { toSessionUser } from './sealed-user.ts'
import { clearSessionCookies, setSessionCookie } from './session-cookie.ts'
import { createSession, endSession, type RequestSession } from './session-store.ts'
import { answerWithSession, beginMemberSession } from './sign-in.ts'
import { findUserByEmail } from './user-repository.ts'

const toSession = (session: RequestSession) =>
  session.kind === 'member'
    ? { kind: 'member' as const, user: toSessionUser(session.user) }
    : { kind: 'guest' as const }

export const registerSessionRoutes = (app: FastifyInstance, sealKey: Buffer): void => {
  const guesses = createFailureLimit(app.settings, 20, 15 * 60_000)

  registerEndpoint(
    app,
    guestLogin,
    'public',
    async ({ db, body, session, reply }) => {
      // A second tab, or a repeat whose answer was lost, keeps the session that is there.
      if (session) return toSession(session)
      const [guest] = await db
        .insert(seekers)
        .values({
          deviceUuid: body.device_uuid,
          deviceName: body.device_name,
          deviceType: body.device_type,
          pushToken: body.fcm_token_web,
          country: countries.find((country) => country.id === body.country_id)?.key,
          language: languages.find((language) => language.id === body.language_id)?.key,
        })
        .returning({ id: seekers.id })
      if (!guest) throw new ApiError('serverError')
      setSessionCookie(reply, app.settings, await createSession(db, { seekerId: guest.id, userId: null }))
      return { kind: 'guest' as const }
    },
    { perMinute: 60 },
  )

  registerEndpoint(
    app,
    register,
    'public',
    async (context) => {
      const { user, token } = await registerMember(app.connection.db, context)
      return answerWithSession(context.reply, app.settings, sealKey, user, token)
    },
    { status: 201, perMinute: 20, ownIdempotency: true },
  )

  registerEndpoint(
    app,
    login,
    'public',
    async ({ body, session, reply }) => {
      const { db } = app.connection
      guesses.check(body.login)
      const user = await findUserByEmail(db, body.login)
      if (!(await isPasswordRight(body.password, user?.passwordHash)) || !user) {
        guesses.fail(body.login)
        throw new ApiError('credentialsWrong')
      }
      guesses.succeed(body.login)
      if (user.isSuspended) throw new ApiError('accountSuspended')
      const token = await db.transaction((transaction) => beginMemberSession(transaction, user, session))
      return answerWithSession(reply, app.settings, sealKey, user, token)
    },
    { perMinute: 30 },
  )

  registerEndpoint(app, logOut, 'public', async ({ db, session, reply }) => {
    if (session) await endSession(db, session.tokenHash)
    clearSessionCookies(reply, app.settings)
    return null
  })

  registerEndpoint(app, getMe, 'session', async ({ session }) => toSession(session))
}
