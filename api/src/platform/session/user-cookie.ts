import type { SessionUser } from '@jobspan/shared-kit/contracts/session'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { setUserCookie } from './session-cookie.ts'
import type { Member } from './session-store.ts'
import { sealUser, toSessionUser } from './session-user.ts'

/**
 * Seals the `user` cookie anew and gives the user that is in it. Every operation that changes the member answers with this, so
 * that the cookie never tells of somebody who is called otherwise by now.
 */
export const refreshUserCookie = (app: FastifyInstance, reply: FastifyReply, user: Member): { user: SessionUser } => {
  const sessionUser = toSessionUser(user)
  setUserCookie(reply, app.settings, sealUser(app.sealKey, sessionUser))
  return { user: sessionUser }
}
