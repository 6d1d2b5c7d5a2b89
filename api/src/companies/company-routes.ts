import { featuredCompanies, getCompany } from '@jobspan/shared-kit/contracts/companies'
import { findCountry } from '@jobspan/shared-kit/contracts/places'
import type { FastifyInstance } from 'fastify'
import { blockedBy, withoutBlocked } from '../blocked-companies/blocked-by.ts'
import { ApiError } from '../errors/api-error.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'
import { findCompany, listHiring } from './company-repository.ts'

export const registerCompanyRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    getCompany,
    'public',
    async ({ db, params, language }) => {
      const company = await findCompany(db, params.id, language)
      if (!company) throw new ApiError('notFound')
      return company
    },
    { cacheSeconds: 60 },
  )
  registerEndpoint(
    app,
    featuredCompanies,
    'public',
    async ({ db, query, country, language, session }) => {
      const blocked = await blockedBy(db, session)
      const asked = query.country === 'all' ? null : (findCountry(query.country ?? '')?.key ?? country)
      const hiring = await listHiring(db, asked, query.size + blocked.size, language)
      return { items: withoutBlocked(hiring, blocked, query.size) }
    },
    { cacheSeconds: 60, differsForMembers: true },
  )
}
