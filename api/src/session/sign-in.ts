import type { SignInResult } from '@jobspan/shared-kit/contracts/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../database/database.ts'
import { noteDevice } from '../devices/known-devices.ts'
import { ApiError } from '../errors/api-error.ts'
import { adoptGuestJobs } from '../saved-jobs/saved-job-repository.ts'
import { beginAuthFlow, clearAuthFlowCookie, dropAuthFlow, type Join, joinOf } from '../sign-in/auth-flow.ts'
import { secondFactorsOf } from '../sign-in/second-factors.ts'
import { findSocialOwner, joinToMember } from '../social-login/social-identities.ts'
import { deviceOf } from './device.ts'
import { setSessionCookie } from './session-cookie.ts'
import {
  createSession,
  type Entry,
  endSession,
  type Member,
  type RequestSession,
  retireGuestSession,
} from './session-store.ts'
import { answerWithUser } from './user-cookie.ts'

/**
 * Begins the member's session under a new token, so that one planted or overheard before is worth nothing, and moves what
 * the guest gathered. Gives the token; set the cookies with {@link answerWithSession} once the transaction is through.
 */
export const beginMemberSession = async (
  db: Queries,
  user: Member,
  earlier: RequestSession | null,
  entry: Entry,
): Promise<string> => {
  if (earlier?.kind === 'guest') {
    await adoptGuestJobs(db, earlier.seekerId, user.id)
    await retireGuestSession(db, earlier.tokenHash)
  } else if (earlier) {
    await endSession(db, earlier.tokenHash)
  }
  await noteDevice(db, user, entry)
  return createSession(db, { seekerId: user.id, userId: user.id }, entry)
}

/** Sets the cookies of a session that has begun; gives its user. */
export const answerWithSession = (app: FastifyInstance, reply: FastifyReply, user: Member, token: string) => {
  setSessionCookie(reply, app.settings, token)
  return answerWithUser(app, reply, user)
}

type Door = { session: RequestSession | null; request: FastifyRequest; reply: FastifyReply }

/**
 * The one end of every way in, once the way itself has proved who it is: refuses suspended accounts, asks for the second
 * factor where the member switched it on, and else begins the session and sets its cookies.
 *
 * @param way how they came in
 * @param isFull whether the way counts as both factors (a passkey) or the second one was just given
 * @param join the social account that waited for this sign-in, where the way used the flow up itself; else it is read from there
 */
export const finishSignIn = async (
  app: FastifyInstance,
  { session, request, reply }: Door,
  user: Member,
  { way, isFull = false, join }: { way: Entry['way']; isFull?: boolean; join?: Join | null },
): Promise<SignInResult> => {
  if (user.isSuspended) throw new ApiError('accountSuspended')
  const { db } = app.connection
  const methods = isFull ? [] : await secondFactorsOf(db, user.id)
  if (methods.length > 0) {
    await beginAuthFlow(app, reply, { kind: 'two_factor', userId: user.id, state: { way } })
    return { status: 'two_factor', methods }
  }
  const entry = { way, device: deviceOf(request) }
  const waiting = join === undefined ? joinOf(await dropAuthFlow(app, request)) : join
  const token = await db.transaction(async (transaction) => {
    if (waiting) await joinWaiting(transaction, user, waiting)
    return beginMemberSession(transaction, user, session, entry)
  })
  clearAuthFlowCookie(app, reply)
  return { status: 'signed_in', ...answerWithSession(app, reply, user, token) }
}

/**
 * Joins the social account whose address led to this very account. It waited in a cookie that only this browser has, on a
 * page that said what signing in would do; another member's sign-in joins nothing, and neither does one that came too late.
 */
const joinWaiting = async (transaction: Queries, user: Member, { userId, social }: Join): Promise<void> => {
  if (userId !== user.id) return
  const owner = await findSocialOwner(transaction, social)
  if (!owner) await joinToMember(transaction, user, social)
}
