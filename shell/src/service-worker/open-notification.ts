import { withTimeout } from '@jobspan/shared-kit/timing'
import type { NotificationTarget } from './read-push-message.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

/** A page of the site is below its language. A file or a mail that was opened in a tab is not, and would not know where to go. */
const isPage = ({ url }: WindowClient) => /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/.test(new URL(url).pathname)

/** A page answers within milliseconds. Firefox lets a worker open a page for one second after the press. */
const answerTimeoutMs = 500

/**
 * Tells a page where to go. Gives whether it goes: a page answers at the port that comes with the message (`useWorkerRedirect`). One that is still
 * loading, that a guest has open or that is of a former release does not.
 */
const redirect = async (page: WindowClient, target: NotificationTarget): Promise<boolean> => {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
  })
  page.postMessage({ type: 'jobseeker_redirect', ...target }, [port2])
  return withTimeout(answer, answerTimeoutMs)
    .then(
      () => true,
      () => false,
    )
    .finally(() => port1.close())
}

/**
 * Leads an open page of this host to what the notification is about and brings it to the front, or opens a new one. A browser allows one of both for each
 * press.
 */
export const openNotification = async (
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  target: NotificationTarget,
): Promise<void> => {
  // The one that was used last comes first.
  const page = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).find(isPage)
  if (page && (await redirect(page, target))) {
    await page.focus().catch(() => undefined)
    return
  }
  // Put together as texts: as a path alone, `//host` would be another host.
  await clients.openWindow(location.origin + target.path)
}
