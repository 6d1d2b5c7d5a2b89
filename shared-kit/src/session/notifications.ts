import { atom, type createStore } from 'jotai'
import type { NotificationLink, Severity } from '../remote/platform-contract.ts'

export type Notification = { id: number; message: string; severity: Severity; link?: NotificationLink | undefined }

/**
 * Messages on show, oldest first. The notification bar empties it: overlapping messages leave together
 * (docs/product-rules.md#notification-bar-3-seconds).
 */
export const notificationsAtom = atom<readonly Notification[]>([])

const maxShown = 3

/** Adds a message. The same words twice move to the end rather than be there twice; more than three drop the oldest. */
export function pushNotification(
  shown: readonly Notification[],
  message: string,
  severity: Severity = 'info',
  link?: NotificationLink,
): Notification[] {
  const id = Math.max(0, ...shown.map((each) => each.id)) + 1
  return [...shown.filter((each) => each.message !== message), { id, message, severity, link }].slice(-maxShown)
}

/** What `Platform.notify` does: shows a message for 3 s in the bar that reads `store`. */
export function notify(
  store: ReturnType<typeof createStore>,
  message: string,
  severity: Severity = 'info',
  link?: NotificationLink,
) {
  store.set(notificationsAtom, (shown) => pushNotification(shown, message, severity, link))
}
