import { openPageRoot, type PageRoot } from '@jobspan/shared-kit/remote/browser'
import { sleep } from '@jobspan/shared-kit/timing'
import type { ReactElement } from 'react'
import type { LifeCycles } from 'single-spa'
import type { BootPage } from '../boot-data.ts'
import type { ClientRoute } from '../federation/active-remotes.ts'
import { findReleaseInStack } from '../federation/canary-replacement.ts'
import type { ReleaseId } from '../federation/federation-settings.ts'
import { runWhenIdle, waitForNextPaint } from '../scheduling.ts'
import { loadNotFoundView } from './load-not-found-view.tsx'
import type { LoadedPage } from './page-loader.ts'
import type { CachedPage } from './page-outlet.ts'
import type { PageSettings } from './page-settings.ts'
import { getMountEvent, type PageAction, type PageEvent, type PageState, transition } from './page-state-machine.ts'
import { createPageViews, type ShownPage } from './page-views.tsx'

/** For this long the last frame of the page before stays, until a skeleton says that something is loading. */
const skeletonDelayMs = 120

/** From the navigation on; then a page that shows nothing has failed. */
const maxBlankMs = 4000
/** A page that was late itself has this long to show something. */
const minShowMs = 1500
/** Boundaries show their fallback first, and hear of what comes in the place of what failed. */
const replaceDelayMs = 50

/** single-spa warns about mounts of 3 s and more. A mount that takes longer goes on by itself. */
const maxMountMs = 2500

const getNotFoundStatus = (page: LoadedPage): 404 | 410 | undefined => {
  if (page.status === 'no-route') return 404
  return page.status === 'loaded' && page.settled.step === 'missing' ? page.settled.status : undefined
}

/** Whether nothing can be read there, nor seen, nor is said to come. */
const isBlank = (container: HTMLElement): boolean =>
  container.textContent?.trim() === '' && !container.querySelector('img,svg,video,canvas,[aria-busy=true]')

const getFocused = (container: HTMLElement): HTMLElement | undefined => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && container.contains(activeElement) ? activeElement : undefined
}

/**
 * What single-spa calls for one route, or for addresses that no page has (`route` is undefined). Neither `mount` nor `unmount` ever
 * rejects. What happens when is decided by the table in `page-state-machine.ts`; here are its actions.
 */
