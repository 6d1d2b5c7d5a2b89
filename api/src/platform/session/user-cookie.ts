import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { setUserCookie } from './session-cookie.ts'
import type { Member } from './session-store.ts'
import { sealUser, toSessionUser } from './session-user.ts'

/**
 * Seals a new `user` cookie and returns the user in it. Every operation that changes the member responds with it, so that the
 * cookie is never out of date.
 */
export const refreshUserCookie = (app: FastifyInstance, reply: FastifyReply, user: Member): { user: SessionUser } => {
  const sessionUser = toSessionUser(user)
  setUserCookie(reply, app.settings, sealUser(app.sealKey, sessionUser))
  return { user: sessionUser }
}
