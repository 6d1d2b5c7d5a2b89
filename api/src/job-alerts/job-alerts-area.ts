import type { FastifyInstance } from 'fastify'
import type { JobSearch } from '../search/job-search.ts'
import { registerAlertRoutes } from './alert-routes.ts'
import { registerDevelopmentRun } from './development-run-route.ts'
import { registerLinkRoutes } from './link-routes.ts'

export const registerJobAlertsArea = (app: FastifyInstance, jobSearch: JobSearch): void => {
  registerAlertRoutes(app, jobSearch)
  registerLinkRoutes(app)
  if (app.settings.showsMailbox) registerDevelopmentRun(app, jobSearch)
}
