import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Host } from '@jobspan/shared-kit/remote'
import {
  buildMember,
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aCompany, aJob, facets, handlers, inEnglish, results } from '../testing/fixtures.ts'
import { SearchScreen } from './search-screen.tsx'

const many = Array.from({ length: 30 }, (_, index) =>
  aJob({ id: index + 1, slug: `job-${index + 1}`, title: `Job ${index + 1}` }),
)
let wide = false
let asked: URLSearchParams[] = []
const server = setupMockApi(handlers.options)

beforeAll(() => {
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

const found = (data: ReturnType<typeof results>) =>
  server.use(
    mockApiResponse('GET', '/api/job/jobs/search', (request) => {
      asked.push(new URL(request.url).searchParams)
      return { data }
    }),
  )

const open = (path = '/jobs-hiring/job-search', area: 'jobs' | 'remote' = 'jobs', more: RenderOptions = {}) => {
  asked = []
  const segment = decodeURIComponent(path.split('?')[0]?.split('/').at(-1) ?? '')
  return renderWithPlatform(<SearchScreen area={area} segment={segment} />, { ...inEnglish, path, ...more })
}

describe('the results', () => {
  // Stands first: the first touch of a page is one for all tests.
  it('are fetched ahead where they are in sight, once the visitor has touched the page', async () => {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (callback) =>
        ({
          observe: (card: HTMLElement) =>
            callback([{ isIntersecting: card.dataset.job === '2' } as IntersectionObserverEntry], {} as never),
          disconnect: () => undefined,
        }) as never,
    )
    found(results(many))
    const { platform } = await open()
    await screen.findByText('30 jobs')
    expect(platform.prefetch).not.toHaveBeenCalled()
    fireEvent.scroll(window)
    await waitFor(() => expect(platform.prefetch).toHaveBeenCalledWith('/job/job-2'))
    expect(platform.prefetch).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })

  it('are the jobs with their total, heading, and links to their pages', async () => {
    found(results(many, { total: 214 }))
    await open('/jobs-hiring/accountant-jobs-in-Singapore')
    expect(await screen.findByText('214 jobs')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accountant jobs in Singapore')
    expect(screen.getByRole('link', { name: 'Job 1' }).getAttribute('href')).toBe('/en-us/job/job-1')
    expect(asked[0]?.get('query')).toBe('accountant')
    expect(asked[0]?.get('size')).toBe('30')
    await expectNoAxeViolations()
  })

  it('of more than 10,000 jobs are counted with ≈', async () => {
    found(results(many, { total: 10_000, is_total_approximate: true }))
    await open()
    expect(await screen.findByText('≈10,000 jobs')).toBeTruthy()
  })

  it('come newest first without words and by relevance with words, until the visitor chooses', async () => {
    found(results(many))
    const first = await open()
    await screen.findByText('30 jobs')
    expect(asked[0]?.get('sort')).toBe('1')
    first.unmount()
    const second = await open('/jobs-hiring/cook-jobs')
    await screen.findByText('30 jobs')
    expect(asked[0]?.get('sort')).toBe('2')
    expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/cook-jobs?sort=1',
    )
    second.unmount()
    await open('/jobs-hiring/cook-jobs?sort=3')
    await screen.findByText('30 jobs')
    expect(asked[0]?.get('sort')).toBe('3')
  })

  it('have pages that are real links', async () => {
    found(results(many, { total: 95, page: 2 }))
    await open('/jobs-hiring/cook-jobs?page=2&job_types=1')
    await screen.findByText('95 jobs')
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(
      within(pages)
        .getByRole('link', { name: /Page 3|Next page/ })
        .getAttribute('href'),
    ).toBe('/en-us/jobs-hiring/cook-jobs?job_types=1&page=3')
    expect(asked[0]?.get('page')).toBe('2')
  })

  it('that end before the page asked for say where they end', async () => {
    found(results([], { total: 95, page: 1_000_000_000 }))
    await open('/jobs-hiring/job-search?page=1000000000')
    expect(await screen.findByText('There is no page 1,000,000,000')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/job-search?page=4',
    )
  })

  it('end for guests with what an account adds, which leads back to this search', async () => {
    found(results(many))
    await open('/jobs-hiring/cook-jobs?job_types=1')
    const panel = await screen.findByRole('region', { name: 'See more jobs that fit you' })
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3)
    expect(within(panel).getByRole('link').getAttribute('href')).toBe(
      '/en-us/get-started?redirect=%2Fen-us%2Fjobs-hiring%2Fcook-jobs%3Fjob_types%3D1',
    )
  })

  it('tell a member how many are at companies that they blocked, and invite nobody who is in', async () => {
    found(results([], { hidden_total: 3 }))
    await open('/jobs-hiring/cook-jobs', 'jobs', { session: { kind: 'member', user: buildMember() } })
    expect(await screen.findByText(/^3 jobs are not shown, because you blocked their companies\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Blocked companies' }).getAttribute('href')).toBe(
      '/en-us/account-settings/block-company',
    )
    expect(screen.queryByRole('region', { name: 'See more jobs that fit you' })).toBeNull()
  })

  it('that did not come say so, and come when asked again', async () => {
    server.use(mockApiResponse('GET', '/api/job/jobs/search', { status: 500, code: 50001, message: 'down' }))
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    found(results(many))
    await user.click(retry)
    expect(await screen.findByText('30 jobs')).toBeTruthy()
  })

  // For up to thirty seconds nothing was said but what had been found before.
  it('that are long in coming say so, to the ear too, until they are there', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
    try {
      let answer: (of: { data: ReturnType<typeof results> }) => void = () => undefined
      const hang = () =>
        server.use(
          mockApiResponse(
            'GET',
            '/api/job/jobs/search',
            () =>
              new Promise<Parameters<typeof answer>[0]>((done) => {
                answer = done
              }),
          ),
        )
      const late = 'This is taking longer than usual. The jobs will show as soon as they arrive.'
      const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
      hang()
      const { rerender } = await open()
      const status = screen.getAllByRole('status').find(({ textContent }) => textContent === '')
      await pass(4_900)
      expect(screen.queryByText(late)).toBeNull()
      await pass(200)
      expect(screen.getByText(late)).toBe(status)
      answer({ data: results(many) })
      await waitFor(() => expect(status?.textContent).toBe('30 jobs'))

      // The next search, while the results of the last stand there dimmed.
      hang()
      rerender(<SearchScreen area="jobs" segment="nurse-jobs" />)
      await pass(5_100)
      expect(status?.textContent).toBe(late)
      answer({ data: results(many, { total: 31 }) })
      await waitFor(() => expect(status?.textContent).toBe('31 jobs'))
    } finally {
      jest.useRealTimers()
    }
  })

  // The former results stood there dimmed, for as long as the connection was away, and nothing was said.
  it('say that one is offline where the next search cannot be asked for, and come by themselves', async () => {
    found(results(many))
    const { rerender } = await open()
    await screen.findByText('30 jobs')
    act(() => onlineManager.setOnline(false))
    rerender(<SearchScreen area="jobs" segment="nurse-jobs" />)
    expect(await screen.findByText('You are offline')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('link', { name: 'Job 1' })).toBeTruthy()
    expect(asked.at(-1)?.get('query')).toBe('nurse')
  })

  it.each([
    [4, 1],
    [5, 0],
  ])('that are few tell it too: of %d jobs, %d hint', async (total, hints) => {
    found(results(many.slice(0, total)))
    let isAsked = false
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', () => {
        isAsked = true
        return { data: { items: [{ filter: 'job_types', total: 1_214, is_approximate: false }] } }
      }),
    )
    await open('/jobs-hiring/cook-jobs?job_types=2')
    await screen.findByText(`${total} jobs`)
    expect(await screen.findByRole('link', { name: `Job ${total}` })).toBeTruthy()
    if (hints > 0)
      expect(await screen.findByRole('link', { name: /With any job type/ })).toHaveTextContent('1,214 jobs')
    expect(screen.queryAllByRole('link', { name: /With any job type/ })).toHaveLength(hints)
    expect(isAsked).toBe(hints > 0)
  })

  it('that are none tell what each filter hides', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', {
        data: {
          items: [
            { filter: 'job_types', total: 214, is_approximate: false },
            { filter: 'is_company_verified', total: 0, is_approximate: false },
          ],
        },
      }),
    )
    await open('/jobs-hiring/cook-jobs?job_types=2&is_company_verified=1')
    expect(await screen.findByText('No jobs match this search')).toBeTruthy()
    const relaxed = await screen.findByRole('link', { name: /With any job type/ })
    expect(relaxed.textContent).toContain('214 jobs')
    expect(relaxed.getAttribute('href')).toBe('/en-us/jobs-hiring/cook-jobs?is_company_verified=1')
    expect(screen.queryByRole('link', { name: /not verified/ })).toBeNull()
  })

  // It promised jobs “with any job title”, and led to those of every category.
  it('name a choice of work as the one filter that it is', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', {
        data: { items: [{ filter: 'function_job_title_ids', total: 9, is_approximate: false }] },
      }),
    )
    await open('/jobs-hiring/cook-jobs?function_job_title_ids=112')
    const relaxed = await screen.findByRole('link', { name: /In any category/ })
    expect(relaxed.getAttribute('href')).toBe('/en-us/jobs-hiring/cook-jobs')
  })

  // “With any workplace” led to remote jobs, from the page of remote jobs.
  it('of an area lead out of it where the area itself hides jobs', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', {
        data: { items: ['arrangements', 'query'].map((filter) => ({ filter, total: 9, is_approximate: false })) },
      }),
    )
    await open('/remote-jobs?query=cook', 'remote')
    const relaxed = await screen.findByRole('link', { name: /With any workplace/ })
    expect(relaxed.getAttribute('href')).toBe('/en-us/jobs-hiring/cook-jobs')
    expect(screen.getByRole('link', { name: /Without your keywords/ }).getAttribute('href')).toBe('/en-us/remote-jobs')
  })
})

