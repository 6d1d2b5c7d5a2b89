import type { Platform } from '@jobspan/shared-kit/remote'
import { setAppBadge } from '../set-app-badge.ts'

const endSubscription = async (registration: ServiceWorkerRegistration) => {
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

const closeNotifications = async (registration: ServiceWorkerRegistration) => {
  for (const notification of await registration.getNotifications()) notification.close()
}

/**
 * Ends the push subscription of this browser, then takes away what it shows of a member's notifications. Never rejects. The API sends nothing more once
 * the session has ended; where this is cut off by the next document, a push service may still deliver what it has taken by then.
 */
export const endPush = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration('/').catch(() => undefined)
  if (registration) {
    await endSubscription(registration).catch(() => undefined)
    await closeNotifications(registration).catch(() => undefined)
  }
  setAppBadge(navigator, 0)
}

/**
 * The same where a tab learns that another member is signed in. They may have turned push on in another tab meanwhile: what is stored for their session
 * stays.
 */
export const endPushOfFormerMember = async (api: Platform['api']): Promise<void> => {
  const [{ findPushEndpoint, hashEndpoint }, { getPushSubscriptions }] = await Promise.all([
    // In the file of the header that the former member had: another file would be named in the main bundle, with its hash.
    import(/* webpackChunkName: "member-header" */ '@jobspan/shared-kit/push'),
    import('@jobspan/shared-kit/contracts/notifications/push'),
  ])
  const endpoint = await findPushEndpoint()
  if (endpoint !== null) {
    const { endpoint_hashes: hashes } = await api.call(getPushSubscriptions)
    if (hashes.includes(await hashEndpoint(endpoint))) return
  }
  await endPush()
}
