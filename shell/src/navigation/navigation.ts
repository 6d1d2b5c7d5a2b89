import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { PagePlaceholder, Platform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage, urls } from '@jobspan/shared-kit/routing'
import { sleep } from '@jobspan/shared-kit/timing'
import { triggerAppChange } from 'single-spa'
import type { ClientRoute } from '../federation/active-remotes.ts'
import type { OverlayIndex } from '../overlays/overlay-index.ts'
import { runWhenIdle, waitForNextPaint } from '../scheduling.ts'
import type { SiteHistory } from './history.ts'
import type { PageLoader } from './page-loader.ts'
import { createScrollRestorer } from './scroll-restorer.ts'

type Settings = {
  language: LanguageKey
  history: SiteHistory
  loader(): PageLoader
  isMember(): boolean
  /** Asks for a page's files, and for what its calls need. */
  prefetchPage(route: ClientRoute): void
  overlays: Pick<OverlayIndex, 'find' | 'toPage'>
  /** Asks for what the overlay of an address needs, where it has one. */
  prefetchOverlay(href: string): void
  /** Shows the page again that was left at a history entry, where it is kept. */
  restorePage(key: string): boolean
  /** Called once the next page stands before the visitor. */
  onNavigated(how: { sameRoute: boolean; samePath: boolean }): void
}

/** How long the old page stays while the next gets ready, in milliseconds. */
const maxWaitMs = 700

/** A transition draws the old page and the new one once more, which costs a phone more than both pages together. */
const canUseViewTransition = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  matchMedia('(min-width: 1024px) and (prefers-reduced-motion: no-preference)').matches

type NavigationStep = Required<Pick<NonNullable<Parameters<Platform['navigate']>[1]>, 'replace' | 'keepScroll'>> & {
  placeholder: PagePlaceholder | undefined
  sameRoute: boolean
  samePath: boolean
}

export type Navigation = Pick<Platform, 'navigate' | 'prefetch'> & {
  /** Takes over Back and Forward, and clicks on plain links to own pages. */
  interceptLinks(): void
}

/** Address inside this site that a plain click on a link leads to. Links within the page are left to the browser. */
const getInternalHref = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const anchor = (event.target as Element | null)?.closest?.('a[href]')
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute('download')) return undefined
  const url = new URL(anchor.href)
  const isWithinPage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return url.origin !== location.origin || isWithinPage ? undefined : url.pathname + url.search + url.hash
}

/** Changes the page: `commitNavigation` goes to an address, `followBrowser` follows Back and Forward, whose address stands already. */
const createPageChange = ({
  history,
  loader,
  restorePage,
  onNavigated,
}: Pick<Settings, 'history' | 'loader' | 'restorePage' | 'onNavigated'>) => {
  const restoreScroll = createScrollRestorer()

  const commitNavigation = async (
    href: string,
    { replace, keepScroll, placeholder, sameRoute, samePath }: NavigationStep,
  ) => {
    history.saveScrollPosition()
    const go = async () => {
      history.push(href, { replace, placeholder })
      history.syncLocation()
      if (sameRoute) history.notifyListeners()
      else await triggerAppChange()
      if (!keepScroll) restoreScroll(0)
    }
    if (!sameRoute && canUseViewTransition()) {
      await document.startViewTransition(go).updateCallbackDone.catch(() => undefined)
    } else await go()
    if (sameRoute) {
      onNavigated({ sameRoute, samePath })
      // The page followed by itself; what else stands on an address hears of it when there is nothing better to do.
      runWhenIdle(() => void triggerAppChange())
      return
    }
    await waitForNextPaint()
    onNavigated({ sameRoute, samePath })
    history.notifyListeners()
  }

  const followBrowser = async () => {
    const [hrefBefore, pageBefore] = [history.get(), history.getPage()]
    const before = loader().match(hrefBefore)?.route
    const { isWithinPage } = history.syncLocation()
    // An overlay came or went. The page below it stays as it is: it keeps its place, and nobody is told of another one.
    if (history.get() !== hrefBefore && history.getPage() === pageBefore) {
      history.notifyListeners()
      await triggerAppChange()
      return
    }
    // The browser has gone to the place itself.
    if (isWithinPage) return history.notifyListeners()
    const sameRoute = loader().match(history.get())?.route === before
    const restore = () => restoreScroll(history.getScrollPosition())
    const isBack = !sameRoute && restorePage(history.key())
    if (isBack) {
      restore()
      await waitForNextPaint()
    }
    history.notifyListeners()
    await triggerAppChange()
    if (!isBack) restore()
    onNavigated({ sameRoute, samePath: false })
  }

  const commitOverlay = (href: string, replace: boolean) => {
    history.saveScrollPosition()
    history.push(href, { replace, placeholder: undefined })
    return followBrowser()
  }

  return { commitNavigation, commitOverlay, followBrowser }
}

