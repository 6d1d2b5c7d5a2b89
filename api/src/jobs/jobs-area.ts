import type { FastifyInstance } from 'fastify'
import { registerJobRoutes } from './job-routes.ts'
import { registerSavedJobRoutes } from './saved-jobs/saved-job-routes.ts'

/** Jobs, and those that a seeker saved. */
export const registerJobsArea = (app: FastifyInstance): void => {
  registerJobRoutes(app)
  registerSavedJobRoutes(app)
}
