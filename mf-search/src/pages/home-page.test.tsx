import { beforeAll, describe, expect, it } from '@jest/globals'
import {
  buildMember,
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { LatestJobs } from '../features/latest-jobs/latest-jobs.tsx'
import homeTexts from '../home-texts/locales.json' with { type: 'json' }
import { loadParts } from '../lazy-part/lazy-part.tsx'
import onsiteTexts from '../onsite-texts/locales.json' with { type: 'json' }
import { aJob, aWaitingItem, facets, handlers, inEnglish, results } from '../testing/fixtures.ts'
import { Page, queries } from './home-page.tsx'

const company = (id: number) => ({
  id,
  slug: `c-${id}`,
  name: `Company ${id}`,
  logo_url: null,
  is_verified: true,
  industry: null,
  location: 'Singapore',
  open_jobs: id,
})
const jobs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aJob({ id: from + index, slug: `job-${from + index}`, title: `Job ${from + index}` }),
  )

const server = setupMockApi(
  handlers.categories,
  mockApiResponse('GET', '/api/job/jobs/search/facets', { data: facets(300) }),
  handlers.jobs(results(jobs(1, 14), { total: 300 })),
  mockApiResponse('GET', '/api/job/recommendation/hot-job-titles', {
    data: { items: [{ job_title_id: 1, value: 'C++ developer', count: 9 }] },
  }),
  mockApiResponse('GET', '/api/job/recommendation/jobs', { data: { items: jobs(1, 6), is_personal: false } }),
  mockApiResponse('GET', '/api/job/insight/country', {
    data: {
      counted_at: '2026-11-28T08:00:00Z',
      open_jobs: 1200,
      new_jobs: 31,
      companies: 90,
      web3_jobs: 4,
      utc_offset_hours: 8,
      remote: [
        { utc_offset_hours: -5, jobs: 2 },
        { utc_offset_hours: 9, jobs: 3 },
      ],
      pay: [
        {
          kind: 'title',
          title: { id: 7, key: 'nurse', value: 'Nurse' },
          pay: { low: 3900, median: 4300, high: 4800, currency: 'SGD', period: 'MONTH', jobs: 86 },
        },
      ],
    },
  }),
  mockApiResponse('GET', '/api/data/companies/featured-companies', {
    data: { items: [1, 2, 3, 4, 5, 6, 7, 8].map(company) },
  }),
)

beforeAll(async () => {
  // A test renders without waiting, as the server does.
  await loadParts()
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never
})

const region = (name: string) => screen.findByRole('region', { name })

