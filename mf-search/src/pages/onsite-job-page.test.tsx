import { describe, expect, it } from '@jest/globals'
import type { Host } from '@jobspan/shared-kit/remote'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import arabic from '../locales/ar.json' with { type: 'json' }
import { aJob, inEnglish } from '../testing/fixtures.ts'
import { Page } from './onsite-job-page.tsx'

let asked = ''
const server = setupMockApi(
  mockApiResponse('GET', '/api/jobApplication/job-applications/jobseekers', {
    data: { items: [], total: 0, page: 1, size: 30 },
  }),
  mockApiResponse('GET', '/api/jobseeker/popup-window/record/list', { data: { items: [] } }),
  mockApiResponse('GET', '/api/job/jobs/saved-jobs', { data: { items: [], total: 0, page: 1, size: 30 } }),
  mockApiResponse('GET', '/api/job/recommendation/jobs', (request) => {
    asked = new URL(request.url).searchParams.get('arrangements') ?? ''
    return { data: { items: [aJob()], is_personal: true } }
  }),
)
const session = { kind: 'member', user: buildMember() } as const
const region = (name: string) => screen.findByRole('region', { name })

describe('the page after signing in', () => {
  it('greets, and says where the member’s own things will stand', async () => {
    await renderWithPlatform(<Page />, { ...inEnglish, session })
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Mei' })).toBeTruthy()
    expect(await within(await region('Your applications')).findByText(/^No applications yet/)).toBeTruthy()
    expect(await within(await region('Your saved jobs')).findByText(/Select the heart/)).toBeTruthy()
  })

  it('shows applications with their state, then on-site and hybrid jobs for this member, and leads on to all of them', async () => {
    server.use(
      mockApiResponse('GET', '/api/jobApplication/job-applications/jobseekers', {
        data: {
          items: [
            {
              id: 1,
              job: aJob(),
              status: 'pending',
              tab: 'pending',
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
    )
    await renderWithPlatform(<Page />, { ...inEnglish, session })
    const applications = within(await region('Your applications'))
    expect(await applications.findByText('Sent')).toBeTruthy()
    // Of two applications for the same title, nobody could tell which was which.
    expect(applications.getByText(aJob().company?.name ?? '')).toBeTruthy()
    const recommended = await region('On-site and hybrid jobs for you')
    expect(within(recommended).getByRole('article')).toBeTruthy()
    expect(asked).toBe('on_site,hybrid')
    expect(within(recommended).getByRole('link', { name: 'All on-site and hybrid jobs' }).getAttribute('href')).toBe(
      '/en-us/jobs-hiring/job-search?arrangements=on_site,hybrid',
    )
    await expectNoAxeViolations()
  })

  it('leads on to all applications and saved jobs, where there are any and the page of them is on', async () => {
    const host = { hasPage: () => true, hasSlot: () => false } as unknown as Host
    server.use(
      mockApiResponse('GET', '/api/job/jobs/saved-jobs', { data: { items: [aJob()], total: 1, page: 1, size: 30 } }),
    )
    const { unmount } = await renderWithPlatform(<Page />, { ...inEnglish, session, host })
    expect(await screen.findByRole('link', { name: 'All saved jobs' })).toHaveAttribute(
      'href',
      '/en-us/recommended-job/saved',
    )
    expect(screen.queryByRole('link', { name: 'All applications' })).not.toBeInTheDocument()
    unmount()
    server.use(
      mockApiResponse('GET', '/api/jobApplication/job-applications/jobseekers', {
        data: {
          items: [
            {
              id: 1,
              job: aJob(),
              status: 'not_accepted',
              tab: 'interview',
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
    )
    await renderWithPlatform(<Page />, { ...inEnglish, session, host })
    expect(await screen.findByRole('link', { name: 'All applications' })).toHaveAttribute(
      'href',
      '/en-us/recommended-job',
    )
    expect(screen.getByText('Not accepted')).toBeInTheDocument()
  })

  it('says it in Arabic where no such job is open', async () => {
    server.use(mockApiResponse('GET', '/api/job/recommendation/jobs', { data: { items: [], is_personal: false } }))
    await renderWithPlatform(<Page />, {
      ...inEnglish,
      language: 'ar',
      country: 'sa',
      texts: { 'mf-search': arabic },
      session,
    })
    expect(await screen.findByText(/^لا توجد الآن وظائف/)).toBeTruthy()
    await expectNoAxeViolations()
  })
})
