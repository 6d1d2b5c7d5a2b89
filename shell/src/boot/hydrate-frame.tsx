import { NotificationBar } from '@jobspan/shared-kit/design'
import type { Platform } from '@jobspan/shared-kit/remote'
import type { HostSource, LocationSource } from '@jobspan/shared-kit/remote/browser'
import { memberAtom, notificationsAtom } from '@jobspan/shared-kit/session'
import { type ReactElement, type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { BootData } from '../boot-data.ts'
import { ConnectedFrame } from '../frame/frame-root.tsx'
import { FrameTop } from '../frame/frame-top.tsx'
import { loadMemberControls } from '../frame/load-member-controls.ts'
import { whenNear } from '../frame/when-near.ts'
import { runAfterLoad, runWhenIdle } from '../scheduling.ts'

type Settings = {
  platform: Platform
  host: HostSource
  location: LocationSource
  site: BootData['site']
  warn(error: unknown): void
}

const findElement = (id: string) => document.getElementById(id) as HTMLElement

/**
 * The footer's code comes when the footer is near the screen and the browser idle, or with the first change of the address or of what is on. Until then
 * its links work as plain links. Who is signed in by now it shows once it is hydrated (`useSession`).
 */
const connectFooter = (
  { site, host, location }: Pick<Settings, 'site' | 'host' | 'location'>,
  frame: (content: ReactNode) => ReactElement,
  options: RootOptions,
): void => {
  const element = findElement('footer')
  let isAsSent = true
  let isRequested = false
  const load = async () => {
    if (isRequested) return
    isRequested = true
    try {
      const { Footer } = await import(/* webpackChunkName: "footer" */ '../frame/footer.tsx')
      const content = frame(<Footer {...site} />)
      // Of other content the server's markup is not a part: it is replaced.
      startTransition(() => {
        if (isAsSent) hydrateRoot(element, content, options)
        else createRoot(element, options).render(content)
      })
      unsubscribe()
    } catch {
      isRequested = false
    }
  }
  const onChange = () => {
    isAsSent = false
    void load()
  }
  const subscriptions = [
    whenNear(element, () => runWhenIdle(() => void load())),
    location.subscribe(onChange),
    host.subscribe(onChange),
  ]
  const unsubscribe = () => {
    for (const end of subscriptions) end()
  }
}

/** Hydrates the header now, and shows the notification bar once the page is at rest, or has a notification. */
export const hydrateFrame = ({ site, warn, ...services }: Settings): void => {
  const frame = (content: ReactNode) => <ConnectedFrame {...services}>{content}</ConnectedFrame>
  const options = (identifierPrefix: string) => ({
    identifierPrefix,
    onRecoverableError: warn,
    onCaughtError: warn,
    onUncaughtError: warn,
  })
  if (services.platform.store.get(memberAtom)) void loadMemberControls()
  // React hydrates a transition in slices. Between them the browser can paint and react to input.
  startTransition(() => void hydrateRoot(findElement('header'), frame(<FrameTop {...site} />), options('h')))
  connectFooter({ site, ...services }, frame, options('f'))
  const notices = createRoot(findElement('notices'), options('n'))
  const showNotifications = () => notices.render(frame(<NotificationBar />))
  // A notification waits in the store for its bar.
  const unsubscribe = services.platform.store.sub(notificationsAtom, () => {
    unsubscribe()
    showNotifications()
  })
  runAfterLoad(showNotifications)
}
