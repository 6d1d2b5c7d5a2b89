import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, errorEnvelope } from '../errors/api-error.ts'
import { languageOf } from './request-context.ts'

/** Turns whatever goes wrong into the envelope; nothing of the inside (stack, query, driver text) reaches the caller. */
export const registerErrorHandling = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => {
    const allowed = app.operations
      .filter((operation) => pathPattern(operation.path).test(request.url.split('?')[0] ?? ''))
      .map((operation) => operation.method)
    if (allowed.length === 0) return sendError(new ApiError('notFound'), request, reply)
    reply.header('allow', [...new Set(allowed)].join(', '))
    return sendError(new ApiError('notFound', { status: 405 }), request, reply)
  })
}

/** Also for what fails before a route is found, such as an address that is no address. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const known = toApiError(error)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendError(known, request, reply)
}

const sendError = (error: ApiError, request: FastifyRequest, reply: FastifyReply) => {
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds !== undefined || error.status === 503) reply.header('retry-after', retryAfterSeconds ?? 5)
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send(errorEnvelope(error, languageOf(request)))
}

const pathPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** PostgreSQL's codes and the network's that mean “not now”, rather than a mistake of ours. */
const unavailable = /^(08\w{3}|53\w{3}|57P0[123]|57014|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/

/** A number too large for its column, or a text that is none: asked wrongly, should a contract let it through. */
const invalidInput = /^22(003|021|P02|P05)$/

const toApiError = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error
  const cause = (error.cause ?? error) as { code?: string; message?: string }
  if (
    unavailable.test(cause.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(cause.message ?? '')
  ) {
    return new ApiError('unavailable')
  }
  if (invalidInput.test(cause.code ?? '')) return new ApiError('validationFailed')
  if (error.statusCode === 503) return new ApiError('unavailable')
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new ApiError('validationFailed', { status: error.statusCode })
  }
  return new ApiError('serverError')
}

/** Answers requests that are not even HTTP, or whose address or headers are too long, below Fastify's reach. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: import('node:net').Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(errorEnvelope(new ApiError('validationFailed', { status }), 'en-us'))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
