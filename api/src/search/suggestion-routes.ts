import { combinedSuggestions } from '@jobspan/shared-kit/contracts/companies/companies'
import { hotJobTitles, jobTitleSuggestions, recordHotSearch } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { searchSuggestions } from '@jobspan/shared-kit/contracts/search/search-suggestions'
import type { SearchSuggestion } from '@jobspan/shared-kit/contracts/search/search-understanding'
import type { FastifyInstance } from 'fastify'
import { excludeBlocked, listBlockedCompanyIds } from '../companies/blocked-companies/exclude-blocked.ts'
import { suggestCompanies } from '../companies/suggest-companies.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { countSearch } from './count-search.ts'
import { findHotTitles } from './find-hot-titles.ts'
import type { JobSearch } from './job-search.ts'

const scopeOf = (country: CountryKey | null): number => (country === null ? 0 : (findCountry(country)?.id ?? 0))

/** Companies suggested beyond what is asked for, in place of blocked ones. */
const extraCompanies = 5

/** What a visitor may mean while they type, and what many search for. */
export const registerSuggestionRoutes = (app: FastifyInstance, jobSearch: JobSearch): void => {
  registerEndpoint(app, hotJobTitles, 'public', async ({ db, query, country, language }) => {
    const searched = resolveSearchCountry(query.country, country)
    return { items: await findHotTitles(db, searched, scopeOf(searched), language) }
  })

  registerEndpoint(app, recordHotSearch, 'session', async ({ db, body, country }) => {
    await countSearch(db, { query: body.query, jobTitleId: body.job_title_id ?? null, country })
    return null
  })

  registerEndpoint(app, jobTitleSuggestions, 'public', async ({ query, country }) => ({
    items: await jobSearch.suggest(query.query, { size: query.size, country }),
  }))

  registerEndpoint(app, searchSuggestions, 'public', async ({ db, query, country, language, session }) => {
    const searched = resolveSearchCountry(query.country, country)
    if (query.query.trim() === '') {
      const popular = await findHotTitles(db, searched, scopeOf(searched), language)
      const toRow = ({ value, count }: { value: string; count: number }): SearchSuggestion => ({
        kind: 'popular',
        value,
        marks: [],
        count,
        query: value,
      })
      return { items: popular.slice(0, query.size).map(toRow) }
    }
    const options = { size: query.size, country: searched }
    const [rows, blocked] = await Promise.all([
      jobSearch.suggestRows(query.query, { country, language }, options),
      listBlockedCompanyIds(db, session),
    ])
    return { items: rows.filter(({ company }) => !company || !blocked.has(company.id)) }
  })

  registerEndpoint(app, combinedSuggestions, 'public', async ({ db, query, country, session }) => {
    const searched = resolveSearchCountry(query.country, country)
    const [titles, companies, blocked] = await Promise.all([
      jobSearch.suggest(query.query, { size: query.size, country: searched }),
      // A few more than are asked for, so that the cache holds the same for members who block companies and for all others.
      suggestCompanies(db, query.query, query.size + extraCompanies, searched),
      listBlockedCompanyIds(db, session),
    ])
    return { titles, companies: excludeBlocked(companies, blocked, query.size) }
  })
}
