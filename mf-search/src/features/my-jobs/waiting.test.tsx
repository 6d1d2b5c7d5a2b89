import { expect, it } from '@jest/globals'
import type { WaitingItem } from '@jobspan/shared-kit/contracts/applications/waiting'
import {
  buildMember,
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aWaitingItem, inEnglish } from '../../testing/fixtures.ts'
import { Waiting } from './waiting.tsx'

const server = setupMockApi()
const interview = aWaitingItem({
  kind: 'interview',
  id: 7,
  job_title: 'Cook',
  company_name: 'Lumen',
  due_at: '2026-12-01T09:00:00Z',
})
const alert = aWaitingItem({
  kind: 'alert',
  id: 3,
  alert: { name: 'cook · Singapore', count: 7, path: '/jobs-hiring/job-search?query=cook', notification_id: 12 },
})
const answer = aWaitingItem({ kind: 'answer', id: 4, state: 'not_accepted', job_id: 9, job_title: 'Baker' })
const message = aWaitingItem({ kind: 'message', id: 5, chat_id: 5, recruiter_name: 'Mei', job_title: 'Cook' })
const profile = aWaitingItem({ kind: 'profile', profile: { next: 'education', percent: 30 } })

const open = (items: WaitingItem[], { total = items.length, ...options }: RenderOptions & { total?: number } = {}) => {
  server.use(mockApiResponse('GET', '/api/jobApplication/waiting', { data: { items, total } }))
  return renderWithPlatform(<Waiting />, {
    ...inEnglish,
    host: createTestHost({ hasPage: () => true }),
    session: { kind: 'member', user: buildMember() },
    ...options,
  })
}
const region = () => screen.findByRole('region', { name: 'Waiting for you' })
const links = async () =>
  within(await region())
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(/[\u2068\u2069]/g, ''), link.getAttribute('href')])

it('is a list with one button, for what comes first; the others are rows that lead to it', async () => {
  await open([interview, message, answer, alert, profile])
  const [first] = within(await region()).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Choose an interview time.*Cook.*Lumen.*Answer by Dec 1, 2026/)
  expect(await links()).toEqual([
    ['Choose a time', '/en-us/chat/interviews?interview=7'],
    ['New messageMei · Cook', '/en-us/chat/5'],
    ['Not acceptedBaker', '/en-us/recommended-job?job=9'],
    ['7 new jobscook · Singapore', '/en-us/jobs-hiring/job-search?query=cook'],
    ['Add educationProfile completion: 30%', '/en-us/manage-profile/profile'],
  ])
  await expectNoAxeViolations()
})

it('is not there for whom nothing waits, and leaves out what has no page in this country', async () => {
  const { unmount } = await open([])
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  unmount()
  await open([message, answer], { host: createTestHost({ hasPage: (path) => !path.startsWith('/chat') }) })
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(1)
})

it('leads to all of it where there is more', async () => {
  await open([message], { total: 9 })
  expect((await links()).at(-1)).toEqual(['See all in My jobs', '/en-us/recommended-job'])
})

it('takes the new jobs of an alert off the list once they are looked at', async () => {
  const read: unknown[] = []
  const { user } = await open([alert])
  const link = await screen.findByRole('link', { name: 'See the jobs' })
  server.use(
    mockApiResponse('POST', '/api/jobseeker/notifications/read', async (request) => {
      read.push(await request.json())
      return { data: { unread_count: 0 } }
    }),
    mockApiResponse('GET', '/api/jobApplication/waiting', { data: { items: [], total: 0 } }),
  )
  await user.click(link)
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(read).toEqual([{ notification_id: 12, is_alert_alone: true }])
})
