import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operators } from '../../moderation/tables.ts'
import { ApiError } from '../errors/api-error.ts'
import { createBasicAuth, isSecret } from './basic-auth.ts'
import { readConsoleToken } from './console-token.ts'

/** One who runs the marketplace: the name of a key, or the address of a person of the console. */
export type Operator = { name: string }

const authenticate = createBasicAuth(10)

/** Every proxy on the way names the one before it; our shells always do, whatever a visitor sends. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via'] as const

/**
 * Lets only operators go on, by name and key (HTTP Basic, RFC 7617) or by a token of the registry for who is signed in to its console (RFC 6750), and only
 * where no proxy passed them on: the public site answers 40004, as if there were no such operations. Throws 40002, 40005 where a token lacks the
 * permission, and 40006 once an address has sent wrong keys ten times within a minute.
 */
export const requireOperator = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Operator> => {
  if (proxyHeaders.some((name) => request.headers[name] !== undefined)) throw new ApiError('notFound')
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token !== undefined) return readConsoleToken(token, app.settings.registryKeysFile)
  const operator = await authenticate(app, request, async ({ name, secret }) => {
    const [row] = await app.connection.db
      .select({ name: operators.name, keyHash: operators.keyHash })
      .from(operators)
      .where(and(eq(operators.name, name), isNull(operators.disabledAt)))
    return row && isSecret(secret, row.keyHash) ? { name: row.name } : null
  })
  if (operator) return operator
  reply.header('www-authenticate', 'Basic realm="operator", charset="UTF-8"')
  throw new ApiError('credentialsWrong', {
    firstError:
      'This call needs the name and key of an operator, sent as HTTP Basic. They are missing, wrong or ended.',
  })
}
