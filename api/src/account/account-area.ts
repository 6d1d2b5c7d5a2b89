import type { FastifyInstance } from 'fastify'
import { registerAccountDataRoutes } from './data/account-data-routes.ts'
import { registerMeRoutes } from './me/me-routes.ts'
import { registerProfileCompletionRoutes } from './profile-completion/profile-completion-routes.ts'
import { registerAccountSettingRoutes } from './settings/account-setting-routes.ts'

/** The account of a member: settings, steps after registration, download and deletion. */
export const registerAccountArea = (app: FastifyInstance): void => {
  registerAccountSettingRoutes(app)
  registerMeRoutes(app)
  registerProfileCompletionRoutes(app)
  registerAccountDataRoutes(app)
}
