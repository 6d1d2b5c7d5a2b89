import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import type { Settings } from '../settings/settings.ts'

/** Lets only the employer site's server, and those of other listed sites, go on: they name themselves by the secret (HTTP Basic, RFC 7617). */
export const requireEmployerAuth = (request: FastifyRequest, reply: FastifyReply, { handOff }: Settings): void => {
  if (handOff.secret && isSecret(request.headers.authorization, handOff.secret)) return
  reply.header('www-authenticate', 'Basic realm="hand-off", charset="UTF-8"')
  throw new ApiError('employerSecretWrong')
}

/** Headers of such a server, for the one that this process plays itself. */
export const employerAuthHeaders = ({ handOff }: Settings) => ({
  'x-requested-with': 'jobspan',
  authorization: `Basic ${Buffer.from(`employer:${handOff.secret}`).toString('base64')}`,
})

/** Compared so that the time tells nothing of it. */
const isSecret = (authorization: string | undefined, secret: string): boolean => {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '') ?? []
  if (!encoded) return false
  const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(secret))
}
