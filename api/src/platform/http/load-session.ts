import type { ServedEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { createSuspensionError } from '../errors/suspension-error.ts'
import { readSessionToken, setSessionCookie } from '../session/session-cookie.ts'
import {
  findSession,
  type MemberSession,
  type RequestSession,
  refreshSession,
  updateMemberHost,
} from '../session/session-store.ts'
import { refreshUserCookie } from '../session/user-cookie.ts'
import { findHostKey } from './own-origin.ts'

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
  if (session?.kind === 'member') await recordHost(app, request, session)
  request.seekerId = session?.seekerId ?? null
  return session
}

/** Notes on whose host of the site a member is now, where that is another than before. */
const recordHost = async (app: FastifyInstance, request: FastifyRequest, { user }: MemberSession): Promise<void> => {
  const key = findHostKey(request.host, app.settings)
  if (key === undefined) return
  const hostCountry = key === 'public' ? null : key
  if (hostCountry !== user.hostCountry) await updateMemberHost(app.connection.db, user.id, hostCountry)
}

export const checkAccess = (
  access: ServedEndpoint['access'],
  session: RequestSession | null,
  request: FastifyRequest,
): void => {
  if (access === 'public' || access === 'employer' || access === 'operator') return
  if (!session) throw sessionMissingError(request)
  if (session.kind === 'member' && session.user.isSuspended) throw createSuspensionError(session.user.suspendedAs)
  if (access === 'member' && session.kind !== 'member') throw new ApiError('noPermission')
}

/** Every document of ours sets cookies. A browser that sends none keeps none, and no session has ended. */
export const sessionMissingError = ({ headers }: FastifyRequest): ApiError =>
  new ApiError(headers.cookie ? 'credentialsMissing' : 'cookiesMissing')
