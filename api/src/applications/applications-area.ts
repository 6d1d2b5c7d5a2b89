import type { FastifyInstance } from 'fastify'
import { registerApplicationRoutes } from './application-routes.ts'
import { registerMyJobsRoutes } from './my-jobs/my-jobs-routes.ts'

/** Applications of members, and My jobs. */
export const registerApplicationsArea = (app: FastifyInstance): void => {
  registerApplicationRoutes(app)
  registerMyJobsRoutes(app)
}
