import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { OperatorError, operatorCommand, runOperatorCommand } from './operator-repository.ts'

/** Where a running site takes these commands from the same machine; everybody else is refused there. */
export const operatorCommandPath = '/internal/operators'

/** Lets operators be added while the site runs. `requireLocalCommand` refuses whoever does not bring the token of this installation. */
export const registerOperatorCommands = (
  app: FastifyInstance,
  requireLocalCommand: (request: FastifyRequest) => void,
): void => {
  app.post(operatorCommandPath, { config: { refusesOtherCallers: true } }, async (request) => {
    requireLocalCommand(request)
    const command = operatorCommand.safeParse(request.body)
    if (!command.success) throw new ApiError('validationFailed', { status: 422 })
    try {
      return { code: 0, message: 'success', data: await runOperatorCommand(app.connection.db, command.data) }
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      throw new ApiError('validationFailed', { status: 422, firstError: error.message })
    }
  })
}
