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
const settle = async () => {
  const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  await nextTask()
  await import('./push-offer-card.tsx')
  await nextTask()
}
/** What would ask for its state has had its time, and did not. */
const expectNoOffer = async ({ platform }: Awaited<ReturnType<typeof open>>) => {
  await settle()
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

it('leaves nothing once it was declined, and is not there again for 30 days', async () => {
  mockPush()
  const { user, unmount, container } = await open()
  await offer()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(container).toBeEmptyDOMElement()
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

it('is not there where the permission was refused already', async () => {
  mockPush({ permission: 'denied' })
  await expectNoOffer(await open())
})

// A subscription ends with its session: whoever signed in again was told nothing more, and not offered it either.
it('is there where the permission was given and they are off', async () => {
  mockPush({ permission: 'granted', isSubscribed: true })
  await open()
  await offer()
})

it('is not there where they are on', async () => {
  mockPush({ permission: 'granted', isSubscribed: true })
  api.state.isStored = true
  const { container, platform } = await open()
  await waitFor(() => expect(platform.queryClient.getQueryData(['push-state'])).toMatchObject({ kind: 'on' }))
  await settle()
  expect(container).toBeEmptyDOMElement()
})

// It promised replies to members who had switched off that they are told of them.
it.each(['push_messages', 'app_messages'] as const)('is not there where %s is off', async (off) => {
  mockPush()
  server.use(...mockPushApi(undefined, off).handlers)
  const { container, platform } = await open()
  await waitFor(() => expect(platform.queryClient.getQueryData(['push-replies'])).toBe(false))
  expect(container).toBeEmptyDOMElement()
})

// Chrome may ask by a small icon only: nothing could be pressed until somebody found it.
it('can be declined while the browser waits for an answer', async () => {
  mockPush({ answer: 'none' })
  const { user, container } = await open()
  await user.click(await offer())
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(container).toBeEmptyDOMElement()
})

it('is for members', async () => {
  mockPush()
  await expectNoOffer(await open({ kind: 'guest' }))
})
