import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../api/src/platform/errors/api-error.ts'

/** Runs the alerts as of an instant (`at`, RFC 3339), beside the development mailbox: nobody waits for the morning to see a mail. */
export const registerDevelopmentRun = (
  app: FastifyInstance,
  runJobAlerts: (at: Date | undefined) => Promise<unknown>,
): void => {
  app.post<{ Querystring: { at?: string } }>('/dev/job-alerts/run', async (request) => {
    const { at } = request.query
    const instant = at === undefined ? undefined : new Date(at)
    if (instant && Number.isNaN(instant.getTime()))
      throw new ApiError('validationFailed', { fields: { at: ['not_an_instant'] } })
    return runJobAlerts(instant)
  })
}
