import { countryInsight, jobPayInsight, titlePayInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../../platform/http/search-country.ts'
import { readCountryInsight, readJobPay, readTitlePay } from './read-market-insight.ts'

/** What the postings of a country say together. */
export const registerMarketInsightRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    countryInsight,
    'public',
    ({ db, country, language }) => readCountryInsight(db, country, language),
    { cacheSeconds: 60 },
  )
  registerEndpoint(
    app,
    titlePayInsight,
    'public',
    ({ db, query, country, language }) =>
      readTitlePay(
        db,
        {
          country: resolveSearchCountry(query.country, country) ?? country,
          titleId: query.function_job_title_id,
          locationId: query.job_location ?? null,
        },
        language,
      ),
    { cacheSeconds: 60 },
  )
  registerEndpoint(app, jobPayInsight, 'public', ({ db, params, language }) => readJobPay(db, params.id, language), {
    cacheSeconds: 60,
  })
}
