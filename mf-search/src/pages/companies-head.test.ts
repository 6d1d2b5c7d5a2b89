import { beforeEach, expect, it } from '@jest/globals'
import { createApiClient } from '@jobspan/shared-kit/api'
import { createI18n, loadKitTexts } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'
import { QueryClient } from '@tanstack/react-query'
import { companyOptionsQuery, searchCompaniesQuery } from '../features/find-companies/company-queries.ts'
import { parseCompanySearch } from '../features/find-companies/company-search.ts'
import texts from '../locales/en-us.json' with { type: 'json' }
import { aListing } from '../testing/companies.ts'
import { companiesHead } from './companies-head.ts'

const kit = await loadKitTexts('en-us')
const api = createApiClient({ origin: 'http://localhost', headers: () => ({}), retries: 0 })
const locale = { language: 'en-us', country: 'ph', direction: 'ltr', intl: 'en-US', currency: 'PHP' } as never
let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  queryClient.setQueryData(companyOptionsQuery(api, locale).queryKey, {
    industry_types: [{ id: 2, value: 'Finance' }],
    company_sizes: [],
    financing_stages: [],
    company_types: [],
  })
})

const headOf = (query: string, total?: number) => {
  const search = new URLSearchParams(query)
  if (total !== undefined)
    queryClient.setQueryData(searchCompaniesQuery(api, parseCompanySearch(search)).queryKey, {
      items: total > 0 ? [aListing()] : [],
      total,
      page: 1,
      size: 24,
    })
  return companiesHead({
    api,
    queryClient,
    locale,
    params: {},
    search,
    site: { origin: 'https://jobspan.example' },
    t: createI18n('en-us', { 'mf-search': texts, kit }).getFixedT('en-us', 'mf-search'),
  } as unknown as PageContext)
}

it('names the country of the page to begin at, which is indexed', () => {
  expect(headOf('')).toMatchObject({
    title: 'Companies hiring in the Philippines',
    canonicalPath: '/companies',
    robots: 'index',
  })
})

it('has the results of one field of business indexed by its name, and lists them for robots', () => {
  const { title, canonicalPath, robots, jsonLd } = headOf('industry_types=2&page=1', 3)
  expect(title).toBe('Companies: Finance – Philippines')
  expect([canonicalPath, robots]).toEqual(['/companies?industry_types=2', 'index'])
  expect(jsonLd).toMatchObject([
    { itemListElement: [{ url: 'https://jobspan.example/en-us/company/lumen-ledger-3', name: 'Lumen Ledger' }] },
  ])
})

it.each([
  ['words', 'query=lumen', 3],
  ['a combination', 'industry_types=2&company_sizes=1', 3],
  ['another order', 'industry_types=2&sort=name', 3],
  ['a further page', 'industry_types=2&page=2', 30],
  ['nothing found', 'industry_types=2', 0],
])('keeps %s out of the index', (_, query, total) => {
  expect(headOf(query, total).robots).toBe('noindex')
})

it('has robots come again where no answer came', () => {
  expect(headOf('query=lumen').isIncomplete).toBe(true)
})
