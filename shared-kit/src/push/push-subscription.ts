import { isTimeout, withTimeout } from '../timing.ts'
import { PushError } from './push-error.ts'
import { pushSupport } from './push-support.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** What the API needs to send to this browser: its endpoint and its keys (RFC 8291), in base64url. The body of `savePushSubscription`. */
export type PushSubscriptionKeys = { endpoint: string; p256dh: string; auth: string }

const findSubscription = async (): Promise<PushSubscription | null> => {
  if (pushSupport() !== 'supported') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The endpoint that this browser is subscribed with; null where it is not. Registers nothing and asks nothing. */
export const findPushEndpoint = async (): Promise<string | null> => (await findSubscription())?.endpoint ?? null

/** SHA-256 of an endpoint in hexadecimal, as `getPushSubscriptions` tells the stored ones. */
export const hashEndpoint = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A browser refuses a second key while it is subscribed with a first one, such as that of another installation on the same host. */
const endSubscriptionOfOtherKey = async ({ pushManager }: ServiceWorkerRegistration, publicKey: string) => {
  const subscription = await pushManager.getSubscription()
  const key = subscription?.options.applicationServerKey
  if (subscription && !(key && toBase64Url(key) === publicKey)) await subscription.unsubscribe()
}

const readKeys = (subscription: PushSubscription): PushSubscriptionKeys => {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}

/** A browser whose push service is out of reach goes on trying, and says nothing. */
const subscribeTimeoutMs = 30_000

let attempts = 0

/** Gives up after a time. A subscription that comes later is ended, because the page has said that there is none; unless it tries again by then. */
const subscribeInTime = async ({ pushManager }: ServiceWorkerRegistration, publicKey: string) => {
  attempts += 1
  const own = attempts
  const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  try {
    return await withTimeout(subscribing, subscribeTimeoutMs)
  } catch (error) {
    const endLate = (subscription: PushSubscription) => (own === attempts ? subscription.unsubscribe() : undefined)
    if (isTimeout(error)) subscribing.then(endLate).catch(() => undefined)
    throw error
  }
}

/**
 * Asks the visitor for the permission, where they have not answered yet, registers the site's service worker and subscribes this browser. Call it
 * first in the handler of a press: browsers ask at no other time. Save what it gives by `savePushSubscription`.
 *
 * A visitor may leave the question of the browser open, and Chrome may ask it by a small icon only: the promise waits for the answer, for ever if
 * need be. Leave the page usable meanwhile. After the answer it takes a minute at most.
 *
 * Throws a `PushError` (`isPushError`).
 *
 * @param publicKey the server's, from `getPushSubscriptions`
 *
 * @example
 * const { subscribeToPush } = await import('@jobspan/shared-kit/push') // before the press
 * const keys = await subscribeToPush(publicKey)
 * await api.call(savePushSubscription, { body: keys })
 */
export const subscribeToPush = async (publicKey: string): Promise<PushSubscriptionKeys> => {
  if (pushSupport() !== 'supported') throw new PushError('unavailable')
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushError(permission === 'denied' ? 'denied' : 'dismissed')
  try {
    const registration = await registerServiceWorker()
    await endSubscriptionOfOtherKey(registration, publicKey)
    return readKeys(await subscribeInTime(registration, publicKey))
  } catch (error) {
    const { name } = error as { name?: string }
    throw new PushError(name === 'NotAllowedError' ? 'denied' : 'unavailable', error)
  }
}

/** Ends the subscription of this browser. Gives the endpoint that ended, for `deletePushSubscription`; null where there was none. */
export const unsubscribeFromPush = async (): Promise<string | null> => {
  const subscription = await findSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}
