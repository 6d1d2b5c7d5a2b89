import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { organisationCommand, organisationCommandPath, runOrganisationCommand } from './organisation-command.ts'
import { OrganisationError } from './organisation-repository.ts'

/**
 * Lets `employers:add` work while the site runs: the embedded database has room for this process only. `requireLocalCommand` refuses
 * whoever does not bring the token of this installation.
 */
export const registerOrganisationCommands = (
  app: FastifyInstance,
  requireLocalCommand: (request: FastifyRequest) => void,
): void => {
  app.post(organisationCommandPath, { config: { refusesOtherCallers: true } }, async (request) => {
    requireLocalCommand(request)
    const command = organisationCommand.safeParse(request.body)
    if (!command.success) throw new ApiError('validationFailed', { status: 422 })
    try {
      const data = await runOrganisationCommand(app.connection.db, command.data)
      return { code: 0, message: 'success', data }
    } catch (error) {
      if (!(error instanceof OrganisationError)) throw error
      throw new ApiError('validationFailed', { status: 422, firstError: error.message })
    }
  })
}
