import type { FastifyInstance } from 'fastify'
import { registerMailJobs } from '../notifications/mail-job.ts'
import { registerJobRoutes } from './job-routes.ts'
import { loadMailJob } from './mail-job.ts'
import { registerSavedJobRoutes } from './saved-jobs/saved-job-routes.ts'

/** Jobs, and those that a seeker saved. */
export const registerJobsArea = (app: FastifyInstance): void => {
  registerMailJobs(loadMailJob)
  registerJobRoutes(app)
  registerSavedJobRoutes(app)
}
