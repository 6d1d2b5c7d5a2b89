import { afterEach, describe, expect, it, jest } from '@jest/globals'
import {
  getPushSubscriptions,
  type PushMessage,
  savePushSubscription,
} from '@jobspan/shared-kit/contracts/notifications/push'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { handleEvents } from './handle-events.ts'
import type { WorkerScope } from './worker-scope.ts'

const origin = 'https://jobspan.example'
const chatPath = inLanguage('ja', urls.chat(5))
const message: PushMessage = {
  web_push: 8030,
  notification: {
    title: 'Harbour Foods',
    body: 'Mei wrote to you',
    lang: 'en-US',
    dir: 'ltr',
    tag: 'chat-5',
    navigate: `https://sg.jobspan.example${chatPath}?from=push`,
  },
  app_badge: 3,
}

type Page = { path: string; mayFocus?: boolean; doesAnswer?: boolean }
type Answer = { status: number; data: unknown }

/** Of `getPushSubscriptions`, in a session that has a subscription. */
const subscribed: Answer = { status: 200, data: { public_key: 'site key', endpoint_hashes: ['hash'] } }

/** A browser with these pages of the site open, the one that was used last first. `log` has what the worker did. */
const startWorker = ({ pages = [] as Page[], language = 'en-GB', answer = subscribed } = {}) => {
  const log: unknown[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const subscription = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
  })
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    location: { origin },
    navigator: { language, setAppBadge: async (count: number) => void log.push(['badge', count]) },
    registration: {
      showNotification: async (...shown: unknown[]) => void log.push(shown),
      pushManager: {
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          log.push(['subscribe', applicationServerKey])
          return subscription('https://push.example/new')
        },
      },
    },
    clients: {
      claim: async () => void log.push('claim'),
      matchAll: async () =>
        pages.map(({ path, mayFocus = true, doesAnswer = true }) => ({
          url: origin + path,
          async focus() {
            if (!mayFocus) throw new Error('InvalidAccessError')
            log.push(`focus ${path}`)
          },
          postMessage(posted: unknown, [port]: MessagePort[]) {
            log.push(posted)
            if (doesAnswer) port?.postMessage('followed')
          },
        })),
      openWindow: async (url: string) => void log.push(url),
    },
    skipWaiting: async () => void log.push('skipWaiting'),
    fetch: async (path: string, init?: RequestInit) => {
      log.push([path, init])
      return { ok: answer.status === 200, json: async () => ({ data: answer.data }) }
    },
  }
  handleEvents(scope as unknown as WorkerScope)
  const dispatch = async (name: string, event: object = {}) => {
    let work: Promise<unknown> | undefined
    listeners[name]?.({
      ...event,
      waitUntil(given: Promise<unknown>) {
        work = given
      },
    })
    await work
    return log.splice(0)
  }
  return { dispatch, listeners, subscription }
}
const dataOf = (value: unknown) => ({
  data: { text: () => (typeof value === 'string' ? value : JSON.stringify(value)) },
})

it('takes the place of a former worker at once, and leaves the loading of pages alone', async () => {
  const { dispatch, listeners } = startWorker()
  expect([await dispatch('install'), await dispatch('activate')]).toEqual([['skipWaiting'], ['claim']])
  expect(listeners).not.toHaveProperty('fetch')
})

describe('a push', () => {
  it('shows what the message says, and how many are unread', async () => {
    const { title, body, lang, dir, tag } = message.notification
    expect(await startWorker().dispatch('push', dataOf(message))).toEqual([
      ['badge', 3],
      [
        title,
        {
          body,
          lang,
          dir,
          tag,
          renotify: false,
          icon: '/icon-192.png',
          badge: '/badge-96.png',
          data: { chatId: 5, path: `${chatPath}?from=push` },
        },
      ],
    ])
  })

  it('makes itself noticed in place of a former one, where it is not one more message of a chat', async () => {
    const invitation = { ...message, notification: { ...message.notification, tag: 'interview-3' } }
    expect(await startWorker().dispatch('push', dataOf(invitation))).toMatchObject([{}, [{}, { renotify: true }]])
  })

  // A browser takes the permission away from a worker that shows nothing.
  it.each([undefined, '{', 'null', '"text"', { notification: [] }, { notification: { title: 7, navigate: {} } }])(
    'shows something where the message says nothing: %j',
    async (value) => {
      const event = value === undefined ? { data: null } : dataOf(value)
      const [[title, options]] = (await startWorker().dispatch('push', event)) as [[string, NotificationOptions]]
      expect([title, options.data]).toEqual(['You have a new notification', { chatId: null, path: '/' }])
      expect(options.tag).toBe('general')
    },
  )

  it.each([
    ['zh-HK', '你有一則新通知'],
    ['zh', '你有一条新通知'],
    ['es-MX', 'Tienes una notificación nueva'],
    ['th', 'You have a new notification'],
  ])('says so in the language of a browser in %s', async (language, title) => {
    expect(await startWorker({ language }).dispatch('push', { data: null })).toMatchObject([[title, {}]])
  })
})

