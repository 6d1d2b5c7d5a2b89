import { describe, expect, it } from '@jest/globals'
import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
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
import { aJob, aWaitingItem, inEnglish } from '../testing/fixtures.ts'
import { Page } from './onsite-job-page.tsx'

let asked = ''
const server = setupMockApi(
  mockApiResponse('GET', '/api/jobApplication/job-applications/jobseekers', {
    data: { items: [], total: 0, page: 1, size: 30 },
  }),
  mockApiResponse('GET', '/api/jobApplication/waiting', { data: { items: [], total: 0 } }),
  mockApiResponse('GET', '/api/jobseeker/popup-window/record/list', { data: { items: [] } }),
  mockApiResponse('GET', '/api/job/jobs/saved-jobs', { data: { items: [], total: 0, page: 1, size: 30 } }),
  mockApiResponse('GET', '/api/jobseekers/profile/completion', { data: { percent: 100, steps: [], next: null } }),
  mockApiResponse('GET', '/api/job/recommendation/jobs', (request) => {
    asked = new URL(request.url).searchParams.get('arrangements') ?? ''
    return { data: { items: [aJob()], is_personal: true } }
  }),
)
const session = { kind: 'member', user: buildMember() } as const
const host = { hasPage: () => true, hasSlot: () => false } as unknown as Host

const anApplication = (facts: Partial<AppliedJob> = {}): AppliedJob => ({
  id: 1,
  job: aJob(),
  status: 'pending',
  tab: 'pending',
  applied_at: '2026-01-02T00:00:00Z',
  first_message: null,
  resume: null,
  can_reapply: false,
  ...facts,
})
const applicationsAre = (items: AppliedJob[]) =>
  server.use(
    mockApiResponse('GET', '/api/jobApplication/job-applications/jobseekers', {
      data: { items, total: items.length, page: 1, size: 30 },
    }),
  )
const region = (name: string) => screen.findByRole('region', { name })

describe('the page after signing in', () => {
  it('greets, and says where the member’s own things will stand', async () => {
    await renderWithPlatform(<Page />, { ...inEnglish, session })
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Mei' })).toBeTruthy()
    expect(await within(await region('Your applications')).findByText(/^No applications yet/)).toBeTruthy()
    expect(await within(await region('Your saved jobs')).findByText(/Select the heart/)).toBeTruthy()
  })

  it('leads to the profile of whom it is complete, and others by the first steps alone', async () => {
    const completion = { percent: 30, steps: [], next: 'work_experience' }
    server.use(mockApiResponse('GET', '/api/jobseekers/profile/completion', { data: completion }))
    const { unmount } = await renderWithPlatform(<Page />, { ...inEnglish, session, host })
    expect(await screen.findByRole('link', { name: 'Profile completion: 30%' })).toHaveAttribute(
      'href',
      '/en-us/manage-profile/profile',
    )
    unmount()
    const incomplete = { kind: 'member', user: buildMember({ is_profile_completed: false }) } as const
    await renderWithPlatform(<Page />, { ...inEnglish, session: incomplete, host })
    expect(screen.queryByRole('link', { name: 'View your profile' })).not.toBeInTheDocument()
  })

  it('shows applications with their state, then on-site and hybrid jobs for this member, and leads on to all of them', async () => {
    applicationsAre([anApplication()])
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
    applicationsAre([anApplication({ status: 'not_accepted', tab: 'interview' })])
    await renderWithPlatform(<Page />, { ...inEnglish, session, host })
    expect(await screen.findByRole('link', { name: 'All applications' })).toHaveAttribute(
      'href',
      '/en-us/recommended-job',
    )
    expect(screen.getByText('Not accepted')).toBeInTheDocument()
  })

  // Four of eight states had no words, and the rows led to the job, which does not say what happened.
  it.each([
    ['pending', 'Sent'],
    ['viewed', 'Viewed'],
    ['interested', 'Shortlisted'],
    ['interview', 'Interview'],
    ['accepted', 'Accepted'],
    ['not_accepted', 'Not accepted'],
    ['completed', 'Completed'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('says that an application is %s, and leads to its row of My jobs', async (status, words) => {
    applicationsAre([anApplication({ status, tab: 'interview' })])
    await renderWithPlatform(<Page />, { ...inEnglish, session, host })
    const row = await within(await region('Your applications')).findByRole('link', { name: new RegExp(`${words}$`) })
    expect(row).toHaveAttribute('href', `/en-us/recommended-job/interview?job=${aJob().id}`)
  })

  it('leads to the job itself where My jobs is off', async () => {
    applicationsAre([anApplication()])
    const off = { hasPage: (path: string) => !path.includes('recommended-job'), hasSlot: () => false }
    await renderWithPlatform(<Page />, { ...inEnglish, session, host: off as unknown as Host })
    const row = await within(await region('Your applications')).findByRole('link', { name: /Sent$/ })
    expect(row).toHaveAttribute('href', `/en-us/job/${aJob().slug}`)
  })

  it('says before all else what waits, but for the profile, which has its own line', async () => {
    const items = [
      aWaitingItem({ kind: 'answer', id: 1, state: 'accepted', job_id: 7, job_title: 'Cook' }),
      aWaitingItem({ kind: 'profile', profile: { next: 'education', percent: 30 } }),
    ]
    server.use(mockApiResponse('GET', '/api/jobApplication/waiting', { data: { items, total: 2 } }))
    await renderWithPlatform(<Page />, { ...inEnglish, session, host })
    const waiting = await region('Waiting for you')
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(1)
    expect(waiting.compareDocumentPosition(await region('Your applications'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
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
