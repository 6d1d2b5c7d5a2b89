import websocket from '@fastify/websocket'
import { livePath } from '@jobspan/shared-kit/contracts/messaging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertAllowedOrigin } from '../../platform/http/csrf.ts'
import { sessionMissingError } from '../../platform/http/load-session.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { findActiveImSessions } from '../../platform/session/im-session.ts'
import { readImToken } from '../../platform/session/session-cookie.ts'
import { hashToken } from '../../platform/session/session-store.ts'
import type { ClientConnection } from './client-connection.ts'
import { maxFrameBytes } from './client-connection.ts'
import { type ConnectionRegistry, createConnectionRegistry } from './connection-registry.ts'

declare module 'fastify' {
  interface FastifyInstance {
    live: ConnectionRegistry
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

/** The live connection of messaging (contract of `livePath`). */
export const registerWebSocketRoute = (app: FastifyInstance): void => {
  app.decorate('live', createConnectionRegistry(app))
  app.addHook('onReady', () => app.live.start())
  const known = new WeakMap<FastifyRequest, Pick<ClientConnection, 'userId' | 'tokenHash'>>()

  /** Throws before the upgrade, so that the answer is one of HTTP. */
  const authorizeUpgrade = async (request: FastifyRequest): Promise<void> => {
    if (!request.ws) throw new ApiError('notFound')
    assertAllowedOrigin(request, app.settings)
    const tokenHash = hashToken(readImToken(request) ?? '')
    const userId = (await findActiveImSessions(app.connection.db, [tokenHash])).get(tokenHash)
    if (userId === undefined) throw sessionMissingError(request)
    const capacity = app.live.checkCapacity(userId)
    if (capacity === 'full') throw new ApiError('unavailable')
    if (capacity === 'member full') throw new ApiError('tooManyAttempts', { retryAfterSeconds: 60 })
    known.set(request, { userId, tokenHash })
  }

  app.otherPaths[livePath] = { get: description }
  app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: maxFrameBytes },
      // A browser that vanishes or breaks the protocol is no failure of ours.
      errorHandler: (error, socket, request) => {
        request.log.debug({ err: error }, 'a live connection broke')
        socket.terminate()
      },
      preClose: () => app.live.stop(),
    })
    const config = { rateLimit: rateLimit(app.settings, 'GET', 600) }
    scope.get(livePath, { websocket: true, config, preValidation: authorizeUpgrade }, (socket, request) => {
      const who = known.get(request)
      if (who) app.live.open(socket, who)
      else socket.terminate()
    })
  })
}
