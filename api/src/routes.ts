import type { FastifyInstance } from 'fastify'
import { registerCourseRoutes } from './academy/course-routes.ts'
import { registerApplicationRoutes } from './applications/application-routes.ts'
import { registerCompanyRoutes } from './companies/company-routes.ts'
import { registerConfigRoutes } from './config/config-routes.ts'
import { registerJobRoutes } from './jobs/job-routes.ts'
import { registerMailboxRoutes } from './mail/mailbox-routes.ts'
import { registerResumeTemplateRoutes } from './resume-templates/resume-template-routes.ts'
import { registerSavedJobRoutes } from './saved-jobs/saved-job-routes.ts'
import { registerSearchRoutes } from './search/search-routes.ts'
import { registerSessionRoutes } from './session/session-routes.ts'

/** Every route of the marketplace, a line for each resource. */
export const registerRoutes = (app: FastifyInstance, sealKey: Buffer): void => {
  registerJobRoutes(app)
  registerSearchRoutes(app)
  registerSavedJobRoutes(app)
  registerCompanyRoutes(app)
  registerApplicationRoutes(app)
  registerSessionRoutes(app, sealKey)
  registerConfigRoutes(app)
  registerCourseRoutes(app)
  registerResumeTemplateRoutes(app)
  if (app.settings.showsMailbox) registerMailboxRoutes(app)
}
