import { expect, it } from '@jest/globals'
import { createApiClient } from '@jobspan/shared-kit/api'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { createI18n } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'
import { QueryClient } from '@tanstack/react-query'
import { companyQuery } from '../company/company-queries.ts'
import texts from '../locales/en-us.json' with { type: 'json' }
import { exampleCompany } from '../testing/example-company.ts'
import { companyHead } from './company-head.ts'

const api = createApiClient({ origin: 'http://localhost', headers: () => ({}), retries: 0 })

/** The head as the server writes it, of what the query cache holds. */
const headOf = (company: CompanyProfile | null, tab?: string, search = '') => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(companyQuery(api, 7).queryKey, company)
  return companyHead({
    api,
    queryClient,
    locale: { language: 'en-us' },
    params: { slug: 'marina-ledger-7', ...(tab ? { tab } : {}) },
    search: new URLSearchParams(search),
    site: { brand: 'Jobspan', origin: 'https://jobspan.example' },
    t: createI18n('en-us', { 'mf-job-detail': texts }).getFixedT('en-us', 'mf-job-detail'),
  } as unknown as PageContext)
}

it('tells a company, and each of its tabs, apart', () => {
  expect(headOf(exampleCompany())).toMatchObject({
    title: 'Marina Ledger: company profile',
    description: expect.stringMatching(/^Accounting services · 11–50 people · Singapore – Bookkeepers since 1998\./),
    canonicalPath: '/company/marina-ledger-7',
  })
  expect(headOf(exampleCompany(), 'jobs', 'page=2')).toMatchObject({
    title: 'Jobs at Marina Ledger',
    canonicalPath: '/company/marina-ledger-7/jobs?page=2',
  })
})

it('keeps searches within a company out of the index', () => {
  expect(headOf(exampleCompany(), 'jobs', 'query=cook')).toMatchObject({
    robots: 'noindex',
    canonicalPath: '/company/marina-ledger-7/jobs',
  })
})

it('answers 404 for no company and leads on to its own address', () => {
  expect(headOf(null)).toMatchObject({ status: 404, robots: 'noindex' })
  expect(headOf(exampleCompany({ slug: 'bay-books-7' }))).toMatchObject({
    status: 301,
    location: '/company/bay-books-7',
  })
})
