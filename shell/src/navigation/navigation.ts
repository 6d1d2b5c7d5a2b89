import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Platform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage, urls } from '@jobspan/shared-kit/routing'
import { sleep } from '@jobspan/shared-kit/timing'
import type { ClientRoute } from '../federation/active-remotes.ts'
import type { OverlayIndex } from '../overlays/overlay-index.ts'
import { listenToWindow } from './listen-to-window.ts'
import { createPageChange, type PageChangeSettings } from './page-change.ts'

type Settings = PageChangeSettings & {
  language: LanguageKey
  isMember(): boolean
  /** Asks for a page's files, and for what its calls need. */
  prefetchPage(route: ClientRoute): void
  overlays: Pick<OverlayIndex, 'find' | 'toPage'>
  /** Asks for what the overlay of an address needs, where it has one. */
  prefetchOverlay(href: string): void
}

/** How long the old page stays while the next gets ready, in milliseconds. */
const maxWaitMs = 700

export type Navigation = Pick<Platform, 'navigate' | 'prefetch'> & {
  /** Takes over Back and Forward, and clicks on plain links to own pages. */
  interceptLinks(): void
}

/** Runs one navigation after another. A request ends those before it that have not begun. */
const createNavigationQueue = () => {
  let latest = 0
  let running: Promise<unknown> = Promise.resolve()
  return {
    /** The result says later whether this is still the newest request. */
    request() {
      latest += 1
      const own = latest
      return () => own === latest
    },
    /** Resolves when the running navigation has ended. */
    idle: () => running,
    /** One that began while another was half done would leave the address of one page with the other's content. */
    run(navigation: () => Promise<void>): Promise<void> {
      const done = navigation()
      running = done.catch(() => undefined)
      return done
    },
  }
}

export const createNavigation = (settings: Settings): Navigation => {
  const { language, history, loader, isMember, overlays, prefetchPage, prefetchOverlay } = settings
  const queue = createNavigationQueue()
  const { commitNavigation, commitOverlay, followBrowser } = createPageChange(settings)
  const absolute = (to: string) => (splitLanguage(to).language ? to : inLanguage(language, to))

  const navigate: Platform['navigate'] = async (to, { replace = false, keepScroll = false, placeholder } = {}) => {
    const isLatest = queue.request()
    const href = absolute(to)
    const next = loader().match(href)
    if (!next) {
      location.assign(href)
      return
    }
    const overlay = overlays.find(href)
    const isForMembers = next.route.access === 'member' || overlay?.access === 'member'
    if (isForMembers && !isMember()) return navigate(urls.getStarted(href), { replace })
    const page = overlays.toPage(href)
    if (page !== history.getPage()) prefetchPage(next.route)
    await queue.idle()
    if (!isLatest()) return
    if (href !== history.get() && page === history.getPage()) return queue.run(() => commitOverlay(href, replace))
    const here = loader().match(history.get())
    const sameRoute = here?.route === next.route
    const samePath = sameRoute && href.split(/[?#]/)[0] === history.get().split(/[?#]/)[0]
    // What is there is shown in the task of the click itself; so is what the link knows of a page that is yet to come, which
    // is asked for once that is painted.
    const isAtOnce = samePath || loader().isLoaded(page) || (!sameRoute && placeholder !== undefined)
    if (!isAtOnce) await Promise.race([loader().load(page), sleep(maxWaitMs)])
    if (!isLatest()) return
    return queue.run(() => commitNavigation(href, { replace, keepScroll, placeholder, sameRoute, samePath }))
  }

  const prefetch: Platform['prefetch'] = (to) => {
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection
    const href = absolute(to)
    const found = connection?.saveData ? undefined : loader().match(href)
    if (!found) return
    prefetchOverlay(href)
    const page = overlays.toPage(href)
    if (page === history.getPage()) return
    prefetchPage(found.route)
    void loader().load(page)
  }

  const onPopState = async (event: PopStateEvent) => {
    if ('singleSpa' in event) return
    // single-spa would begin to take the page out that is left; it follows below.
    event.stopImmediatePropagation()
    const isLatest = queue.request()
    await queue.idle()
    // Whatever else the visitor asked for meanwhile begins at the address that the browser is at by now.
    if (isLatest()) await queue.run(followBrowser)
  }

  return {
    navigate,
    prefetch,
    interceptLinks: () =>
      listenToWindow({
        onPopState: (event) => void onPopState(event),
        onScroll: history.saveScrollPosition,
        follow: (href) => {
          if (!loader().match(href)) return false
          void navigate(href)
          return true
        },
      }),
  }
}
