import { isDatabaseUnavailable } from '@jobspan/kit-server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CommitOutcomeUnknownError } from '../database/commit-outcome-unknown-error.ts'
import { nameWhoMay } from './name-who-may.ts'
import { errorEnvelope, RegistryError } from './registry-error.ts'
import { MissingPermissionError } from './require-permission.ts'

/** Turns whatever goes wrong into the envelope; nothing of the inside (stack, query, driver text) reaches the caller. */
export const registerErrorHandling = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (!(error instanceof MissingPermissionError)) return answerError(error, request, reply)
    // Without the database it is refused all the same, without names.
    const named = await nameWhoMay(app.registry.connection.db, error).catch(() => error)
    return sendError(named, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = app.registry.operations
      .filter((operation) => pathPattern(operation.path).test(path))
      .map((operation) => operation.method)
    if (allowed.length === 0) {
      return sendError(new RegistryError(404, 'There is nothing at this address; /docs lists what there is.'), reply)
    }
    const methods = [...new Set(allowed)].join(', ')
    reply.header('allow', methods)
    return sendError(new RegistryError(405, `This address answers ${methods}.`), reply)
  })
}

/** Also for what fails before a route is found, such as an address that is no address. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const known = toRegistryError(error)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendError(known, reply)
}

/** Says of a 503 that the request was not begun, so that a client may repeat what must not be done twice. */
const notBegun = 'x-not-begun'

const sendError = (error: RegistryError, reply: FastifyReply) => {
  const wait = error.retryAfterSeconds ?? (error.status === 503 ? 5 : undefined)
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
  if (error.isNotBegun) reply.header(notBegun, 'yes')
  return reply.code(error.status).header('cache-control', 'no-store').send(errorEnvelope(error))
}

const pathPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)

const toRegistryError = (error: FastifyError): RegistryError => {
  if (error instanceof RegistryError) return error
  if (error instanceof CommitOutcomeUnknownError) {
    return new RegistryError(
      503,
      'The registry’s database was lost while the change was committed; whether it was made is not known. Look at what is there now before you try again.',
    )
  }
  if (isDatabaseUnavailable(error)) {
    return new RegistryError(
      503,
      'The registry’s database does not answer; nothing was changed. Try again in a moment.',
    )
  }
  if (error.statusCode === 503) return new RegistryError(503, 'The registry is busy; try again in a moment.')
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new RegistryError(error.statusCode, error.message)
  return new RegistryError(500, 'The registry failed at this; its log says why.')
}
