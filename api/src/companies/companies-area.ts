import type { FastifyInstance } from 'fastify'
import { registerBlockedCompanyRoutes } from './blocked-companies/blocked-company-routes.ts'
import { registerCompanyRoutes } from './company-routes.ts'

/** Companies, and those that a member blocked. */
export const registerCompaniesArea = (app: FastifyInstance): void => {
  registerCompanyRoutes(app)
  registerBlockedCompanyRoutes(app)
}
