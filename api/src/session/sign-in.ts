import type { FastifyReply } from 'fastify'
import type { Queries } from '../database/database.ts'
import { adoptGuestJobs } from '../saved-jobs/saved-job-repository.ts'
import type { Settings } from '../settings/settings.ts'
import { seal, toSessionUser } from './sealed-user.ts'
import { setSessionCookie, setUserCookie } from './session-cookie.ts'
import { createSession, endSession, type Member, type RequestSession, retireGuestSession } from './session-store.ts'

/**
 * Begins the member's session under a new token, so that one planted or overheard before is worth nothing, and moves what
 * the guest gathered. Gives the token; set the cookies with {@link answerWithSession} once the transaction is through.
 */
export const beginMemberSession = async (
  db: Queries,
  user: Member,
  earlier: RequestSession | null,
): Promise<string> => {
  if (earlier?.kind === 'guest') {
    await adoptGuestJobs(db, earlier.seekerId, user.id)
    await retireGuestSession(db, earlier.tokenHash)
  } else if (earlier) {
    await endSession(db, earlier.tokenHash)
  }
  return createSession(db, { seekerId: user.id, userId: user.id })
}

export const answerWithSession = (
  reply: FastifyReply,
  settings: Settings,
  sealKey: Buffer,
  user: Member,
  token: string,
) => {
  setSessionCookie(reply, settings, token)
  setUserCookie(reply, settings, seal(sealKey, toSessionUser(user)))
  return { user: toSessionUser(user) }
}
