import type { FastifyInstance } from 'fastify'
import { registerApplicants } from '../chats/applicants.ts'
import { registerApplicationRoutes } from './application-routes.ts'
import { hasAppliedFor, hasAppliedTo } from './has-applied-to.ts'
import { registerMyJobsRoutes } from './my-jobs/my-jobs-routes.ts'
import { registerWaitingRoutes } from './waiting/waiting-routes.ts'

/** Applications of members, and My jobs. */
export const registerApplicationsArea = (app: FastifyInstance): void => {
  registerApplicants({ hasAppliedTo, hasAppliedFor })
  registerApplicationRoutes(app)
  registerMyJobsRoutes(app)
  registerWaitingRoutes(app)
}
