import {
  areaInsight,
  countryInsight,
  jobPayInsight,
  titlePayInsight,
} from '@jobspan/shared-kit/contracts/search/market-insight'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../../platform/http/search-country.ts'
import type { JobSearch } from '../job-search.ts'
import { readAreaInsight } from './read-area-insight.ts'
import { readCountryInsight, readJobPay, readTitlePay } from './read-market-insight.ts'

/** What the postings of a country say together. */
export const registerMarketInsightRoutes = (app: FastifyInstance, jobSearch: JobSearch): void => {
  registerEndpoint(
    app,
    countryInsight,
    'public',
    ({ db, country, language }) => readCountryInsight(db, country, language),
    { cacheSeconds: 60 },
  )
  registerEndpoint(
    app,
    areaInsight,
    'public',
    ({ db, query, country, language }) => readAreaInsight(db, jobSearch, { area: query.area, country, language }),
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
          titleId: query.function_job_title_id ?? null,
          functionId: query.job_function_id ?? null,
          occupation: query.occupation ?? null,
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
