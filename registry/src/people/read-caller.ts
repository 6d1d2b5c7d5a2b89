import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../platform/http/caller.ts'
import { toPerson } from './person-repository.ts'
import { isPipelineToken } from './pipelines/pipeline-caller.ts'
import { readSessionToken } from './session-cookie.ts'
import { findSessionPerson } from './session-store.ts'
import { findTokenCaller } from './tokens/token-caller.ts'

/** Who calls, by the token that was sent, else by the session's cookie; null for nobody. A token that is no good is never made up for by a cookie. */
export const readCaller = async (app: FastifyInstance, request: FastifyRequest): Promise<Caller | null> => {
  const { settings, connection, pipelines } = app.registry
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    if (token === undefined) return null
    return pipelines && isPipelineToken(token)
      ? pipelines.read(token, request.method !== 'GET' && request.method !== 'HEAD')
      : findTokenCaller(connection.db, token)
  }
  const session = readSessionToken(request, settings)
  const row = session === undefined ? null : await findSessionPerson(connection.db, session)
  if (!row) return null
  const person = toPerson(row)
  return {
    kind: 'person',
    actor: person.email,
    role: person.role,
    remotes: person.remotes,
    personId: person.id,
    tokenId: null,
    person,
  }
}
