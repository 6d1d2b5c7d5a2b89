import { createServer } from 'node:http'
import type { PushMessage } from '@jobspan/shared-kit/contracts/notifications/push'
import type { BrowserContext } from '@playwright/test'
import { openPushService } from '../../api/src/testing/open-push-service.ts'
import { site } from './site.ts'

const address = `http://127.0.0.1:${site.pushServicePort}`

/** Starts a push service for the site, and beside it where journeys, which run in other processes, subscribe browsers and read what was sent. */
export const startPushService = async () => {
  const service = await openPushService()
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, address)
    const answer =
      pathname === '/subscribe'
        ? (await service.subscribe(searchParams.get('key') ?? '')).body
        : service.received.filter(({ clientHash }) => searchParams.get('endpoint')?.endsWith(`/${clientHash}`))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(site.pushServicePort, '127.0.0.1', resolve))
  return {
    origin: service.origin,
    close: async () => {
      await new Promise<void>((resolve) => void server.close(() => resolve()))
      await service.close()
    },
  }
}

const ask = async (path: string, query: Record<string, string>) =>
  (await fetch(`${address}${path}?${new URLSearchParams(query)}`)).json()

/** What a browser was sent, decrypted. */
export const pushesTo = async (endpoint: string): Promise<PushMessage[]> =>
  ((await ask('/received', { endpoint })) as { message: PushMessage }[]).map(({ message }) => message)

/** Has the pages of a browser subscribe at that service: the browser's own is on the internet. Everything else is the browser's. */
export const usePushService = async (context: BrowserContext): Promise<void> => {
  await context.grantPermissions(['notifications'], { origin: site.origin })
  await context.exposeFunction('subscribeAtService', (key: string) => ask('/subscribe', { key }))
  await context.addInitScript(() => {
    type Subscription = { endpoint: string; p256dh: string; auth: string }
    const { subscribeAtService } = window as unknown as { subscribeAtService(key: string): Promise<Subscription> }
    const name = 'subscription of the journey'
    const read = () => {
      const stored: Subscription | null = JSON.parse(localStorage.getItem(name) ?? 'null')
      if (!stored) return null
      const { endpoint, ...keys } = stored
      const unsubscribe = async () => {
        localStorage.removeItem(name)
        return true
      }
      return { endpoint, options: {}, toJSON: () => ({ endpoint, keys }), unsubscribe } as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => read()
    PushManager.prototype.subscribe = async (options) => {
      const subscription = await subscribeAtService(String(options?.applicationServerKey))
      localStorage.setItem(name, JSON.stringify(subscription))
      return read() as PushSubscription
    }
  })
}
