import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import type { Platform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage, urls } from '@jobspan/shared-kit/routing'
import { triggerAppChange } from 'single-spa'
import type { SiteHistory } from './history.ts'
import type { PageLoader } from './page-loader.ts'

type Settings = {
  language: LanguageKey
  history: SiteHistory
  loader(): PageLoader
  isMember(): boolean
  /** Called once the next page is in the document. */
  onArrived(how: { sameRoute: boolean; samePath: boolean }): void
}

/** How long the old page stays while the next gets ready, in milliseconds. */
const patience = 700

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export type Navigation = Pick<Platform, 'navigate' | 'prefetch'> & {
  /** Takes over Back and Forward, and clicks on plain links to own pages. */
  listen(): void
}

export const createNavigation = ({ language, history, loader, isMember, onArrived }: Settings): Navigation => {
  let latest = 0
  const absolute = (to: string) => (splitLanguage(to).language ? to : inLanguage(language, to))

  const arrive = async (href: string, replace: boolean, samePage: boolean, keepScroll: boolean) => {
    history.push(href, replace)
    history.settle()
    if (!samePage) await triggerAppChange()
    if (!keepScroll) scrollTo({ top: 0, behavior: 'instant' })
  }

  const navigate: Platform['navigate'] = async (to, { replace = false, keepScroll = false } = {}) => {
    const turn = ++latest
    const href = absolute(to)
    const next = loader().match(href)
    if (!next) {
      location.assign(href)
      return
    }
    if (next.route.access === 'member' && !isMember()) return navigate(urls.getStarted(href), { replace })
    const here = loader().match(history.get())
    const sameRoute = here?.route === next.route
    const samePath = sameRoute && href.split(/[?#]/)[0] === history.get().split(/[?#]/)[0]
    const opening = loader().open(href)
    if (!samePath) await Promise.race([opening, sleep(patience)])
    if (turn !== latest) return
    history.rememberScroll()
    const go = () => arrive(href, replace, sameRoute, keepScroll)
    if (!sameRoute && 'startViewTransition' in document && !calm() && document.visibilityState === 'visible') {
      await document.startViewTransition(go).updateCallbackDone.catch(() => undefined)
    } else await go()
    onArrived({ sameRoute, samePath })
  }

  const prefetch: Platform['prefetch'] = (to) => {
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection
    if (!connection?.saveData && loader().match(absolute(to))) void loader().open(absolute(to))
  }

  const onPopState = async (event: PopStateEvent) => {
    if ('singleSpa' in event) return
    latest++
    const before = loader().match(history.get())?.route
    history.settle()
    const sameRoute = loader().match(history.get())?.route === before
    await triggerAppChange()
    scrollTo({ top: history.scrollOf(), behavior: 'instant' })
    onArrived({ sameRoute, samePath: false })
  }

  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const anchor = (event.target as Element | null)?.closest?.('a[href]')
    if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute('download')) return
    const url = new URL(anchor.href)
    if (url.origin !== location.origin) return
    const href = url.pathname + url.search + url.hash
    const onlyHash = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
    if (onlyHash || !loader().match(href)) return
    event.preventDefault()
    void navigate(href)
  }

  return {
    navigate,
    prefetch,
    listen() {
      addEventListener('popstate', (event) => void onPopState(event))
      addEventListener('pagehide', history.rememberScroll)
      addEventListener('scroll', throttle(history.rememberScroll, 250), { passive: true })
      document.addEventListener('click', onClick)
    },
  }
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
