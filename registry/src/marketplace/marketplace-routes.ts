import { operatorPaths } from '@jobspan/shared-kit/contracts/registry/operator-token'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { signOperatorToken } from './operator-token.ts'

const timeoutMs = 30_000

/**
 * Passes calls of the console on to the API, which the public site has no way to, in the name of who is signed in (ADR 92). The browser never
 * holds the token.
 */
export const registerMarketplaceRoutes = (app: FastifyInstance): void => {
  for (const method of ['GET', 'POST'] as const) {
    app.route({
      method,
      url: `${operatorPaths}*`,
      exposeHeadRoute: false,
      config: { rateLimit: rateLimit(app.registry.settings, method) },
      handler: passOn,
    })
  }
}

const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
  const { settings, connection, keyFiles, readCaller } = request.server.registry
  const caller = await readCaller(request.server, request)
  if (!caller) throw new RegistryError(401, 'Sign in, or send a token that is valid: `Authorization: Bearer …`.')
  requirePermission(caller, 'operate')
  // A pipeline that releases for everybody has no business with members' points and addresses, and acts are those of people.
  if (caller.kind !== 'person') throw new RegistryError(403, 'People run the marketplace: sign in to the console.')
  const address = new URL(request.url, settings.apiOrigin)
  // `..` leads elsewhere, where another permission would be needed.
  if (!address.pathname.startsWith(operatorPaths)) throw new RegistryError(404, 'There is nothing at this address.')
  const token = await signOperatorToken(connection.db, keyFiles, caller.actor)
  const answer = await fetch(address, {
    method: request.method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'jobspan',
      ...(request.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body ?? {}) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    request.log.error({ err: error }, 'the API did not answer')
    throw new RegistryError(
      502,
      'The API does not answer. API_ORIGIN of the registry must name it; whether a change was made, the audit log of the marketplace tells.',
    )
  })
  if (answer.status === 401) {
    throw new RegistryError(
      502,
      'The API refuses what the registry signs. Give it the public keys of this registry in the file that REGISTRY_KEYS_FILE names.',
    )
  }
  // A document that somebody sent in is never shown under the registry's own address.
  if (!(answer.headers.get('content-type') ?? '').startsWith('application/json')) {
    throw new RegistryError(502, 'The API answered with a file; read it by a command on its machine.')
  }
  const retryAfter = answer.headers.get('retry-after')
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(await answer.text())
}
