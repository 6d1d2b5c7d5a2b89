import type { NotificationTarget } from './read-push-message.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

/** A page of the site is below its language. A file or a mail that was opened in a tab is not, and would not know where to go. */
const isPage = ({ url }: WindowClient) => /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/.test(new URL(url).pathname)

/**
 * Brings an open page of this host to the front and leads it to what the notification is about, or opens a new one. A browser allows one of both for each
 * press, so it cannot be tried whether the page answers.
 */
export const openNotification = async (
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  target: NotificationTarget,
): Promise<void> => {
  // The one that was used last comes first.
  const page = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).find(isPage)
  if (page) {
    await page.focus().catch(() => undefined)
    page.postMessage({ type: 'jobseeker_redirect', ...target })
    return
  }
  // Put together as texts: as a path alone, `//host` would be another host.
  await clients.openWindow(location.origin + target.path)
}