describe('the home page', () => {
  it('offers popular searches, jobs, companies and areas, no job twice, and ends with the free resume templates', async () => {
    await renderWithPlatform(<Page />, inEnglish)
    expect((await screen.findByRole('link', { name: 'C++ developer' })).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/C%2B%2B-developer-jobs',
    )
    expect(within(await region('Jobs to explore')).getAllByRole('article')).toHaveLength(6)
    const hiring = await region('Hiring now')
    expect((await within(hiring).findByRole('link', { name: /Company 6.*6 open jobs/ })).getAttribute('href')).toBe(
      '/en-us/company/c-6',
    )
    expect(within(await region('Top companies')).getAllByRole('link')).toHaveLength(3)
    // They waited for the reader to come near, and so for a script: without one a grey box stood there.
    const categories = await region('Browse by category')
    expect((await within(categories).findByRole('link', { name: /^Finance/ })).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/job-search?main_functions=1',
    )
    const areas = within(await region('Remote and Web3')).getAllByRole('link')
    expect(areas.map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')])).toEqual([
      ['Remote jobs', '/en-us/remote-jobs'],
      ['Web3 jobs', '/en-us/web3-jobs'],
    ])
    // No job of those above is among the latest once more.
    const latest = within(await region('Latest jobs'))
    await latest.findByRole('link', { name: /Job 7/ })
    expect(latest.queryByText('Job 1')).toBeNull()
    const promotion = within(await region('A resume you can finish tonight'))
    expect(promotion.getByRole('link', { name: 'See the templates' }).getAttribute('href')).toBe(
      '/en-us/free-resume-template',
    )
    await expectNoAxeViolations()
  })

  it('tells the country in numbers, each with what it is of and where it leads', async () => {
    await renderWithPlatform(<Page />, inEnglish)
    expect(await screen.findByText('1,200 open jobs. Pay is shown wherever the employer states it.')).toBeVisible()
    const today = await region('Today in Singapore')
    expect(
      within(today)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['31new in the last 24 hours', '/en-us/jobs-hiring/job-search?sort=1'],
      ['S$4,300NurseMedian per month, 86 jobs', '/en-us/jobs-hiring/job-search?function_job_title_ids=7'],
      ['90employers hiring now', '/en-us/companies'],
      ['5remote, open to you from here', '/en-us/remote-jobs'],
    ])
    expect(within(await region('Remote and Web3')).getByText('3 within 3 hours of your time')).toBeVisible()
  })

  // The newest of a country's search were mostly remote jobs from abroad, where more are posted.
  it('lists the latest jobs of the country itself, and others only where it has few', async () => {
    const answerOwn = (own: ReturnType<typeof jobs>) =>
      server.use(
        mockApiResponse('GET', '/api/job/jobs/search', ({ url }) => ({
          data: results(new URL(url).searchParams.get('hiring_countries') === 'sg' ? own : jobs(1, 14), { total: 300 }),
        })),
      )
    answerOwn(jobs(21, 32))
    const { unmount } = await renderWithPlatform(<LatestJobs excludedJobs={[]} />, inEnglish)
    expect(await screen.findByText('Job 21')).toBeTruthy()
    unmount()
    answerOwn(jobs(21, 31))
    await renderWithPlatform(<LatestJobs excludedJobs={[]} />, inEnglish)
    expect(await screen.findByText('Job 1')).toBeTruthy()
  })

  // In three languages the way to all jobs and the way to all companies were both called “See all”.
  it('calls no two ways on alike in any language', () => {
    for (const language of Object.keys(homeTexts) as (keyof typeof homeTexts)[]) {
      const { allCompanies, latestMore } = homeTexts[language].home
      const { home, waiting } = onsiteTexts[language]
      const names = [allCompanies, latestMore, home.allApplications, home.allSaved, waiting.all]
      expect([language, new Set(names).size]).toEqual([language, names.length])
    }
  })

  it('keeps the rest when one part fails, and that part comes when asked again', async () => {
    server.use(
      mockApiResponse('GET', '/api/data/companies/featured-companies', { status: 500, code: 50001, message: '' }),
    )
    const { user } = await renderWithPlatform(<Page />, inEnglish)
    const hiring = await region('Hiring now')
    const retry = await within(hiring).findByRole('button', { name: 'Try again' })
    expect(within(await region('Jobs to explore')).getAllByRole('article')).toHaveLength(6)
    server.resetHandlers()
    await user.click(retry)
    expect(await within(hiring).findByRole('link', { name: /Company 1/ })).toBeTruthy()
  })

  it('leaves out what is empty', async () => {
    server.use(mockApiResponse('GET', '/api/job/recommendation/jobs', { data: { items: [], is_personal: false } }))
    await renderWithPlatform(<Page />, inEnglish)
    await region('Latest jobs')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Jobs to explore' })).toBeNull())
  })

  // The server wrote skeletons in their place, and all below moved when a new member turned out to have none.
  it('has the server ask for what is a member’s own', () => {
    const keysOf = (isMember: boolean) =>
      queries({ api: {}, locale: { country: 'sg', language: 'en-us' }, isMember } as never).map(({ options }) =>
        options.queryKey.join(' '),
      )
    expect(keysOf(true)).toEqual(expect.arrayContaining(['mf-search my-applications', 'mf-search my-saved-jobs']))
    expect(keysOf(false).join()).not.toContain(' my-')
  })

  // A member came back to the page that everybody sees: what employers had asked was under the bell, if anywhere.
  it('tells members first what waits for them, then what fits, then their own things', async () => {
    const item = aWaitingItem({ kind: 'offer', id: 3, company_name: 'Lumen', chat_id: 5 })
    server.use(
      mockApiResponse('GET', '/api/jobApplication/waiting', { data: { items: [item], total: 1 } }),
      mockApiResponse('GET', '/api/job/recommendation/jobs', { data: { items: jobs(1, 6), is_personal: true } }),
      mockApiResponse('GET', '/api/jobApplication/job-applications/jobseekers', {
        data: {
          items: [
            {
              id: 1,
              job: aJob(),
              status: 'pending',
              tab: 'pending',
              applied_at: '2026-01-02T00:00:00Z',
              first_message: null,
              resume: null,
              can_reapply: false,
            },
          ],
          total: 1,
          page: 1,
          size: 30,
        },
      }),
      mockApiResponse('GET', '/api/job/jobs/saved-jobs', {
        data: { items: [aJob({ id: 9, slug: 'cook-9', title: 'Cook' })], total: 1, page: 1, size: 30 },
      }),
    )
    await renderWithPlatform(<Page />, {
      ...inEnglish,
      host: createTestHost({ hasPage: () => true }),
      session: { kind: 'member', user: buildMember() },
    })
    expect(await within(await region('Your applications')).findByText('Sent')).toBeTruthy()
    expect(await within(await region('Your saved jobs')).findByRole('link', { name: /Cook/ })).toBeTruthy()
    expect(within(await region('Hiring now')).getByRole('link', { name: 'All companies' })).toBeTruthy()
    // Members had neither on any screen. On phones their own things come before: the styles of tests are those of a phone.
    const hidden = { hidden: true }
    for (const known of ['region', 'list'] as const) {
      const name = known === 'region' ? 'Top companies' : 'Popular searches'
      expect(await screen.findByRole(known, { name, ...hidden })).not.toBeVisible()
    }
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(names.slice(0, 4)).toEqual([
      'Waiting for you',
      'Recommended for you',
      'Your applications',
      'Your saved jobs',
    ])
  })
})
