import { randomUUID } from 'node:crypto'
import { searchFilterOptions } from '@jobspan/shared-kit/contracts/config/config'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { searchJobFacets, searchJobRelaxations, searchJobs } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import { listBlockedCompanyIds } from '../companies/blocked-companies/exclude-blocked.ts'
import { configList } from '../config/lists/config-list.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import type { JobSearch } from './job-search.ts'
import { registerMarketInsightRoutes } from './market-insight/market-insight-routes.ts'
import { registerRecommendationRoutes } from './recommendation-routes.ts'
import { salaryRanges } from './salary-ranges.ts'
import { loadSearchItems } from './search-items.ts'
import { noteSearchMiss } from './search-misses.ts'
import { registerSuggestionRoutes } from './suggestion-routes.ts'

/** Search, its facets and suggestions, and the lists of jobs that are searches too. */
export const registerSearchRoutes = (app: FastifyInstance, jobSearch: JobSearch): void => {
  registerEndpoint(app, searchJobs, 'public', async ({ db, query, country, language, session }) => {
    const { page, size } = query
    const hasQuery = (query.query ?? '').trim() !== ''
    const sort = query.sort ?? (hasQuery ? sortOrder.relevance : sortOrder.newest)
    const blocked = await listBlockedCompanyIds(db, session)
    const explain = query.explain === true && app.settings.mode !== 'production'
    const found = await jobSearch.search(query, { country, language, blocked }, { sort, page, size, explain })
    if (hasQuery && page === 1 && found.total === 0)
      noteSearchMiss(app.connection.db, {
        country: resolveSearchCountry(query.country, country) ?? 'all',
        language,
        keyword: query.query ?? '',
      })
    return {
      query_id: randomUUID(),
      items: await loadSearchItems(db, found, { language, seekerId: session?.seekerId ?? null }),
      total: found.total,
      is_total_approximate: found.isApproximate,
      hidden_total: found.hiddenTotal,
      page,
      size,
      sort,
      understood: found.understood,
      ...(found.near.length === 0 ? {} : { near: found.near }),
    }
  })

  registerEndpoint(app, searchJobFacets, 'public', async ({ db, query, country, language, session }) =>
    jobSearch.facets(query, { country, language, blocked: await listBlockedCompanyIds(db, session) }),
  )

  registerEndpoint(app, searchJobRelaxations, 'public', async ({ db, query, country, language, session }) =>
    jobSearch.relaxations(query, { country, language, blocked: await listBlockedCompanyIds(db, session) }),
  )

  registerEndpoint(app, searchFilterOptions, 'public', async ({ query, country, language }) =>
    filterOptions(query.language_code ?? language, resolveSearchCountry(query.country, country), country),
  )

  registerRecommendationRoutes(app, jobSearch)
  registerSuggestionRoutes(app, jobSearch)
  registerMarketInsightRoutes(app, jobSearch)
}

/** Every filter's options: the places of the searched country, or of all, and ranges of pay in the currency of the visitor's country. */
const filterOptions = (language: LanguageKey, country: CountryKey | null, visitorCountry: CountryKey) => {
  const list = (name: string) => [...(configList(name, language) ?? [])]
  return {
    locations: [...(configList('locations', language, country ?? undefined) ?? [])],
    main_functions: list('main_functions'),
    job_types: list('job_types'),
    xp_lvls: list('xp_lvls'),
    educations: list('educations'),
    salary_range_filters: list('salary_range_filters'),
    salary_ranges: [...salaryRanges(findCountry(visitorCountry)?.currency ?? 'USD')],
  }
}
