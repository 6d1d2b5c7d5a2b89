import {
  companySuggestions,
  featuredCompanies,
  getCompany,
  searchCompanies,
  searchCompanyFacets,
  similarCompanies,
} from '@jobspan/shared-kit/contracts/companies/companies'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { excludeBlocked, listBlockedCompanyIds } from './blocked-companies/exclude-blocked.ts'
import { findCompany, findSimilarCompanies, listCompanies, listHiring } from './company-repository.ts'
import { readCompanyDirectory } from './search/company-directory.ts'
import { type CompanyFilter, countCompanyFacets, findCompanies, pickFeatured } from './search/find-companies.ts'

type FilterQuery = z.output<(typeof searchCompanyFacets)['query']>

const toFilter = (query: FilterQuery, country: CountryKey, blocked: ReadonlySet<number>): CompanyFilter => ({
  country: resolveSearchCountry(query.country, country),
  name: query.query ?? '',
  locations: query.locations ?? [],
  industries: query.industries ?? [],
  industryTypes: query.industry_types ?? [],
  types: query.company_types ?? [],
  sizes: query.company_sizes ?? [],
  financingStages: query.financing_stages ?? [],
  isVerified: query.is_company_verified === '1',
  area: query.area,
  blocked,
})

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
      const searched = resolveSearchCountry(query.country, country)
      if (query.kind) {
        const directory = await readCompanyDirectory(db)
        const ids = pickFeatured(directory, query.kind, { country: searched, size: query.size, blocked })
        return { items: await listCompanies(db, ids, language) }
      }
      const hiring = await listHiring(db, searched, query.size + blocked.size, language)
      return { items: excludeBlocked(hiring, blocked, query.size) }
    },
    { cacheSeconds: 60, variesForMembers: true },
  )
  registerEndpoint(app, searchCompanies, 'public', async ({ db, query, country, language, session }) => {
    const { page, size, sort = 'jobs' } = query
    const filter = toFilter(query, country, await listBlockedCompanyIds(db, session))
    const { ids, total, isMended } = findCompanies(await readCompanyDirectory(db), filter, { page, size, sort })
    return { items: await listCompanies(db, ids, language), total, page, size, is_mended: isMended }
  })
  registerEndpoint(app, searchCompanyFacets, 'public', async ({ db, query, country, session }) => {
    const filter = toFilter(query, country, await listBlockedCompanyIds(db, session))
    return countCompanyFacets(await readCompanyDirectory(db), filter)
  })
  registerEndpoint(app, companySuggestions, 'public', async ({ db, query, country, language, session }) => {
    if (query.query === '') return { items: [] }
    const blocked = await listBlockedCompanyIds(db, session)
    const filter = { ...toFilter({ query: query.query, country: query.country }, country, blocked), beginsWords: true }
    const page = { page: 1, size: query.size, sort: 'jobs' } as const
    const { ids } = findCompanies(await readCompanyDirectory(db), filter, page)
    return { items: await listCompanies(db, ids, language) }
  })
  registerEndpoint(app, similarCompanies, 'public', async ({ db, params, query, language, session }) => {
    const blocked = await listBlockedCompanyIds(db, session)
    const found = await findSimilarCompanies(db, params.id, query.size + blocked.size, language)
    if (!found) throw new ApiError('notFound')
    return { items: excludeBlocked(found, blocked, query.size) }
  })
}
