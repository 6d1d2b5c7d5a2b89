import { afterEach, describe, expect, it } from '@jest/globals'
import { mockPush, mockPushApi, removePushMock } from '@jobspan/shared-features/push/testing'
import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { SimilarJobs } from '../features/similar-jobs/similar-jobs.tsx'
import texts from '../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob, exampleUser } from '../testing/example-job.ts'
import { Page } from './apply-success-page.tsx'

const job = exampleJob()
const applied: AppliedJob = {
  id: 1,
  job,
  status: 'pending',
  tab: 'pending',
  applied_at: '2026-03-02T08:00:00Z',
  first_message: null,
  resume: null,
  can_reapply: false,
}
const course = (id: number, more: object) => ({
  id,
  title: `Course ${id}`,
  provider: 'Open Academy',
  url: `https://academy.example/${id}`,
  minutes: null,
  is_free: false,
  ...more,
})
const others = [1, 2, 3, 4, 5].map((id) =>
  exampleJob({ id: 100 + id, slug: `bookkeeper-${100 + id}`, title: `Bookkeeper ${id}` }),
)

let asked: URLSearchParams | undefined
const server = setupMockApi(
  mockApiResponse('GET', '/api/job/jobs/42', { data: job }),
  mockApiResponse('GET', '/api/job/jobs/applied-jobs/42', { data: applied }),
  mockApiResponse('GET', '/api/job/jobs/similar', {
    data: { items: others.map((other) => ({ ...other, reason: { kind: 'same_occupation' } })) },
  }),
  mockApiResponse('GET', '/api/job/jobs/42/match', {
    data: { requirements: [], preferences: [], preference_title: null },
  }),
  mockApiResponse('GET', '/api/academy/recommended-courses', (request) => {
    asked = new URL(request.url).searchParams
    return { data: { items: [course(1, { minutes: 40, is_free: true }), course(2, {})] } }
  }),
)

const inEnglish = { namespace: 'mf-job-detail', texts: { 'mf-job-detail': texts } }
const open = () =>
  renderWithPlatform(<Page params={{ slug: 'senior-accountant-42' }} />, {
    ...inEnglish,
    path: '/job/senior-accountant-42/apply/success',
    session: asMember,
  })

it('says that it is sent, and goes on with courses of the job’s field and five similar jobs', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Application sent' })).toBeVisible()
  const courses = await screen.findByRole('region', { name: 'Recommended courses' })
  const [first, second] = within(courses).getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('link', { name: 'Course 1' })).toHaveAttribute(
    'href',
    'https://academy.example/1',
  )
  expect(first).toHaveTextContent('Open Academy · 40 minutes · Free')
  expect(second).toHaveTextContent(/Open Academy$/)
  expect(asked?.get('job_category_ids')).toBe(String(job.main_function?.id))
  expect(asked?.get('xp_lvl_key')).toBe(job.xp_lvl?.key)
  const similar = await screen.findByRole('region', { name: 'Similar jobs' })
  expect(within(similar).getAllByRole('link')).toHaveLength(5)
  expect(within(similar).getByRole('link', { name: 'Bookkeeper 3' })).toHaveAttribute(
    'href',
    '/en-us/job/bookkeeper-103',
  )
  // A nurse was shown a barista and a sales assistant, and not told why.
  expect(within(similar).getAllByText('Same occupation')).toHaveLength(5)
  await expectNoAxeViolations()
})

it('asks for courses of the skills that the member lacks, and says what each costs, in which language, and who pays', async () => {
  const requirements = [
    { kind: 'skill', state: 'met', wanted: 'Excel', own: null, found_in: 'skills' },
    { kind: 'skill', state: 'unmet', wanted: 'Xero', own: null, found_in: null },
  ]
  const paid = course(3, {
    price: { amount: 120, currency: 'SGD' },
    language: 'ja',
    is_advertising: true,
    teaches: ['Xero'],
  })
  server.use(
    mockApiResponse('GET', '/api/job/jobs/42/match', {
      data: { requirements, preferences: [], preference_title: null },
    }),
    mockApiResponse('GET', '/api/academy/recommended-courses', (request) => {
      asked = new URL(request.url).searchParams
      return { data: { items: [paid] } }
    }),
  )
  await open()
  const [item] = within(await screen.findByRole('region', { name: 'Recommended courses' })).getAllByRole('listitem')
  expect(asked?.get('skills')).toBe('Xero')
  expect(item).toHaveTextContent(/Advertisement.*Open Academy · S\$120.* · 日本語.*Xero/)
})

it('is whole without courses', async () => {
  server.use(mockApiResponse('GET', '/api/academy/recommended-courses', { data: { items: [] } }))
  await open()
  expect(await screen.findByRole('region', { name: 'Similar jobs' })).toBeVisible()
  expect(screen.queryByText('Recommended courses')).toBeNull()
})

it('offers to notify of the answer', async () => {
  mockPush()
  server.use(...mockPushApi().handlers)
  await open()
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  removePushMock()
})

it('leads whoever has not applied to the job', async () => {
  server.use(mockApiResponse('GET', '/api/job/jobs/applied-jobs/42', { data: null }))
  const { platform } = await open()
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/job/senior-accountant-42', { replace: true }))
})

// Grey bars stood there for as long as there was no connection, and nothing said why.
describe('without a connection', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)))

  it('says so in place of what is not here yet, and brings it once there is one', async () => {
    act(() => onlineManager.setOnline(false))
    await open()
    expect(await screen.findByText("You're offline")).toBeVisible()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('heading', { level: 1, name: 'Application sent' })).toBeVisible()
  })

  it('leaves out the similar jobs until there is one', async () => {
    act(() => onlineManager.setOnline(false))
    await renderWithPlatform(<SimilarJobs jobId={42} />, inEnglish)
    expect(screen.queryByRole('region', { name: 'Similar jobs' })).toBeNull()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('link', { name: 'Bookkeeper 1' })).toBeVisible()
  })
})

describe('what helps the application on', () => {
  const host = { hasPage: () => true, hasSlot: () => false } as never
  const openAs = (user: Partial<typeof exampleUser>) =>
    renderWithPlatform(<Page params={{ slug: 'senior-accountant-42' }} />, {
      ...inEnglish,
      path: '/job/senior-accountant-42/apply/success',
      session: { kind: 'member', user: { ...exampleUser, ...user } },
      host,
    })
  const names = async () => {
    const list = await screen.findByRole('link', { name: /Follow your application/ })
    return within(list.closest('ul') as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  }

  it('a new member confirms the address, follows the application, completes the profile and gets alerts', async () => {
    await openAs({ is_email_verify: false, is_profile_completed: false })
    expect(await names()).toEqual([
      '/en-us/account-settings/account',
      expect.stringMatching(/^\/en-us\/recommended-job\?job=\d+$/),
      '/en-us/jobseeker-complete-profile',
      expect.stringContaining('alert=1'),
    ])
  })

  it('what is done is not asked for again', async () => {
    await openAs({ is_email_verify: true, is_profile_completed: true })
    expect(await names()).toEqual([
      expect.stringMatching(/^\/en-us\/recommended-job\?job=\d+$/),
      expect.stringContaining('alert=1'),
    ])
  })
})
