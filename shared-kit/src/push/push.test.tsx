import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import {
  findPushEndpoint,
  hashEndpoint,
  isPushError,
  pushPermission,
  pushSupport,
  subscribeToPush,
  unsubscribeFromPush,
} from './push.ts'

const publicKey = 'BPdQ-_8'
const keyBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer

/** What happened in the browser, in order. */
let log: string[] = []
let subscription: PushSubscription | null = null
let failure: Error | undefined
/** What the push service waits for. */
let reached: Promise<void> | undefined

const createSubscription = (key: string, endpoint: string) =>
  ({
    endpoint,
    options: { applicationServerKey: keyBytes(key), userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    async unsubscribe() {
      log.push(`unsubscribe ${endpoint}`)
      subscription = null
      return true
    },
  }) as unknown as PushSubscription

const pushManager = {
  getSubscription: async () => subscription,
  async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
    if (failure) throw failure
    await reached
    log.push('subscribe')
    subscription ??= createSubscription(applicationServerKey, 'https://push.example/new')
    return subscription
  },
}

/** Gives the page a browser that knows push, in which the visitor answers `permission`. */
const installPush = (permission: NotificationPermission = 'granted') => {
  let registration: { pushManager: typeof pushManager } | undefined
  const serviceWorker = {
    getRegistration: async () => registration,
    async register(path: unknown, options: object) {
      log.push(`register ${String(path)} ${JSON.stringify(options)}`)
      registration = { pushManager }
    },
    get ready() {
      return Promise.resolve({ pushManager })
    },
  }
  if (subscription) registration = { pushManager }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      permission: 'default',
      async requestPermission() {
        log.push('ask')
        return permission
      },
    },
  })
}

beforeEach(() => {
  ;[log, subscription, failure, reached] = [[], null, undefined, undefined]
})
afterEach(() => {
  for (const name of ['PushManager', 'Notification', 'trustedTypes']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const reasonOf = async (subscribing: Promise<unknown>) => {
  const error = await subscribing.catch((thrown: unknown) => thrown)
  return isPushError(error) ? error.reason : error
}

it('asks first, registers the worker by its one trusted address, and gives what the API needs', async () => {
  const made: string[] = []
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
        made.push(name)
        return { createScriptURL: () => createScriptURL('https://elsewhere.example/worker.js') }
      },
    },
  })
  installPush()
  expect(await findPushEndpoint()).toBeNull()
  const endpoint = 'https://push.example/new'
  expect(await subscribeToPush(publicKey)).toEqual({ endpoint, p256dh: 'p', auth: 'a' })
  expect(log).toEqual(['ask', 'register /sw.js {"scope":"/","updateViaCache":"none"}', 'subscribe'])
  expect(made).toEqual(['jobspan-push'])
  expect(await findPushEndpoint()).toBe(endpoint)
  expect(await unsubscribeFromPush()).toBe(endpoint)
  expect(await unsubscribeFromPush()).toBeNull()
})

it('keeps a subscription of the same key, and ends that of another one first', async () => {
  subscription = createSubscription(publicKey, 'https://push.example/kept')
  installPush()
  expect(await subscribeToPush(publicKey)).toMatchObject({ endpoint: 'https://push.example/kept' })
  subscription = createSubscription('BAAA', 'https://push.example/former')
  expect(await subscribeToPush(publicKey)).toMatchObject({ endpoint: 'https://push.example/new' })
  expect(log).toContain('unsubscribe https://push.example/former')
})

it('says why a browser was not subscribed', async () => {
  installPush('denied')
  expect(await reasonOf(subscribeToPush(publicKey))).toBe('denied')
  installPush('default')
  expect(await reasonOf(subscribeToPush(publicKey))).toBe('dismissed')
  // As where the push service of the browser is switched off.
  installPush()
  failure = new DOMException('Registration failed', 'AbortError')
  expect(await reasonOf(subscribeToPush(publicKey))).toBe('unavailable')
})

// In networks without the push service of Chrome the switch waited for ever.
it('gives up where the push service is out of reach, and ends what comes after that', async () => {
  jest.useFakeTimers()
  installPush()
  const { promise, resolve } = Promise.withResolvers<void>()
  reached = promise
  const reason = reasonOf(subscribeToPush(publicKey))
  await jest.advanceTimersByTimeAsync(30_000)
  expect(await reason).toBe('unavailable')
  resolve()
  await jest.advanceTimersByTimeAsync(0)
  expect(log.slice(-2)).toEqual(['subscribe', 'unsubscribe https://push.example/new'])
})

it('keeps what comes late where the visitor has tried again by then', async () => {
  jest.useFakeTimers()
  installPush()
  const { promise, resolve } = Promise.withResolvers<void>()
  reached = promise
  void reasonOf(subscribeToPush(publicKey))
  await jest.advanceTimersByTimeAsync(30_000)
  const again = subscribeToPush(publicKey)
  await jest.advanceTimersByTimeAsync(0)
  resolve()
  expect(await again).toMatchObject({ endpoint: 'https://push.example/new' })
  expect(await findPushEndpoint()).not.toBeNull()
})

it('knows where nothing can be pushed, and where the site must be on the home screen', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  expect([pushSupport(), pushPermission(), await findPushEndpoint()]).toEqual(['unsupported', 'denied', null])
  expect(await reasonOf(subscribeToPush(publicKey))).toBe('unavailable')
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X)')
  expect(pushSupport()).toBe('needs_installation')
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  expect(pushSupport()).toBe('unsupported')
  installPush()
  expect([pushSupport(), pushPermission()]).toEqual(['supported', 'default'])
})

it('names an endpoint by its hash', async () => {
  // jsdom has none.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  expect(await hashEndpoint('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
