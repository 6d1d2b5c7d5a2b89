import { expect, it } from '@jest/globals'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { Header } from './header.tsx'
import { provideMemberControls } from './load-member-controls.ts'
import { memberControls } from './member-controls.ts'

provideMemberControls(memberControls)

setupMockApi(
  mockApiResponse('GET', '/api/jobApplication/chats/unread', { data: { count: 2 } }),
  mockApiResponse('GET', '/api/jobseeker/notifications/unread', { data: { count: 0 } }),
  mockApiResponse('POST', '/api/jobApplication/im/session', { status: 500, code: 50001 }),
)

const member = { kind: 'member', user: buildMember() } as const

const host = testHost(['/jobs-hiring/job-search', '/recommended-job/pending', '/chat', '/jobseeker-complete-profile'])
const open = (facts: Parameters<typeof renderWithPlatform>[1] & object) =>
  renderWithPlatform(<Header hasEmployerSite={false} />, {
    namespace: 'shell',
    texts: { shell: texts },
    host,
    ...facts,
  })

const bar = () => screen.queryByRole('navigation', { name: 'Your pages' })

it('leads members to their pages, and says where they are', async () => {
  await open({ session: member, path: '/recommended-job/viewed' })
  const inBar = within(bar() ?? document.body)
  await inBar.findByText('Unread: 2')
  const links = inBar.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Jobs', null],
    ['My jobs', 'page'],
    ['2Unread: 2Chat', null],
    ['Profile', null],
  ])
  await expectNoAxeViolations()
})

it.each(['/job/cook-1', '/chat/7', '/jobseeker-complete-profile'])(
  'is not on %s, which has a bar or steps of its own',
  async (path) => {
    await open({ session: member, path })
    await screen.findByText('Unread: 2')
    expect(bar()).toBeNull()
  },
)

it('is not there for guests', async () => {
  await open({ session: { kind: 'guest' }, path: '/jobs-hiring/job-search' })
  expect(bar()).toBeNull()
})

it('offers My jobs in the header to members alone', async () => {
  // jsdom has the width of a phone, where the places are behind a button.
  const inHeader = () =>
    within(screen.getByRole('navigation', { name: 'Main', hidden: true })).queryByRole('link', {
      name: 'My jobs',
      hidden: true,
    })
  const { unmount } = await open({ session: member, path: '/jobs-hiring/job-search' })
  await screen.findAllByText('Unread: 2')
  expect(inHeader()).toHaveAttribute('href', '/en-us/recommended-job/pending')
  unmount()
  await open({ session: { kind: 'guest' }, path: '/jobs-hiring/job-search' })
  expect(inHeader()).toBeNull()
})
