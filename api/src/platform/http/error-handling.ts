import { isDatabaseUnavailable } from '@jobspan/kit-server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, errorEnvelope } from '../errors/api-error.ts'
import { languageOf } from './request-context.ts'

/** Turns whatever goes wrong into the envelope; nothing of the inside (stack, query, driver text) reaches the caller. */
export const registerErrorHandling = (app: FastifyInstance): void => {
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = app.operations
      .filter((operation) => pathPattern(operation.path).test(request.url.split('?')[0] ?? ''))
      .map((operation) => operation.method)
    if (allowed.length === 0) return sendError(new ApiError('notFound'), request, reply)
    reply.header('allow', [...new Set(allowed)].join(', '))
    return sendError(new ApiError('notFound', { status: 405 }), request, reply)
  }
  app.setNotFoundHandler(answerNotFound)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Fastify reads the body also where no route is found: what is wrong with that body does not matter.
    if (request.is404 && isBodyError(error)) return answerNotFound(request, reply)
    return answerError(error, request, reply)
  })
}

/** Also for what fails before a route is found, such as an address that is no address. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const known = toApiError(error)
  // What is refused on purpose has its line among the answers; a stack for each would be more work than answering.
  const isOnPurpose = error instanceof ApiError || error.statusCode === 503
  if (known.status >= 500 && !isOnPurpose) request.log.error({ err: error }, 'request failed')
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

/** Of Fastify's parsers of bodies (`FST_ERR_CTP_…`), and of `JSON.parse`. */
const isBodyError = (error: FastifyError): boolean =>
  error instanceof SyntaxError || String(error.code).startsWith('FST_ERR_CTP_')

const pathPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** A number too large for its column, or a text that is none: asked wrongly, should a contract let it through. */
const invalidInput = /^22(003|021|P02|P05)$/

/**
 * A disk, or a member's share of it, is full: what arrived is not kept, and the service goes on. The last one is PostgreSQL's `disk_full`.
 */
const fullDisk = new Set<string | undefined>(['ENOSPC', 'EDQUOT', '53100'])

const toApiError = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error
  const cause = (error.cause ?? error) as { code?: string }
  if (fullDisk.has(cause.code)) return new ApiError('storageFull')
  if (isDatabaseUnavailable(error)) return new ApiError('unavailable')
  if (invalidInput.test(cause.code ?? '')) return new ApiError('validationFailed')
  if (error.statusCode === 503) return new ApiError('unavailable')
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new ApiError('validationFailed', { status: error.statusCode })
  }
  return new ApiError('serverError')
}
