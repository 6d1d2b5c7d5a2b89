import { randomUUID } from 'node:crypto'
import { combinedSuggestions } from '@jobspan/shared-kit/contracts/companies'
import { searchFilterOptions } from '@jobspan/shared-kit/contracts/config'
import { sortOrder } from '@jobspan/shared-kit/contracts/job-constants'
import {
  hotJobTitles,
  type JobSummary,
  jobTitleSuggestions,
  recommendedJobs,
  recordHotSearch,
  searchJobFacets,
  searchJobRelaxations,
  searchJobs,
  similarJobs,
} from '@jobspan/shared-kit/contracts/jobs'
import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { FastifyInstance } from 'fastify'

import { excludeBlocked, listBlockedCompanyIds } from '../companies/blocked-companies/exclude-blocked.ts'

import { suggestCompanies } from '../companies/company-suggestions.ts'
import { configList } from '../config/lists/config-list.ts'
import { loadJobSummaries } from '../jobs/job-summaries.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { preferencesOf } from '../profile/job-preferences/job-preference-repository.ts'
import { findJobs } from './find-jobs.ts'
import { countSearch, findHotTitles } from './hot-searches.ts'
import { loadCachedJobCards } from './job-card-cache.ts'
import { countFacets } from './job-facets.ts'
import { findRelaxations } from './job-relaxations.ts'
import { countMatches } from './match-count.ts'
import { toPreferenceCriteria } from './preference-fit.ts'
import { findDefaultRecommendations, findRecommended, findSimilar } from './related-jobs.ts'
import { salaryRanges } from './salary-ranges.ts'
import { toCriteria } from './search-criteria.ts'
import { suggestTitles } from './title-suggestions.ts'

const scopeOf = (country: CountryKey | null): number => (country === null ? 0 : (findCountry(country)?.id ?? 0))

/** Some more jobs where those of blocked companies are left out of them, so that the list is as long as any other. */
const withBlockedMargin = (size: number, blocked: ReadonlySet<number>): number => size + (blocked.size === 0 ? 0 : 30)

/** Companies suggested beyond what is asked for, in place of blocked ones. */
const extraCompanies = 5

/** `size` of these jobs, those of blocked companies left out. */
const excludeBlockedJobs = (items: JobSummary[], blocked: ReadonlySet<number>, size: number): JobSummary[] =>
  items.filter(({ company }) => company === null || !blocked.has(company.id)).slice(0, size)

