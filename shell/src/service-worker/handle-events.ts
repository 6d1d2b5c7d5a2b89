import { setAppBadge } from '../set-app-badge.ts'
import { openNotification } from './open-notification.ts'
import { type NotificationTarget, readPushMessage } from './read-push-message.ts'
import { renewSubscription } from './renew-subscription.ts'
import type { PushEvent, WorkerScope } from './worker-scope.ts'

const showNotification = async ({ registration, navigator }: WorkerScope, { data }: PushEvent): Promise<void> => {
  const { title, options, unreadCount } = readPushMessage(data?.text(), navigator.language)
  if (unreadCount !== undefined) setAppBadge(navigator, unreadCount)
  await registration.showNotification(title, options)
}

/**
 * The site's service worker: it shows notifications while no page is open, and nothing else. It has no listener for `fetch`, so pages are loaded as
 * without it.
 */
export const handleEvents = (scope: WorkerScope): void => {
  // A new worker takes the place of the former one at once: none of them holds anything that a page rests on.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  scope.addEventListener('push', (event) => event.waitUntil(showNotification(scope, event)))
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(openNotification(scope, notification.data as NotificationTarget))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(scope, event)))
}
