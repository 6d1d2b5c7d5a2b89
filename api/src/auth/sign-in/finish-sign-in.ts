import type { SignInResult, SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteSessionSignals } from '../../invitations/note-session-signals.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { createSuspensionError } from '../../platform/errors/suspension-error.ts'
import { deviceOf } from '../../platform/session/device.ts'
import { rememberDevice } from '../../platform/session/device-cookie.ts'
import { lockPasswordHash } from '../../platform/session/lock-session.ts'
import { setSessionCookie } from '../../platform/session/session-cookie.ts'
import type { Member, RequestSession, SignInDetails } from '../../platform/session/session-store.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { resetAttemptsByKey } from '../attempt-limit/attempt-limit.ts'
import { createMemberSession } from '../session/create-member-session.ts'
import { findSocialOwner, linkToMember } from '../social-login/social-identities.ts'
import { clearAuthFlowCookie, discardAuthFlow, type PendingLink, startAuthFlow } from './auth-flow.ts'
import { secondFactorsOf } from './second-factors.ts'

/** Sets the cookies of a new session; returns its user. */
export const setSessionCookies = async (app: FastifyInstance, reply: FastifyReply, user: Member, token: string) => {
  // The session is made already: what only operators look at keeps nobody out of it.
  await noteSessionSignals(app, reply.request, user.id).catch((err: unknown) =>
    reply.request.log.error({ err }, 'signals of a session were not noted'),
  )
  setSessionCookie(reply, app.settings, token)
  rememberDevice(app, reply, user)
  return refreshUserCookie(app, reply, user)
}

type FinishOptions = { isMultiFactor: boolean; pendingLink: PendingLink | null; attempt: string | null }
type SignInContext = { session: RequestSession | null; request: FastifyRequest; reply: FastifyReply }

/** Sign-in methods that rest on the password, or on a session that ends when the password changes. */
const dependsOnPassword = (method: SignInDetails['method']): boolean => method === 'password' || method === 'qr'

/**
 * The last step of every sign-in method, after it has verified who the person is: refuses suspended accounts, asks for the second
 * factor if the member enabled one, and otherwise creates the session and sets its cookies.
 *
 * @param user as verified: if their password has changed since then, a method that depends on it creates no session
 * @param method the sign-in method
 * @param isMultiFactor whether the method counts as both factors (a passkey), or the second factor was just verified
 * @param attempt key of the attempts to delete, since this sign-in succeeded
 * @param pendingLink the social account to link, if the method has consumed the flow itself; otherwise it is read from the flow
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
  if (user.isSuspended) throw createSuspensionError(user.suspendedAs)
  const { db } = app.connection
  const methods = isMultiFactor ? [] : await secondFactorsOf(db, user.id)
  if (methods.length > 0) {
    if (attempt !== null) await resetAttemptsByKey(db, attempt)
    await db.transaction(async (transaction) => {
      if (dependsOnPassword(method)) await lockPasswordHash(transaction, user)
      await startAuthFlow(app, reply, { kind: 'two_factor', userId: user.id, state: { method } }, transaction)
    })
    return { status: 'two_factor', methods }
  }
  const details = { method, device: deviceOf(request) }
  const linkToMake = pendingLink === undefined ? await discardAuthFlow(app, request) : pendingLink
  const begin = (queries: QueryExecutor) => createMemberSession(queries, user, session, details, attempt)
  const { token, unlinkedProvider } =
    linkToMake || dependsOnPassword(method)
      ? await db.transaction(async (transaction) => {
          if (dependsOnPassword(method)) await lockPasswordHash(transaction, user)
          const provider = linkToMake ? await linkPendingAccount(transaction, user, linkToMake) : null
          return { token: await begin(transaction), unlinkedProvider: provider }
        })
      : { token: await begin(db), unlinkedProvider: null }
  clearAuthFlowCookie(app, reply)
  const signedIn = { status: 'signed_in' as const, ...(await setSessionCookies(app, reply, user, token)) }
  return unlinkedProvider ? { ...signedIn, not_linked: unlinkedProvider, not_joined: unlinkedProvider } : signedIn
}

/**
 * Links the social account whose email belongs to this member. It was stored under a cookie of this browser, on a page that said
 * what signing in would do. The sign-in of another member links nothing. Nor does one that came too late: then the provider is
 * returned, so that the person learns of it.
 */
const linkPendingAccount = async (
  transaction: QueryExecutor,
  user: Member,
  { userId, social, isExpired }: PendingLink,
): Promise<SocialProvider | null> => {
  if (userId !== user.id || (await findSocialOwner(transaction, social))) return null
  if (isExpired) return social.provider
  await linkToMember(transaction, user, social)
  return null
}
