import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../platform/errors/api-error.ts'
import { createImportToken, isImportToken, writeEndpointFile } from './api-endpoint-file.ts'
import { reviveBatch, writeBatch } from './import-batch.ts'
import { importPath } from './import-path.ts'

const bodyLimit = 64 * 1024 * 1024

/**
 * Takes records from an importer on the same machine (embedded database only) and, once the API listens, announces where. The shell
 * does not proxy the path, other addresses are refused, and the token is in a file that only this user may read. Gives what keeps other
 * commands on this machine to the same callers: it throws 40004 for everybody else.
 */
export const registerImport = (app: FastifyInstance, dataDirectory: string): ((request: FastifyRequest) => void) => {
  const token = createImportToken()
  const requireLocalCommand = (request: FastifyRequest): void => {
    const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
    if (!isLocal || request.headers['x-forwarded-for'] || !isImportToken(request.headers.authorization, token))
      throw new ApiError('notFound')
  }
  let withdraw: (() => Promise<void>) | undefined

  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(importPath, { bodyLimit, config: { refusesOtherCallers: true } }, async (request) => {
      requireLocalCommand(request)
      const data = await writeBatch(app.connection.db, reviveBatch(request.body as string))
      return { code: 0, message: 'success', data }
    })
  })

  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (address && typeof address === 'object') withdraw = await writeEndpointFile(dataDirectory, address.port, token)
  })
  app.addHook('onClose', async () => withdraw?.())
  return requireLocalCommand
}
