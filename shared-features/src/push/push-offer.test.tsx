import { afterEach, beforeEach, expect, it } from '@jest/globals'
import {
  buildMember,
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { PushOffer } from './push-offer.tsx'
import { mockPush, mockPushApi, removePushMock } from './testing/mock-push.ts'

const server = setupMockApi()
let api = mockPushApi()
beforeEach(() => {
  localStorage.clear()
  api = mockPushApi()
  server.use(...api.handlers)
})
afterEach(removePushMock)

const member = { kind: 'member', user: buildMember() } as const
const open = (session: typeof member | { kind: 'guest' } = member) =>
  renderWithPlatform(<PushOffer />, { session, host: createTestHost({ hasPage: () => true }) })
const offer = () => screen.findByRole('button', { name: 'Turn on notifications' })
/** What would ask for its state has had its time, and did not. */
const expectNoOffer = async ({ platform }: Awaited<ReturnType<typeof open>>) => {
  const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  await nextTask()
  await import('./push-offer-card.tsx')
  await nextTask()
  expect(platform.queryClient.getQueryCache().getAll()).toEqual([])
}

it('turns notifications on at a press, and says so with the way to the settings', async () => {
  const browser = mockPush()
  const { user } = await open()
  const button = await offer()
  expect(screen.getByRole('region', { name: 'Get notified when they reply' })).toBeVisible()
  await expectNoAxeViolations()
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Notifications are on for this device.'))
  expect([browser.isSubscribed, api.state.isStored]).toEqual([true, true])
  expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
    'href',
    '/en-us/account-settings/notifications',
  )
  expect(screen.getByRole('region')).toHaveFocus()
  await expectNoAxeViolations()
})

it('is not there again for 30 days once it was declined', async () => {
  mockPush()
  const { user, unmount } = await open()
  await offer()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Notifications stay off.')
  unmount()
  const [[key = '', declinedAt = ''] = []] = Object.entries(localStorage)
  const daysAgo = (days: number) =>
    localStorage.setItem(key, new Date(Date.parse(declinedAt) - days * 86_400_000).toISOString())
  daysAgo(29)
  const second = await open()
  await expectNoOffer(second)
  second.unmount()
  daysAgo(30)
  await open()
  await offer()
})

it.each(['denied', 'default'] as const)('ends where the browser’s question is answered with %s', async (answer) => {
  mockPush({ answer })
  const { user, unmount } = await open()
  await user.click(await offer())
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Notifications stay off.'))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  await expectNoOffer(await open())
})

it('leaves nothing half on where the API refuses, and can be tried again', async () => {
  const browser = mockPush()
  const path = '/api/jobseeker/push-subscriptions'
  server.use(mockApiResponse('POST', path, { status: 503, code: 50101, message: 'Try again in a moment.' }))
  const { user } = await open()
  await user.click(await offer())
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.')
  expect(browser.isSubscribed).toBe(false)
  server.use(...api.handlers)
  await user.click(await offer())
  await screen.findByText('Notifications are on for this device.')
  expect([browser.isSubscribed, api.state.isStored]).toEqual([true, true])
})

it('says where the browser has no push service', async () => {
  mockPush({ isUnavailable: true })
  const { user } = await open()
  await user.click(await offer())
  expect(await screen.findByRole('alert')).toHaveTextContent("This browser couldn't change notifications.")
})

it.each(['granted', 'denied'] as const)('is not there where the permission is %s already', async (permission) => {
  mockPush({ permission })
  await expectNoOffer(await open())
})

it('is for members', async () => {
  mockPush()
  await expectNoOffer(await open({ kind: 'guest' }))
})
