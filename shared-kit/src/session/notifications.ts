import { atom, type createStore } from 'jotai'
import type { NotificationLink, Severity } from '../remote/platform-contract.ts'

export type Notification = { id: number; message: string; severity: Severity; link?: NotificationLink | undefined }

/** Messages, the one on show first and then those that wait. The notification bar takes them out (docs/product-rules.md#notification-bar-3-seconds). */
export const notificationsAtom = atom<readonly Notification[]>([])

/** A notice that stays until somebody answers it, while no message of the moment is shown; `onPress` answers it. */
export type LastingNotice = { message: string; actions: readonly { label: string; onPress(): void }[] }

/** The one lasting notice that is asked now; null for none. */
export const lastingNoticeAtom = atom<LastingNotice | null>(null)

/** Whoever does many things at once need not read of each for the next half minute. */
const maxWaiting = 3

/**
 * Adds a message to those that wait. A problem goes before what is none, though never in the middle of a message that is read. The same words twice are
 * shown once more, not twice; of more than three that wait, the oldest that is no problem goes.
 */
export function pushNotification(
  queue: readonly Notification[],
  message: string,
  severity: Severity = 'info',
  link?: NotificationLink,
): Notification[] {
  const id = Math.max(0, ...queue.map((each) => each.id)) + 1
  const added = { id, message, severity, link }
  const [shown, ...waiting] = queue.filter((each) => each.message !== message)
  if (!shown) return [added]
  /** 0 for a problem, 1 for what is none. */
  const rank = (each: Notification) => Number(each.severity !== 'error')
  const inOrder = [...waiting, added].sort((a, b) => rank(a) - rank(b))
  if (inOrder.length > maxWaiting) inOrder.splice(Math.max(0, inOrder.findIndex(rank)), 1)
  return [shown, ...inOrder]
}

/** What `Platform.notify` does: shows a message for 3 s, once those before it are gone, in the bar that reads `store`. */
export function notify(
  store: ReturnType<typeof createStore>,
  message: string,
  severity: Severity = 'info',
  link?: NotificationLink,
) {
  store.set(notificationsAtom, (queue) => pushNotification(queue, message, severity, link))
}
