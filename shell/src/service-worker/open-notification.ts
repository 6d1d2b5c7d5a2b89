import type { WorkerMessage } from '@jobspan/shared-kit/contracts/notifications/push'
import type { NotificationTarget } from './read-push-message.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

/** A page answers at once. After a second, Firefox opens no window any more for the press. */
const answerTimeoutMs = 800

/** Whether a page goes there. One that is no page of the shell, such as a file that was opened, or one that is still loading, does not answer. */
const redirectPage = (page: WindowClient, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (isRedirected: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(isRedirected)
    }
    const timer = setTimeout(() => end(false), answerTimeoutMs)
    port1.onmessage = () => end(true)
    page.postMessage(message, [port2])
  })

/** Brings an open page of this host to the front and leads it to what the notification is about, or opens a new one. */
export const openNotification = async (
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  target: NotificationTarget,
): Promise<void> => {
  // The page that was used last comes first.
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  try {
    await page?.focus()
    if (page && (await redirectPage(page, { type: 'jobseeker_redirect', ...target }))) return
  } catch {
    // The browser did not let the page come to the front.
  }
  // Put together as texts: as a path alone, `//host` would be another host.
  await clients.openWindow(location.origin + target.path)
}
