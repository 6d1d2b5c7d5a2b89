import { setAppBadge } from '../set-app-badge.ts'

/**
 * Takes away what this browser shows of a member's notifications, and ends its subscription. The API has ended its own side with the session: where this
 * is cut off by the next document, nothing is sent any more either.
 */
export const endPush = async (): Promise<void> => {
  setAppBadge(navigator, 0)
  const registration = await navigator.serviceWorker?.getRegistration('/')
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
