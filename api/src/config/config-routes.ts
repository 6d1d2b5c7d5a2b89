import { configList as configListEndpoint, websiteOutage } from '@jobspan/shared-kit/contracts/config/config'
import { findGeoLocation } from '@jobspan/shared-kit/contracts/config/geo-location'
import { suggestSkills as suggestSkillsOperation } from '@jobspan/shared-kit/contracts/profile/member-skills'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { configList } from './lists/config-list.ts'
import { findNearestLocation } from './nearest-location.ts'
import { suggestSkills } from './suggest-skills.ts'
import { findOutages } from './website-outage.ts'

export const registerConfigRoutes = (app: FastifyInstance): void => {
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
    suggestSkillsOperation,
    'public',
    async ({ query, language }) => ({ items: suggestSkills(query.language_code ?? language, query) }),
    { cacheSeconds: 300 },
  )
  registerEndpoint(app, findGeoLocation, 'public', async ({ query, language }) => {
    const nearest = findNearestLocation(query)
    if (!nearest) return { location: null }
    const { id, names, country } = nearest.location
    return { location: { id, value: names[language], country, distance_km: Math.round(nearest.distanceKm) } }
  })
  registerEndpoint(
    app,
    websiteOutage,
    'public',
    async ({ db, country }) => {
      const outages = await findOutages(db)
      return { is_outage: outages.some((outage) => outage.country === country), outages }
    },
    { cacheSeconds: 5 },
  )
}
