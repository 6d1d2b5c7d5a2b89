import { expect, it } from '@jest/globals'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { ChatControl } from './chat-control.tsx'

const asked: string[] = []
const unreadHandlers = (count: number) =>
  mockApiResponse('GET', '/api/jobApplication/chats/unread', (request) => {
    asked.push(request.url)
    return { data: { count } }
  })
const redDot = (count: number) =>
  mockApiResponse('GET', '/api/apiGo/interview/red_dot', { data: { has_red_dot: count > 0, count } })
const server = setupMockApi(unreadHandlers(3), redDot(0))

const member = { session: { kind: 'member' as const, user: buildMember() }, host: testHost(['/chat']) }
const open = (options: Parameters<typeof renderWithPlatform>[1] & object) => {
  asked.length = 0
  return renderWithPlatform(<ChatControl />, { namespace: 'shell', texts: { shell: texts }, ...options })
}

it('leads members to their chats, and says how many have something unread', async () => {
  await open(member)
  const link = await screen.findByRole('link', { name: 'Chat Unread: 3' })
  expect(link).toHaveAttribute('href', '/en-us/chat')
  expect(link).toHaveTextContent('3')
  await expectNoAxeViolations()
})

it('shows no number where nothing is unread, and none that does not fit', async () => {
  server.use(unreadHandlers(0))
  const { unmount } = await open(member)
  expect(await screen.findByRole('link', { name: 'Chat' })).toHaveTextContent(/^Chat$/)
  unmount()
  server.use(unreadHandlers(412))
  await open(member)
  expect(await screen.findByRole('link', { name: 'Chat Unread: 412' })).toHaveTextContent('99+')
})

it('says that something waits for an answer where nothing is unread', async () => {
  server.use(unreadHandlers(0), redDot(1))
  await open(member)
  expect(await screen.findByRole('link', { name: 'Chat Something needs your answer' })).toBeInTheDocument()
})

it.each([
  ['for guests', { session: { kind: 'guest' as const }, host: testHost(['/chat']) }],
  ['where chat is off in this country', { ...member, host: testHost([]) }],
])('is not there %s, and asks nothing', async (_, options) => {
  await open(options)
  expect(screen.queryByRole('link')).toBeNull()
  expect(asked).toEqual([])
})
