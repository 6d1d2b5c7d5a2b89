import {
  companySuggestions,
  featuredCompanies,
  getCompany,
  searchCompanies,
  similarCompanies,
} from '@jobspan/shared-kit/contracts/companies/companies'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { excludeBlocked, listBlockedCompanyIds } from './blocked-companies/exclude-blocked.ts'
import { findCompanies, findCompany, findSimilarCompanies, listHiring } from './company-repository.ts'
import { suggestCompanies } from './suggest-companies.ts'

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
      const blocked = await listBlockedCompanyIds(db, session)
      const hiring = await listHiring(
        db,
        resolveSearchCountry(query.country, country),
        query.size + blocked.size,
        language,
      )
      return { items: excludeBlocked(hiring, blocked, query.size) }
    },
    { cacheSeconds: 60, variesForMembers: true },
  )
  registerEndpoint(app, searchCompanies, 'public', async ({ db, query, country, language, session }) => {
    const { page, size } = query
    const filter = {
      country: resolveSearchCountry(query.country, country),
      name: query.query ?? '',
      industries: query.industries ?? [],
      sizes: query.company_sizes ?? [],
      financingStages: query.financing_stages ?? [],
      isVerified: query.is_company_verified === '1',
      blocked: await listBlockedCompanyIds(db, session),
    }
    return { ...(await findCompanies(db, filter, { page, size, language })), page, size }
  })
  registerEndpoint(app, companySuggestions, 'public', async ({ db, query, country, session }) => {
    const blocked = await listBlockedCompanyIds(db, session)
    const size = query.size + blocked.size
    const found = await suggestCompanies(db, query.query, size, resolveSearchCountry(query.country, country))
    return { items: excludeBlocked(found, blocked, query.size) }
  })
  registerEndpoint(app, similarCompanies, 'public', async ({ db, params, query, language, session }) => {
    const blocked = await listBlockedCompanyIds(db, session)
    const found = await findSimilarCompanies(db, params.id, query.size + blocked.size, language)
    if (!found) throw new ApiError('notFound')
    return { items: excludeBlocked(found, blocked, query.size) }
  })
}