describe('the filters', () => {
  it('in use stand as chips by name, and each can be removed', async () => {
    found(results(many))
    const { user, platform } = await open('/jobs-hiring/cook-jobs?job_types=2,999&posted_within=7&page=3')
    const chips = await screen.findByRole('list', { name: 'Filters in use' })
    await waitFor(() => expect(within(chips).getByText('Part-time')).toBeTruthy())
    expect(within(chips).getByText('Last 7 days')).toBeTruthy()
    expect(within(chips).getAllByRole('listitem')).toHaveLength(3)
    // The pills counted an id that no list knows, which had no chip and changed nothing.
    expect(screen.getByRole('button', { name: 'Filters · 2' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Job type · 1' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Part-time' }))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/cook-jobs?job_types=999&posted_within=7')
  })

  it('name the company also where none of its jobs is in sight', async () => {
    found(results([]))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/relaxations', { data: { items: [] } }),
      mockApiResponse('GET', '/api/data/companies/9', { data: aCompany({ id: 9, name: 'Accord Ltd' }) }),
    )
    const { user, platform } = await open('/jobs-hiring/job-search?job_types=2&company_ids=9')
    await user.click(await screen.findByRole('button', { name: 'Remove Accord Ltd' }))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/job-search?job_types=2')
  })

  it('are chosen with counts, and searched only when the visitor says so', async () => {
    found(results(many))
    server.use(
      mockApiResponse('GET', '/api/job/jobs/search/facets', (request) => ({
        data: facets(new URL(request.url).searchParams.get('job_types') === '2' ? 14 : 300),
      })),
    )
    const { user, platform } = await open()
    await screen.findByText('30 jobs')
    await user.click(screen.getByRole('button', { name: 'Job type' }))
    await screen.findByRole('button', { name: 'Show 300 jobs' })
    await user.click(screen.getByRole('checkbox', { name: /Part-time/ }))
    const show = await screen.findByRole('button', { name: 'Show 14 jobs' })
    expect(platform.navigate).not.toHaveBeenCalled()
    await user.click(show)
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/job-search?job_types=2')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leave out what the page itself is', async () => {
    found(results(many))
    await open('/remote-jobs', 'remote')
    await screen.findByText('30 jobs')
    expect(asked[0]?.get('arrangements')).toBe('remote')
    expect(screen.queryByRole('button', { name: 'Work setting' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
  })

  it('can look beyond the country', async () => {
    found(results(many))
    await open()
    expect(await screen.findByText('Jobs in Singapore, plus remote jobs open to people in Singapore.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search all countries' }).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/job-search?country=all',
    )
  })
})

describe('on a wide screen', () => {
  beforeAll(() => {
    wide = true
  })
  const never = () => new Promise<never>(() => undefined)
  const hostWith = (...slots: 'search.preview'[]): Host =>
    createTestHost({
      hasPage: () => true,
      contributions: Object.fromEntries(slots.map((slot) => [slot, [{ load: never }]])),
    })
  const withPreview = { host: hostWith('search.preview') }

  // Where the remote that fills it was off, an empty box took half of the page, and a press chose a job for it.
  it('the list has the room where no remote shows a job beside it, and a job opens as a page', async () => {
    found(results(many))
    const { platform, user } = await open('/jobs-hiring/job-search', 'jobs', { host: hostWith() })
    await screen.findByText('30 jobs')
    expect(screen.queryByRole('complementary', { hidden: true })).toBeNull()
    const link = screen.getByRole('link', { name: 'Job 2' })
    expect(link.getAttribute('aria-current')).toBeNull()
    await user.click(link)
    expect(platform.navigate).toHaveBeenCalledWith('/job/job-2', expect.anything())
    expect(new URLSearchParams(window.location.search).get('selected')).toBeNull()
  })

  it('the first job is beside the list, arrows walk, and the address keeps the choice without history', async () => {
    found(results(many))
    const { user } = await open('/jobs-hiring/job-search', 'jobs', withPreview)
    await screen.findByText('30 jobs')
    expect(screen.getByRole('complementary', { hidden: true })).toBeTruthy()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Job 1').getAttribute('aria-current')).toBe('true')
    const entries = window.history.length
    link('Job 1').focus()
    // Letters do nothing: speech input would walk off with the list (WCAG 2.1.4).
    await user.keyboard('{ArrowDown}j{ArrowDown}k')
    expect(document.activeElement).toBe(link('Job 3'))
    expect(link('Job 3').getAttribute('aria-current')).toBe('true')
    expect(new URLSearchParams(window.location.search).get('selected')).toBe('3')
    expect(window.history.length).toBe(entries)
  })

  it('a job in the address is the one beside the list', async () => {
    found(results(many))
    await open('/jobs-hiring/job-search?selected=5', 'jobs', withPreview)
    await screen.findByText('30 jobs')
    expect(screen.getByRole('link', { name: 'Job 5' }).getAttribute('aria-current')).toBe('true')
  })
})
