import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { employerOrganisations } from '../../companies/tables.ts'
import { createPreparedStatement } from '../database/prepared-statement.ts'
import { ApiError } from '../errors/api-error.ts'
import { createSuspensionError } from '../errors/suspension-error.ts'
import type { Settings } from '../settings/settings.ts'
import { basicAuthHeader, createBasicAuth, hashSecret, isSecret } from './basic-auth.ts'

/** Who calls the recruiters' API. `id` is null for the environment's secret, which has no row and speaks for every company. */
export type Organisation = { id: number | null }

/** The user name that goes with the environment's secret. */
const environmentClientId = 'employer'
const authenticate = createBasicAuth(30)

/**
 * Lets only servers of employers go on: they name their organisation by client id and secret (HTTP Basic, RFC 7617). Throws 40002, 40006
 * once an address has sent wrong secrets thirty times within a minute, and the code of its kind where the organisation is suspended.
 */
export const requireEmployerAuth = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Organisation> => {
  const organisation = await authenticate(app, request, ({ name, secret }) => findOrganisation(app, name, secret))
  if (organisation) return organisation
  reply.header('www-authenticate', 'Basic realm="employer", charset="UTF-8"')
  throw new ApiError('employerSecretWrong')
}

/** Headers of such a server, for the one that this process plays itself. */
export const employerAuthHeaders = ({ handOff }: Settings) => ({
  'x-requested-with': 'jobspan',
  authorization: basicAuthHeader({ name: environmentClientId, secret: handOff.secret ?? '' }),
})

/** Every call of an employer's system runs this query. It is cached nowhere: who is suspended is out at once. */
const organisationByClientId = createPreparedStatement((db) =>
  db
    .select()
    .from(employerOrganisations)
    .where(eq(employerOrganisations.clientId, sql.placeholder('clientId')))
    .prepare('organisation_by_client_id'),
)

const findOrganisation = async (
  app: FastifyInstance,
  clientId: string,
  given: string,
): Promise<Organisation | null> => {
  const { secret } = app.settings.handOff
  if (clientId === environmentClientId) {
    return secret !== undefined && isSecret(given, hashSecret(secret)) ? { id: null } : null
  }
  const [row] = await organisationByClientId(app.connection.db).execute({ clientId })
  if (!row || !isSecret(given, row.secretHash)) return null
  if (row.suspendedAs) throw createSuspensionError(row.suspendedAs)
  return row.disabledAt === null ? { id: row.id } : null
}
