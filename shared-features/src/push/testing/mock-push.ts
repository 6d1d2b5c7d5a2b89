import { notificationKeys, pushKeys } from '@jobspan/shared-kit/contracts/account/account-settings'
import { buildMember, mockApiResponse } from '@jobspan/shared-kit/testing'

const endpoint = 'https://push.example/browser'
/** Its hash, by what stands in for the digests that this browser lacks. */
const endpointHash = '0'.repeat(64)

type Options = {
  permission?: NotificationPermission
  /** What the visitor answers to the browser's question. `none`: it stays open. */
  answer?: NotificationPermission | 'none'
  isSubscribed?: boolean
  /** The key that it is subscribed with, where it is not the API's. */
  otherKey?: ArrayBuffer
  /** Its push service takes no subscription. */
  isUnavailable?: boolean
}

/** Gives the page a browser that knows push. `isSubscribed` is what it is at any time. */
export const mockPush = ({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  otherKey,
  isUnavailable = false,
}: Options = {}) => {
  const browser = { isSubscribed }
  const subscription = {
    endpoint,
    options: { applicationServerKey: otherKey },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    async unsubscribe() {
      browser.isSubscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    async subscribe() {
      if (isUnavailable) throw new DOMException('Registration failed', 'AbortError')
      browser.isSubscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  }
  const notification = {
    permission,
    async requestPermission() {
      if (answer === 'none') return new Promise<NotificationPermission>(() => undefined)
      notification.permission = answer
      return answer
    },
  }
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest: async () => new ArrayBuffer(32) } })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(window, { PushManager: class {}, Notification: notification })
  return browser
}

/** The browser of tests again, which knows no push. */
export const removePushMock = (): void => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

const path = '/api/jobseeker/push-subscriptions'

/** An API that stores the subscription that it is sent. `isStored` is whether it has it. All other switches of the member are on. */
export const mockPushApi = (state = { isStored: false }, off?: 'app_messages' | 'push_messages') => {
  const switches = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, key !== off]))
  const handlers = [
    mockApiResponse('GET', '/api/jobseekers/account-setting', {
      data: {
        user: buildMember(),
        language: 'en-us',
        notifications: switches(notificationKeys),
        push: switches(pushKeys),
        quiet_hours: null,
        delete_after: null,
      },
    }),
    mockApiResponse('GET', path, () => ({
      data: { public_key: 'BPdQ', endpoint_hashes: state.isStored ? [endpointHash] : [] },
    })),
    mockApiResponse('POST', path, () => {
      state.isStored = true
      return { data: {} }
    }),
    mockApiResponse('POST', `${path}/delete`, () => {
      state.isStored = false
      return { data: {} }
    }),
  ]
  return { handlers, state }
}
