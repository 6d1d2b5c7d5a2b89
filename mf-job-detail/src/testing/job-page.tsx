import { beforeEach, expect } from '@jest/globals'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { mockApiResponse, type RenderOptions, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { Page } from '../pages/job-page.tsx'
import { exampleJob } from './example-job.ts'

const similar = Array.from({ length: 5 }, (_, index) =>
  exampleJob({ id: 100 + index, slug: `bookkeeper-${100 + index}`, title: `Bookkeeper ${index + 1}` }),
)

/** The page of a job over a pretended API, for one suite. */
export const setUpJobPage = () => {
  const server = setupMockApi(
    mockApiResponse('GET', '/api/job/jobs/similar', { data: { items: similar } }),
    mockApiResponse('GET', '/api/job/jobs/:id/pay-insight', { data: null }),
    mockApiResponse('POST', '/api/job/jobs/42/view', { data: null }),
    mockApiResponse('GET', '/api/job/jobs/applied-jobs/42', { data: null }),
    mockApiResponse('GET', '/api/apiGo/web/jobseeker/redirect_condition', {
      data: { can_redirect: true, reason: null, external_url: 'https://employer.example/apply' },
    }),
    mockApiResponse('GET', '/api/job/jobs/42/match', {
      data: { requirements: [], preferences: [], preference_title: null },
    }),
  )

  beforeEach(() => sessionStorage.clear())

  const open = async (job: JobDetail | { status: number; code: number }, options: RenderOptions = {}) => {
    server.use(mockApiResponse('GET', '/api/job/jobs/42', 'title' in job ? { data: job } : job))
    const props: ComponentProps<typeof Page> = { params: { slug: 'senior-accountant-42' } }
    const page = await renderWithPlatform(<Page {...props} />, {
      namespace: 'mf-job-detail',
      texts: { 'mf-job-detail': texts },
      path: '/job/senior-accountant-42',
      ...options,
    })
    await screen.findByRole('heading', { level: 1 })
    // The head comes first, and the rest in turns of its own.
    await waitFor(() =>
      expect(document.querySelector('article[aria-busy="true"], article [aria-busy="true"]')).toBeNull(),
    )
    return page
  }

  return { open, server }
}