export const createNavigation = ({
  language,
  history,
  loader,
  isMember,
  overlays,
  prefetchPage,
  prefetchOverlay,
  restorePage,
  onNavigated,
}: Settings): Navigation => {
  let latest = 0
  /** The move at hand. One that began while another was half done would leave the address of one page with the other's content. */
  let pendingNavigation: Promise<unknown> = Promise.resolve()
  const runExclusive = (run: () => Promise<void>): Promise<void> => {
    const moved = run()
    pendingNavigation = moved.catch(() => undefined)
    return moved
  }
  const { commitNavigation, commitOverlay, followBrowser } = createPageChange({
    history,
    loader,
    restorePage,
    onNavigated,
  })
  const absolute = (to: string) => (splitLanguage(to).language ? to : inLanguage(language, to))

  const navigate: Platform['navigate'] = async (to, { replace = false, keepScroll = false, placeholder } = {}) => {
    const navigationId = ++latest
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
    await pendingNavigation
    if (navigationId !== latest) return
    if (href !== history.get() && page === history.getPage()) return runExclusive(() => commitOverlay(href, replace))
    const here = loader().match(history.get())
    const sameRoute = here?.route === next.route
    const samePath = sameRoute && href.split(/[?#]/)[0] === history.get().split(/[?#]/)[0]
    // What is there is shown in the turn of the click itself; so is what the link knows of a page that is yet to come, which
    // is asked for once that is painted.
    const isAtOnce = samePath || loader().isLoaded(page) || (!sameRoute && placeholder !== undefined)
    if (!isAtOnce) await Promise.race([loader().load(page), sleep(maxWaitMs)])
    if (navigationId !== latest) return
    return runExclusive(() => commitNavigation(href, { replace, keepScroll, placeholder, sameRoute, samePath }))
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
    const navigationId = ++latest
    await pendingNavigation
    // Whatever else the visitor asked for meanwhile begins at the address that the browser is at by now.
    if (navigationId === latest) await runExclusive(followBrowser)
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

const listenToWindow = (listeners: {
  onPopState(event: PopStateEvent): void
  onScroll(): void
  /** Whether the address is followed here; if not, the browser follows the link. */
  follow(href: string): boolean
}) => {
  // Before single-spa, which keeps listeners of the window until it has changed pages: its own `addEventListener` is not used.
  EventTarget.prototype.addEventListener.call(
    window,
    'popstate',
    (event) => listeners.onPopState(event as PopStateEvent),
    true,
  )
  addEventListener('pagehide', listeners.onScroll)
  addEventListener('scroll', throttle(listeners.onScroll, 250), { passive: true })
  document.addEventListener('click', (event) => {
    const href = getInternalHref(event)
    if (href !== undefined && listeners.follow(href)) event.preventDefault()
  })
}

const throttle = (run: () => void, milliseconds: number) => {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      run()
    }, milliseconds)
  }
}
