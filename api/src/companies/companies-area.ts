import type { FastifyInstance } from 'fastify'
import { registerBlockedCompanyRoutes } from './blocked-companies/blocked-company-routes.ts'
import { registerCompanyRoutes } from './company-routes.ts'
import { type CompanyKnowledge, registerCompanyProfileRoutes } from './profile/company-profile-routes.ts'
import { registerPictureRoute } from './profile/picture-route.ts'

/** Companies, and those that a member blocked. */
export const registerCompaniesArea = (app: FastifyInstance, knowledge: CompanyKnowledge): void => {
  registerCompanyRoutes(app)
  registerCompanyProfileRoutes(app, knowledge)
  registerPictureRoute(app)
  registerBlockedCompanyRoutes(app)
  if (app.settings.seedsDemoData) app.standIns?.registerCompanyPictures(app)
}