describe('a press on a notification', () => {
  afterEach(() => {
    jest.useRealTimers()
  })
  const close = jest.fn()
  const notification = { close, data: { chatId: 5, path: chatPath } }
  const redirect = { type: 'jobseeker_redirect', chatId: 5, path: chatPath }

  it('leads the page that was used last there and brings it to the front', async () => {
    const { dispatch } = startWorker({ pages: [{ path: '/api/resume/7' }, { path: '/ja/chat' }, { path: '/en-us' }] })
    expect(await dispatch('notificationclick', { notification })).toEqual([redirect, 'focus /ja/chat'])
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('leads it there also where the browser does not let it come to the front', async () => {
    const { dispatch } = startWorker({ pages: [{ path: '/en-us', mayFocus: false }] })
    expect(await dispatch('notificationclick', { notification })).toEqual([redirect])
  })

  // A guest's page, one that was still loading and one of a former release have nobody who listens: the press did nothing.
  it('opens another page where that one does not answer', async () => {
    jest.useFakeTimers()
    const { dispatch } = startWorker({ pages: [{ path: '/en-us', doesAnswer: false }] })
    const pressed = dispatch('notificationclick', { notification })
    await jest.advanceTimersByTimeAsync(500)
    expect(await pressed).toEqual([redirect, `${origin}${chatPath}`])
  })

  it('opens a page of the worker’s own host where none is open', async () => {
    const { dispatch } = startWorker({ pages: [{ path: '/api/resume/7' }] })
    expect(await dispatch('notificationclick', { notification })).toEqual([`${origin}${chatPath}`])
    const ofAnotherHost = { close, data: { chatId: null, path: '//evil.example' } }
    expect(await dispatch('notificationclick', { notification: ofAnotherHost })).toEqual([`${origin}//evil.example`])
  })
})

describe('a subscription that the browser gave up', () => {
  it('is made again, and the API is given the new endpoint for the former one', async () => {
    const { dispatch, subscription } = startWorker()
    const [asked, made, saved] = await dispatch('pushsubscriptionchange', {
      oldSubscription: subscription('https://push.example/former'),
    })
    const [path, { method, headers, body }] = saved as [string, RequestInit & { body: string }]
    expect(asked).toEqual([getPushSubscriptions.path, undefined])
    expect(made).toEqual(['subscribe', 'site key'])
    expect([path, method]).toEqual([savePushSubscription.path, savePushSubscription.method])
    expect(headers).toMatchObject({ 'X-Requested-With': 'jobspan' })
    expect(
      savePushSubscription.body.parse({ ...JSON.parse(body), p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }),
    ).toEqual({
      endpoint: 'https://push.example/new',
      p256dh: 'p'.repeat(87),
      auth: 'a'.repeat(22),
      former_endpoint: 'https://push.example/former',
    })
  })

  // The worker sends the cookie of whoever is signed in by now: another member, who never turned push on, got a subscription.
  it.each([
    ['nobody', { status: 401, data: undefined }],
    ['another member', { status: 200, data: { public_key: 'site key', endpoint_hashes: [] } }],
  ])('is not made again where %s is signed in', async (_, answer) => {
    const log = await startWorker({ answer }).dispatch('pushsubscriptionchange')
    expect(log).toEqual([[getPushSubscriptions.path, undefined]])
  })
})
