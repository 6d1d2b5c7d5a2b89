import type { SignInResult, SocialProvider } from '@jobspan/shared-kit/contracts/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { deviceOf } from '../../platform/session/device.ts'
import { rememberDevice } from '../../platform/session/device-cookie.ts'
import { lockPasswordHash } from '../../platform/session/lock-session.ts'
import { setSessionCookie } from '../../platform/session/session-cookie.ts'

import type { Member, RequestSession, SignInDetails } from '../../platform/session/session-store.ts'

import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { resetAttemptsByKey } from '../attempt-limit/attempt-limit.ts'
import { createMemberSession } from '../session/create-member-session.ts'
import { findSocialOwner, linkToMember } from '../social-login/social-identities.ts'
import { beginAuthFlow, clearAuthFlowCookie, discardAuthFlow, type PendingLink } from './auth-flow.ts'
import { secondFactorsOf } from './second-factors.ts'

/** Sets the cookies of a session that has begun; gives its user. */
export const setSessionCookies = (app: FastifyInstance, reply: FastifyReply, user: Member, token: string) => {
  setSessionCookie(reply, app.settings, token)
  rememberDevice(app, reply, user)
  return refreshUserCookie(app, reply, user)
}

type FinishOptions = { isMultiFactor: boolean; pendingLink: PendingLink | null; attempt: string | null }
type SignInContext = { session: RequestSession | null; request: FastifyRequest; reply: FastifyReply }

/** Ways that a password opens, or a session that ends when it changes. */
const dependsOnPassword = (method: SignInDetails['method']): boolean => method === 'password' || method === 'qr'

/**
 * The one end of every way in, once the way itself has proved who it is: refuses suspended accounts, asks for the second
 * factor where the member switched it on, and else begins the session and sets its cookies.
 *
 * @param user as they were when the way proved who it is: where their password has changed since, one that rests on it begins nothing
 * @param method the sign-in method
 * @param isFull whether the way counts as both factors (a passkey) or the second one was just given
 * @param attempt name under which guesses were counted that this ends, to be forgotten
 * @param join the social account that waited for this sign-in, where the way used the flow up itself; else it is read from there
 */
export const finishSignIn = async (
  app: FastifyInstance,
  { session, request, reply }: SignInContext,
  user: Member,
  {
    method,
    isMultiFactor = false,
    pendingLink,
    attempt = null,
  }: { method: SignInDetails['method'] } & Partial<FinishOptions>,
): Promise<SignInResult> => {
  if (user.isSuspended) throw new ApiError('accountSuspended')
  const { db } = app.connection
  const methods = isMultiFactor ? [] : await secondFactorsOf(db, user.id)
  if (methods.length > 0) {
    if (attempt !== null) await resetAttemptsByKey(db, attempt)
    await db.transaction(async (transaction) => {
      if (dependsOnPassword(method)) await lockPasswordHash(transaction, user)
      await beginAuthFlow(app, reply, { kind: 'two_factor', userId: user.id, state: { method } }, transaction)
    })
    return { status: 'two_factor', methods }
  }
  const details = { method, device: deviceOf(request) }
  const linkToJoin = pendingLink === undefined ? await discardAuthFlow(app, request) : pendingLink
  const begin = (queries: QueryExecutor) => createMemberSession(queries, user, session, details, attempt)
  const { token, unlinkedProvider } =
    linkToJoin || dependsOnPassword(method)
      ? await db.transaction(async (transaction) => {
          if (dependsOnPassword(method)) await lockPasswordHash(transaction, user)
          const provider = linkToJoin ? await linkPendingAccount(transaction, user, linkToJoin) : null
          return { token: await begin(transaction), unlinkedProvider: provider }
        })
      : { token: await begin(db), unlinkedProvider: null }
  clearAuthFlowCookie(app, reply)
  const signedIn = { status: 'signed_in' as const, ...setSessionCookies(app, reply, user, token) }
  return unlinkedProvider ? { ...signedIn, not_joined: unlinkedProvider } : signedIn
}

/**
 * Joins the social account whose address led to this very account. It waited in a cookie that only this browser has, on a
 * page that said what signing in would do; another member's sign-in joins nothing, and neither does one that came too late:
 * then it gives the provider, so that the person hears of it.
 */
const linkPendingAccount = async (
  transaction: QueryExecutor,
  user: Member,
  { userId, social, isExpired: isLate }: PendingLink,
): Promise<SocialProvider | null> => {
  if (userId !== user.id || (await findSocialOwner(transaction, social))) return null
  if (isLate) return social.provider
  await linkToMember(transaction, user, social)
  return null
}
