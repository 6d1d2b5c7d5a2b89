import websocket from '@fastify/websocket'
import { chatSocketPath } from '@jobspan/shared-kit/contracts/chats/messaging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertAllowedOrigin } from '../../platform/http/csrf.ts'
import { sessionMissingError } from '../../platform/http/load-session.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { readImToken } from '../../platform/session/session-cookie.ts'
import { hashToken } from '../../platform/session/session-store.ts'
import { findActiveImSessions } from '../im-session.ts'
import { type ClientConnection, maxFrameBytes } from './client-connection.ts'
import { type ConnectionRegistry, createConnectionRegistry } from './connection-registry.ts'

declare module 'fastify' {
  interface FastifyInstance {
    connectionRegistry: ConnectionRegistry
  }
}

/** What OpenAPI says of a path that is a WebSocket. */
const description = {
  operationId: 'openChatSocket',
  tags: ['jobApplication'],
  summary: 'The chat socket: a WebSocket (RFC 6455) over which messages, reading and typing are sent',
  description:
    'Opened by `GET` with `Upgrade: websocket` and the cookie `im_auth_sid` of `POST /api/jobApplication/im/session`. Both sides send JSON texts with a `type`. Close code 4401: the session has ended.',
  security: [{ messaging: [] }],
  responses: {
    101: { description: 'The connection is open' },
    401: { $ref: '#/components/responses/Error' },
    403: { $ref: '#/components/responses/Error' },
    429: { $ref: '#/components/responses/TooManyRequests' },
    default: { $ref: '#/components/responses/Error' },
  },
}

/** The WebSocket of the chats (contract of `chatSocketPath`). */
export const registerWebSocketRoute = (app: FastifyInstance): void => {
  app.decorate('connectionRegistry', createConnectionRegistry(app))
  app.addHook('onReady', () => app.connectionRegistry.start())
  const sessions = new WeakMap<FastifyRequest, Pick<ClientConnection, 'userId' | 'tokenHash'>>()

  /** Throws before the upgrade, so that the error is an HTTP response. */
  const authorizeUpgrade = async (request: FastifyRequest): Promise<void> => {
    if (!request.ws) throw new ApiError('notFound')
    assertAllowedOrigin(request, app.settings)
    const tokenHash = hashToken(readImToken(request) ?? '')
    const userId = (await findActiveImSessions(app.connection.db, [tokenHash])).get(tokenHash)
    if (userId === undefined) throw sessionMissingError(request)
    const capacity = app.connectionRegistry.checkCapacity(userId)
    if (capacity === 'process-limit') throw new ApiError('unavailable')
    if (capacity === 'member-limit') throw new ApiError('tooManyAttempts', { retryAfterSeconds: 60 })
    sessions.set(request, { userId, tokenHash })
  }

  app.otherPaths[chatSocketPath] = { get: description }
  app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: maxFrameBytes },
      // A browser that vanishes or breaks the protocol is not a failure of the service.
      errorHandler: (error, socket, request) => {
        request.log.debug({ err: error }, 'a WebSocket connection broke')
        socket.terminate()
      },
      preClose: () => app.connectionRegistry.stop(),
    })
    const config = { rateLimit: rateLimit(app.settings, 'GET', 600) }
    scope.get(chatSocketPath, { websocket: true, config, preValidation: authorizeUpgrade }, (socket, request) => {
      const session = sessions.get(request)
      if (session) app.connectionRegistry.open(socket, session)
      else socket.terminate()
    })
  })
}
