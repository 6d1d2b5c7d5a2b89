import { closeMessaging, openMessaging } from '@jobspan/shared-kit/contracts/chats/messaging'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { clearImCookie, readImToken, readSessionToken, setImCookie } from '../platform/session/session-cookie.ts'
import { closeImSession, deriveImToken, openImSession } from './im-session.ts'

/**
 * The session of messaging: opened for a session of the site, ended with it or by its own cookie
 * (docs/product-rules.md#messaging-session).
 */
export const registerMessagingRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, openMessaging, 'member', async ({ db, session, request, reply }) => {
    const token = deriveImToken(readSessionToken(request, app.settings) ?? '')
    if (!(await openImSession(db, token, session))) throw new ApiError('credentialsMissing')
    setImCookie(reply, app.settings, token)
    return null
  })
  registerEndpoint(app, closeMessaging, 'public', async ({ db, request, reply }) => {
    const token = readImToken(request)
    if (token !== undefined) await closeImSession(db, token)
    clearImCookie(reply, app.settings)
    return null
  })
}