/** Search, its facets and suggestions, and the lists of jobs that are searches too. */
export const registerSearchRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, searchJobs, 'public', async ({ db, query, country, language, session }) => {
    const { page, size } = query
    const hasQuery = (query.query ?? '').trim() !== ''
    const sort = query.sort ?? (hasQuery ? sortOrder.relevance : sortOrder.newest)
    const blocked = await listBlockedCompanyIds(db, session)
    const criteria = toCriteria(query, { country, language, blocked })
    const found = await findJobs(db, criteria, { sort, page, size })
    const withBlocked = blocked.size === 0 ? found : await countMatches(db, { ...criteria, hiddenCompanies: [] })
    return {
      query_id: randomUUID(),
      items: await loadCachedJobCards(db, found.ids, { language, seekerId: session?.seekerId ?? null }),
      total: found.total,
      is_total_approximate: found.isApproximate,
      // Never below none: a job may close between the two looks.
      hidden_total: Math.max(0, withBlocked.total - found.total),
      page,
      size,
      sort,
    }
  })

  registerEndpoint(app, searchJobFacets, 'public', async ({ db, query, country, language, session }) =>
    countFacets(db, toCriteria(query, { country, language, blocked: await listBlockedCompanyIds(db, session) })),
  )

  registerEndpoint(app, searchJobRelaxations, 'public', async ({ db, query, country, language, session }) =>
    findRelaxations(db, toCriteria(query, { country, language, blocked: await listBlockedCompanyIds(db, session) }), {
      query: (query.query ?? '').trim() !== '',
      location: (query.location ?? '').trim() !== '',
    }),
  )

  registerEndpoint(app, similarJobs, 'public', async ({ db, query, language, session }) => {
    const blocked = await listBlockedCompanyIds(db, session)
    const ids = await findSimilar(db, query.job_id, withBlockedMargin(query.size, blocked))
    const found = await loadJobSummaries(db, ids, { language, seekerId: session?.seekerId ?? null })
    return { items: excludeBlockedJobs(found, blocked, query.size) }
  })

  registerEndpoint(app, recommendedJobs, 'public', async ({ db, query, country, language, session }) => {
    const searched = resolveSearchCountry(query.country, country)
    const { arrangements } = query
    const blocked = await listBlockedCompanyIds(db, session)
    const size = withBlockedMargin(query.size, blocked)
    const preferences = session?.kind === 'member' ? await preferencesOf.list(db, session.user.id) : []
    const wanted = preferences.map((preference) => toPreferenceCriteria(preference, language))
    const liked = session
      ? await findRecommended(db, { seekerId: session.seekerId, wanted }, searched ?? country, size, arrangements)
      : null
    // Nothing like it in these settings: what is shown instead was not chosen for anybody, and does not say so.
    const personal = arrangements && liked?.length === 0 ? null : liked
    const newest = async () => {
      const criteria = toCriteria({ country: query.country, arrangements }, { country, language, blocked })
      return (await findJobs(db, criteria, { sort: sortOrder.newest, page: 1, size })).ids
    }
    const forAnyone = async () => {
      if (arrangements) return newest()
      const own = await findDefaultRecommendations(db, searched ?? country, language, size)
      return own.length === size ? own : [...new Set([...own, ...(await newest())])].slice(0, size)
    }
    const reader = { language, seekerId: session?.seekerId ?? null }
    const found = await loadJobSummaries(db, personal ?? (await forAnyone()), reader)
    return { items: excludeBlockedJobs(found, blocked, query.size), is_personal: personal !== null }
  })

  registerEndpoint(app, hotJobTitles, 'public', async ({ db, query, country, language }) => {
    const searched = resolveSearchCountry(query.country, country)
    return { items: await findHotTitles(db, searched, scopeOf(searched), language) }
  })

  registerEndpoint(app, recordHotSearch, 'session', async ({ db, body, country }) => {
    await countSearch(db, { query: body.query, jobTitleId: body.job_title_id ?? null, country })
    return null
  })

  registerEndpoint(app, jobTitleSuggestions, 'public', async ({ db, query, country }) => ({
    items: await suggestTitles(db, query.query, query.size, country),
  }))

  registerEndpoint(app, combinedSuggestions, 'public', async ({ db, query, country, session }) => {
    const searched = resolveSearchCountry(query.country, country)
    const [titles, companies, blocked] = await Promise.all([
      suggestTitles(db, query.query, query.size, searched),
      // A few more than are asked for: what is remembered is the same for members who block somebody and for all others.
      suggestCompanies(db, query.query, query.size + extraCompanies, searched),
      listBlockedCompanyIds(db, session),
    ])
    return { titles, companies: excludeBlocked(companies, blocked, query.size) }
  })

  registerEndpoint(app, searchFilterOptions, 'public', async ({ query, country, language }) =>
    filterOptions(query.language_code ?? language, resolveSearchCountry(query.country, country), country),
  )
}

/** Every filter's options; places are those of the searched country, or of all, and pay is that of the visitor's. */
const filterOptions = (language: LanguageKey, country: CountryKey | null, visitors: CountryKey) => {
  const list = (name: string) => [...(configList(name, language) ?? [])]
  return {
    locations: [...(configList('locations', language, country ?? undefined) ?? [])],
    main_functions: list('main_functions'),
    job_types: list('job_types'),
    xp_lvls: list('xp_lvls'),
    educations: list('educations'),
    salary_range_filters: list('salary_range_filters'),
    salary_ranges: [...salaryRanges(findCountry(visitors)?.currency ?? 'USD')],
  }
}
