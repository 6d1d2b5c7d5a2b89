import {
  configList as configListEndpoint,
  searchFilterOptions,
  websiteOutage,
} from '@jobspan/shared-kit/contracts/config'
import { findCountry } from '@jobspan/shared-kit/contracts/places'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { configList } from '../config-lists/config-list.ts'
import { settings } from '../database/schema/operations.ts'
import { ApiError } from '../errors/api-error.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'

export const registerConfigRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    searchFilterOptions,
    'public',
    async ({ query, country, language }) => {
      const spoken = query.language_code ?? language
      const place = query.country === 'all' ? undefined : (findCountry(query.country ?? '')?.key ?? country)
      const list = (type: string) => [...(configList(type, spoken, place) ?? [])]
      return {
        locations: list('location_lists'),
        main_functions: list('main_functions'),
        job_types: list('job_types'),
        xp_lvls: list('xp_lvls'),
        educations: list('educations'),
        salary_range_filters: list('salary_range_filters'),
      }
    },
    { cacheSeconds: 300 },
  )
  registerEndpoint(
    app,
    configListEndpoint,
    'public',
    async ({ params, query, language }) => {
      const items = configList(params.type, query.language_code ?? language, query.country)
      if (!items) throw new ApiError('notFound')
      return { items: [...items] }
    },
    { cacheSeconds: 300 },
  )
  registerEndpoint(
    app,
    websiteOutage,
    'public',
    async ({ db }) => {
      const [row] = await db.select().from(settings).where(eq(settings.key, 'website_outage'))
      return { is_outage: row?.value === true }
    },
    { cacheSeconds: 5 },
  )
}
