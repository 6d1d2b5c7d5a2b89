import { beforeAll, jest } from '@jest/globals'
import type { JobSearchResult } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { mockApiResponse, type RenderOptions, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { loadParts } from '../lazy-part/lazy-part.tsx'
import { SearchScreen } from '../pages/search-screen.tsx'
import { aJob, handlers, inEnglish, results } from './fixtures.ts'

/** As many as tests look at: thirty cards would be drawn over and over for nothing. */
export const someJobs = Array.from({ length: 6 }, (_, index) =>
  aJob({ id: index + 1, slug: `job-${index + 1}`, title: `Job ${index + 1}` }),
)

/** Thirty jobs, of which the first six are told. */
export const thirty = (more: Partial<JobSearchResult> = {}) => results(someJobs, { total: 30, ...more })

/** The search screen over a pretended API, on one width of the window; `asked` is what it asked for since it was opened. */
export const setUpSearchScreen = ({ wide = false } = {}) => {
  const asked: URLSearchParams[] = []
  const server = setupMockApi(
    handlers.options,
    mockApiResponse('GET', '/api/job/insight/pay', { data: null }),
    mockApiResponse('GET', '/api/job/jobs/job-alerts', { data: { items: [] } }),
    mockApiResponse('GET', '/api/job/jobs/search/relaxations', { data: { items: [] } }),
  )

  beforeAll(async () => {
    // A test renders without waiting, as the server does.
    await loadParts()
    window.matchMedia = jest.fn((query: string) => ({
      matches: wide && query.includes('1024'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as never
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as never
    Element.prototype.scrollIntoView = () => undefined
    Element.prototype.scrollTo = (() => undefined) as never
  })

  const found = (data: JobSearchResult) =>
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search', (request) => {
        asked.push(new URL(request.url).searchParams)
        return { data }
      }),
    )

  const open = (path = '/jobs-hiring/job-search', area: 'jobs' | 'remote' = 'jobs', more: RenderOptions = {}) => {
    asked.length = 0
    const segment = decodeURIComponent(path.split('?')[0]?.split('/').at(-1) ?? '')
    return renderWithPlatform(<SearchScreen area={area} segment={segment} />, { ...inEnglish, path, ...more })
  }

  return { asked, found, open, server }
}
