import { expect } from '@jest/globals'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { mockApiResponse, type RenderOptions, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { Page } from '../pages/company-page.tsx'
import { jobsFound } from './example-company.ts'
import { exampleJob } from './example-job.ts'

/** The page of a company over a pretended API, for one suite. */
export const setUpCompanyPage = () => {
  const server = setupMockApi(
    mockApiResponse('GET', '/api/job/jobs/search', { data: jobsFound([exampleJob()]) }),
    mockApiResponse('GET', '/api/data/companies/7/similar-companies', { data: { items: [] } }),
  )

  const open = async (
    company: CompanyProfile | { status: number; code: number },
    { tab, search = '', ...options }: RenderOptions & { tab?: string; search?: string } = {},
  ) => {
    server.use(mockApiResponse('GET', '/api/data/companies/7/profile', 'name' in company ? { data: company } : company))
    const path = `/company/marina-ledger-7${tab ? `/${tab}` : ''}${search}`
    const params = { slug: 'marina-ledger-7', ...(tab ? { tab } : {}) }
    const page = await renderWithPlatform(<Page params={params} />, {
      namespace: 'mf-job-detail',
      texts: { 'mf-job-detail': texts },
      path,
      ...options,
    })
    await screen.findByRole('heading', { level: 1 })
    // The code of a tab comes in a turn of its own, and then what it asks for.
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid/)
    return page
  }

  return { open, server }
}
