import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { hashEndpoint } from '@jobspan/shared-kit/push'
import { mockApiResponse, setupMockApi, testPlatform } from '@jobspan/shared-kit/testing'
import { waitFor } from '@testing-library/react'
import { member } from '../testing/account-handlers.ts'
import { endPush, endPushOfFormerMember } from './end-push.ts'
import { createSessionManager } from './session-manager.ts'

const server = setupMockApi()
const endpoint = 'https://push.example/7'

/** What happened in the browser, in order. */
let log: string[] = []
const registration = {
  getNotifications: async () => [1, 2].map((id) => ({ close: () => log.push(`close ${id}`) })),
  pushManager: {
    getSubscription: async () => ({ endpoint, unsubscribe: async () => void log.push('unsubscribe') }),
  },
}
const ended = ['unsubscribe', 'close 1', 'close 2', 'badge 0']

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })

beforeEach(() => {
  log = []
  define(navigator, 'serviceWorker', { getRegistration: async () => registration })
  define(navigator, 'setAppBadge', async (count: number) => void log.push(`badge ${count}`))
  define(crypto, 'subtle', webcrypto.subtle)
  Object.assign(window, { PushManager: class {}, Notification: {} })
})
afterEach(() => {
  for (const name of ['serviceWorker', 'setAppBadge']) Reflect.deleteProperty(navigator, name)
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  jest.restoreAllMocks()
})

// On a shared computer the next one would read what was said to the one before.
it('leaves nothing of a member’s notifications in the browser', async () => {
  await endPush()
  expect(log).toEqual(ended)
})

it('takes notifications away also where the subscription cannot be ended', async () => {
  jest.spyOn(registration.pushManager, 'getSubscription').mockRejectedValue(new Error('AbortError'))
  await endPush()
  expect(log).toEqual(ended.slice(1))
})

it('has only the count at the icon to take away where there is no worker', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await endPush()
  expect(log).toEqual(['badge 0'])
})

/** The API has these for the session of whoever is signed in. */
const stored = (hashes: string[]) =>
  mockApiResponse('GET', '/api/jobseeker/push-subscriptions', { data: { public_key: 'key', endpoint_hashes: hashes } })

// Only the menu ended it: whoever's session expired, or ended on another device, left notifications to the next one.
describe('a session that ended without the menu', () => {
  const open = async () => {
    const platform = await testPlatform({ session: { kind: 'member', user: member } })
    return createSessionManager({
      platform: () => platform,
      guest: { country_id: 193, language_id: 1, device_uuid: 'd', device_udid: 'd', device_type: 'web' },
      sessionExpiredText: () => 'ended',
      areCookiesEnabled: () => true,
      cookiesBlockedText: () => 'cookies refused',
      redirectToSignIn: () => undefined,
      onChanged: () => undefined,
      warn: () => undefined,
    })
  }

  it.each([
    ['has expired', { kind: 'guest' }],
    ['is another member’s by now', { kind: 'member', user: { ...member, id: 8 } }],
  ])('ends push where it %s', async (_, found) => {
    server.use(mockApiResponse('POST', '/api/auth/guest/login', { data: found }), stored([]))
    const session = await open()
    await session.onUnauthorized()
    await waitFor(() => expect(log).toEqual(ended))
  })

  it('ends push where the API says that another member is signed in', async () => {
    server.use(
      mockApiResponse('GET', '/api/jobseeker/me', { data: { kind: 'member', user: { ...member, id: 8 } } }),
      stored([]),
    )
    const session = await open()
    await session.refresh()
    await waitFor(() => expect(log).toEqual(ended))
  })

  it('leaves what the other member has turned on in another tab', async () => {
    server.use(stored([await hashEndpoint(endpoint)]))
    const { api } = await testPlatform()
    await endPushOfFormerMember(api)
    expect(log).toEqual([])
  })
})
