import type { PagePlaceholder, Platform } from '@jobspan/shared-kit/remote'
import { triggerAppChange } from 'single-spa'
import { runWhenIdle, waitForNextPaint } from '../scheduling.ts'
import type { SiteHistory } from './history.ts'
import type { PageLoader } from './page-loader.ts'
import { createScrollRestorer } from './scroll-restorer.ts'

export type PageChangeSettings = {
  history: SiteHistory
  loader(): PageLoader
  /** Shows the page again that was left at a history entry, where it is kept. */
  restorePage(key: string): boolean
  /** Called once the next page stands before the visitor. */
  onNavigated(how: { sameRoute: boolean; samePath: boolean }): void
}

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

/** Changes the page: `commitNavigation` goes to an address, `followBrowser` follows Back and Forward, whose address stands already. */
export const createPageChange = ({ history, loader, restorePage, onNavigated }: PageChangeSettings) => {
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
      // The page followed by itself; what else follows the address is updated when there is nothing better to do.
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
    // Read now: until the page is there, scroll events of the page that is left are saved at the key of this entry.
    const top = history.getScrollPosition()
    const restore = () => restoreScroll(top)
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
