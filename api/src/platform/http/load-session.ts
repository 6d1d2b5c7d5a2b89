import type { Endpoint } from '@jobspan/shared-kit/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { readSessionToken, setSessionCookie } from '../session/session-cookie.ts'
import { findSession, type MemberSession, type RequestSession, refreshSession } from '../session/session-store.ts'
import { refreshUserCookie } from '../session/user-cookie.ts'

/** Whose session the request comes with; one that lives on has its cookies set anew. */
export const loadSession = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestSession | null> => {
  const token = readSessionToken(request, app.settings)
  const session = token ? await findSession(app.connection.db, token) : null
  if (token && session?.needsRefresh) {
    await refreshSession(app.connection.db, session.tokenHash)
    setSessionCookie(reply, app.settings, token)
    if (session.kind === 'member') refreshUserCookie(app, reply, session.user)
  }
  return session
}

/** The member who asks, for routes that answer no envelope and are therefore no `registerEndpoint`. */
export const requireMember = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MemberSession> => {
  const session = await loadSession(app, request, reply)
  checkAccess('member', session, request)
  return session as MemberSession
}

export const checkAccess = (
  access: Endpoint['access'],
  session: RequestSession | null,
  request: FastifyRequest,
): void => {
  if (access === 'public' || access === 'employer') return
  if (!session) throw sessionMissingError(request)
  if (session.kind === 'member' && session.user.isSuspended) throw new ApiError('accountSuspended')
  if (access === 'member' && session.kind !== 'member') throw new ApiError('noPermission')
}

/** Every document of ours sets cookies. A browser that sends none keeps none, and no session has ended. */
export const sessionMissingError = ({ headers }: FastifyRequest): ApiError =>
  new ApiError(headers.cookie ? 'credentialsMissing' : 'cookiesMissing')