export const pageLifecycles = (route: ClientRoute | undefined, settings: PageSettings): LifeCycles => {
  // Over 80 lines: the actions share the state of one page. Kept in an object, it would cost each first visit 300 bytes more.
  const { activeRemotes, loader, history, federation, telemetry, outlet, bootPage } = settings
  let state: PageState = 'idle'
  /** Counts mounts and unmounts: the result of a load that an earlier one began is dropped. */
  let generation = 0
  /** Number in the React keys of the views. */
  let viewKey = 0
  let mountedAt = 0
  let serverState: BootPage['state'] | undefined
  let root: PageRoot | undefined
  let container: HTMLElement | undefined
  /** Root of the fallback above the server's markup. */
  let fallbackRoot: PageRoot | undefined
  /** The page as it was loaded last. */
  let page: LoadedPage = { status: 'no-route' }
  let pageHref = ''
  let notFoundView: ReactElement
  let release: ReleaseId | undefined
  /** Key of the history entry that the page is shown at. When the page is left, the history is already at the next entry. */
  let historyKey = ''
  let cached: (CachedPage & { page: ShownPage; root: PageRoot }) | undefined
  let stopListening: (() => void) | undefined
  let stallTimer = 0
  /** Build that the server rendered, whose markup only the same build can take over. */
  let serverBuild: string | undefined
  /** When the visitor set out for the page. */
  let navigatedAt = 0
  /** Whether the view that is shown was counted as a mount. */
  let isCounted = false

  /** Moves to the next state and runs the actions. Resolves when they are done. */
  const dispatch = (event: PageEvent): Promise<unknown> => {
    const [next, ...names] = transition(state, event)
    state = next
    return Promise.all(names.map((name) => actions[name]()))
  }
  /** Nothing of it can be lost any more. */
  const leaveBrokenPage = () => settings.onActivePageChange({ route, release: undefined })
  const countMount = () => {
    if (release && !isCounted) telemetry.recordMount(release)
    isCounted = true
  }
  const onError = (error: unknown, isPageBroken = true) => {
    // What throws at its first rendering was tried all the same: else a canary of which nothing else comes has no mounts that fail.
    if (isPageBroken) countMount()
    telemetry.recordCrash(error, release)
    const broken = (error instanceof Error && findReleaseInStack(error.stack)) || (isPageBroken ? release : undefined)
    if (isPageBroken) {
      void dispatch('crashed')
      leaveBrokenPage()
    }
    if (broken) setTimeout(() => void federation.replaceFailed(broken), replaceDelayMs)
  }
  /** What hangs while it renders, or waits for data for ever, throws nothing. */
  const watchForStall = () => {
    const [current, loaded] = [generation, page]
    const waitMs = Math.max(minShowMs, maxBlankMs - (performance.now() - navigatedAt))
    clearTimeout(stallTimer)
    stallTimer = window.setTimeout(() => {
      if (current !== generation || state !== 'ready' || loaded.status !== 'loaded' || !container) return
      const isLate = loaded.settled.step === 'late' && container.querySelector('[aria-busy=true]') !== null
      if (!isLate && !isBlank(container)) return
      const error = new Error(`the page showed nothing within ${maxBlankMs} ms`)
      error.name = 'PageTimeoutError'
      telemetry.recordCrash(error, loaded.release)
      page = { status: 'failed', route: loaded.route }
      leaveBrokenPage()
      void dispatch('stalled')
      if (loaded.settled.step === 'late')
        void loaded.settled.head.then(() => current === generation && dispatch('recovered'))
      if (loaded.release) void federation.replaceFailed(loaded.release)
    }, waitMs)
  }
  const views = createPageViews({
    ...settings,
    getKey: () => viewKey,
    match(address) {
      const found = state === 'cached' ? undefined : loader.match(address)
      if (found?.route !== route) return undefined
      historyKey = history.key()
      return found?.params
    },
    retry: () => void dispatch('retry'),
  })
  const setActiveRelease = (next?: ReleaseId) => {
    release = next
    settings.onActivePageChange({ route, release })
  }
  const findBuild = () => activeRemotes.remotes().find(({ name }) => name === route?.remote)?.build
  const openRoot = (element: HTMLElement, hydrate: boolean) =>
    openPageRoot({ container: element, hydrate, onError, onRecovered: telemetry.warn })
  const closeFallback = () => {
    fallbackRoot?.close()
    fallbackRoot = undefined
  }
  const renderView = async (view: ReactElement) => {
    if (!container) return
    outlet.show(container)
    await root?.render(view)
  }
  /** Renders the result of a load: the next page has arrived then. */
  const renderLoaded = async (view: ReactElement) => {
    const [current, loaded, href, loadedAt] = [generation, page, pageHref, performance.now()]
    closeFallback()
    const next = loaded.status === 'loaded' ? loaded.release : undefined
    setActiveRelease(next)
    isCounted = false
    if (serverBuild && next && next.build !== serverBuild && container) {
      container.replaceChildren()
      root = openRoot(container, false)
    }
    serverBuild = undefined
    await renderView(view)
    if (current === generation) outlet.onPageArrived()
    if (current === generation && state === 'ready') watchForStall()
    countMount()
    if (release && state !== 'crashed') {
      telemetry.recordLoad(release, 'mount', performance.now() - loadedAt)
      telemetry.recordLoad(release, 'total', performance.now() - mountedAt)
    }
    settings.announcePage(loaded, href)
  }
  /** Loads the page of the current address and dispatches the result, unless the visitor has left meanwhile. */
  const load = async () => {
    const current = generation
    const href = history.getPage()
    const loaded = await loader.load(href)
    const status = getNotFoundStatus(loaded)
    let event: PageEvent = loaded.status === 'failed' ? 'failed' : status ? 'notFound' : 'loaded'
    let view = notFoundView
    if (status && current === generation) {
      const countries = serverState && bootPage.state === 'disabled' ? bootPage.countries : undefined
      try {
        view = await loadNotFoundView(status, countries)
      } catch (error) {
        // The server's markup stays: it says the same.
        if (serverState) return onError(error)
        event = 'failed'
      }
    }
    if (current !== generation) return
    ;[page, pageHref, notFoundView] = [loaded, href, view]
    await dispatch(event)
  }

  const actions: Record<PageAction, () => unknown> = {
    reload: () => location.reload(),
    openRoot() {
      setActiveRelease()
      const element = serverState && settings.pageOutlet.querySelector<HTMLElement>(':scope > div')
      if (element) {
        container = element
        if (state === 'hydrating') serverBuild = findBuild()
        root = openRoot(element, state === 'hydrating')
        return
      }
      const next = settings.acquireContainer()
      next.setRenderErrorHandler(onError)
      ;({ container, root } = next)
    },
    load: () => load().catch(onError),
    loadReplacement() {
      const current = generation
      const href = history.getPage()
      void loader.load(href).then((loaded) => {
        if (current !== generation || loaded.status !== 'loaded') return
        ;[page, pageHref] = [loaded, href]
        void dispatch('reloaded')
      })
    },
    loadAfterPaint() {
      // The placeholder is painted before the page is asked for, which takes a phone as long again as painting it.
      const current = generation
      void waitForNextPaint().then(() => current === generation && actions.load())
    },
    clearLoader: loader.clear,
    renderPlaceholder: () => renderView(views.skeleton(history.placeholder())),
    renderSkeleton: () => renderView(views.skeleton()),
    renderPage: () => renderLoaded(views.page(page as ShownPage)),
    renderNotFound: () => renderLoaded(views.framed(notFoundView)),
    renderFailure: () => renderLoaded(views.failure('page')),
    renderFallbackAbove() {
      fallbackRoot ??= openRoot(document.getElementById('page-fallback') as HTMLElement, false)
      return fallbackRoot.render(views.failure('slot'))
    },
    renewKey() {
      viewKey += 1
    },
    close() {
      root?.close()
      container?.remove()
    },
    store() {
      const left = { page: page as ShownPage, root: root as PageRoot, container: container as HTMLElement }
      const { name: remote, build: leftBuild } = left.page.release as ReleaseId
      const entry = {
        ...left,
        key: historyKey,
        focused: getFocused(left.container),
        isUsable: () => activeRemotes.remotes().some(({ name, build }) => name === remote && build === leftBuild),
        deactivate: () => void dispatch('deactivate'),
        close: () => {
          if (cached === entry) void dispatch('evict')
          left.root.close()
          left.container.remove()
        },
      }
      cached = entry
      outlet.store(entry)
    },
    // Where the visitor went back, the outlet has made the page visible already.
    restore() {
      const entry = cached as NonNullable<typeof cached>
      cached = undefined
      ;({ root, container, page } = entry)
      setActiveRelease(entry.page.release)
      outlet.show(entry.container)
      entry.root.update(views.page(entry.page))
      outlet.onPageArrived()
      if (release) telemetry.recordMount(release)
      const href = history.getPage()
      void loader.load(href).then((loaded) => settings.announcePage(loaded, href))
    },
    deactivate: () => cached?.root.update(views.page(cached.page, true)),
    closeCached() {
      const entry = cached
      cached = undefined
      if (!entry) return
      outlet.take(entry)
      runWhenIdle(entry.close)
    },
  }

  return {
    bootstrap: async () => undefined,
    async mount() {
      const current = ++generation
      mountedAt = performance.now()
      historyKey = history.key()
      const stops = route && [
        federation.onRecovered(route.remote, () => void dispatch('recovered')),
        federation.onCanaryReplaced(({ name, build }, hasParts) => {
          const isShown = state === 'ready' && (hasParts || (release?.name === name && release.build === build))
          if (isShown) void dispatch('replaced')
          return isShown
        }),
      ]
      stopListening = () => {
        for (const stop of stops ?? []) stop()
      }
      // The cached page can be evicted between Back and the mount, as when releases changed.
      if (cached && outlet.take(cached) && cached.key === historyKey && cached.isUsable()) {
        await dispatch('mountCached')
        return
      }
      void dispatch('evict')
      serverState = settings.consumeServerMarkup()
      navigatedAt = serverState ? 0 : mountedAt
      const event = getMountEvent({
        serverState,
        hasRoute: route !== undefined,
        hasPlaceholder: history.placeholder() !== undefined,
        isLoaded: loader.isLoaded(history.getPage()),
      })
      await Promise.race([dispatch(event), sleep(event === 'mountMarkup' ? maxMountMs : skeletonDelayMs)])
      if (current === generation) await dispatch('skeletonDelay')
    },
    async unmount() {
      generation += 1
      stopListening?.()
      clearTimeout(stallTimer)
      closeFallback()
      void dispatch(page.status === 'loaded' && page.release ? 'unmountCacheable' : 'unmount')
      root = undefined
      container = undefined
    },
  }
}
