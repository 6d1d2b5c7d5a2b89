import type { FastifyInstance } from 'fastify'
import { registerWaitingAlerts } from '../applications/waiting/load-waiting.ts'
import type { JobSearch } from '../search/job-search.ts'
import { registerAlertRoutes } from './alert-routes.ts'
import { registerFollowRoutes } from './followed-companies/follow-routes.ts'
import { registerLinkRoutes } from './link-routes.ts'
import { runJobAlerts } from './run-job-alerts.ts'
import { loadWaitingAlerts } from './waiting-alerts.ts'

export const registerJobAlertsArea = (app: FastifyInstance, jobSearch: JobSearch): void => {
  registerAlertRoutes(app, jobSearch)
  registerLinkRoutes(app)
  registerFollowRoutes(app)
  registerWaitingAlerts(loadWaitingAlerts)
  if (app.settings.showsMailbox) app.standIns?.registerMailbox(app, (at) => runJobAlerts(app, jobSearch, at))
}
