import type { Platform } from '@jobspan/shared-kit/remote'
import { openPageRoot, type PageRoot } from '@jobspan/shared-kit/remote/browser'
import { sleep } from '@jobspan/shared-kit/timing'
import type { ReactElement } from 'react'
import type { LifeCycles } from 'single-spa'
import type { BootPage } from '../boot-data.ts'
import type { ActiveRemotes, ClientRoute } from '../federation/active-remotes.ts'
import type { Federation, ReleaseId } from '../federation/federation.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'
import { runWhenIdle, waitForNextPaint } from '../scheduling.ts'
import type { AnnouncePage } from './announce-page.ts'
import type { SiteHistory } from './history.ts'
import { loadNotFoundView } from './load-not-found-view.tsx'
import type { PageContainer } from './page-container-pool.ts'
import type { LoadedPage, PageLoader } from './page-loader.ts'
import type { CachedPage, PageOutlet } from './page-outlet.ts'
import { getMountEvent, type PageAction, type PageEvent, type PageState, transition } from './page-state-machine.ts'
import { createPageViews, type PageViews, type ShownPage } from './page-views.tsx'

/** The page that is shown: its route, and its release. */
export type ActivePage = { route: ClientRoute | undefined; release: ReleaseId | undefined }

export type PageSettings = {
  activeRemotes: ActiveRemotes
  loader: PageLoader
  platform: Platform
  history: SiteHistory
  federation: Federation
  bootPage: BootPage
  telemetry: TelemetryRecorder
  outlet: PageOutlet
  pageOutlet: HTMLElement
  /** How the server left the page. Only the page that is mounted first gets an answer. */
  consumeServerMarkup(): BootPage['state'] | undefined
  acquireContainer(): PageContainer
  onActivePageChange(activePage: ActivePage): void
  announcePage: AnnouncePage
}

/** For this long the last frame of the page before stays, until a skeleton says that something is loading. */
const skeletonDelayMs = 120

/** single-spa warns about mounts of 3 s and more. A mount that takes longer goes on by itself. */
const maxMountMs = 2500

/** A page application and what it holds. Its state machine is in `page-state-machine.ts`. */
type Page = PageSettings & {
  route: ClientRoute | undefined
  state: PageState
  views: PageViews
  /** Counts mounts and unmounts: the result of a load that an earlier one began is dropped. */
  generation: number
  /** Number in the React keys of the views. */
  viewKey: number
  mountedAt: number
  serverState: BootPage['state'] | undefined
  root: PageRoot | undefined
  container: HTMLElement | undefined
  /** Root of the fallback above the server's markup. */
  fallbackRoot: PageRoot | undefined
  loaded: { page: LoadedPage; href: string; notFoundView: ReactElement | undefined } | undefined
  release: ReleaseId | undefined
  /** Key of the history entry that the page is shown at. When the page is left, the history is already at the next entry. */
  historyKey: string
  cached: (CachedPage & { page: ShownPage; root: PageRoot }) | undefined
  onError(error: unknown, isPageBroken?: boolean): void
}

/** Moves the page to its next state and runs the actions. Resolves when they are done. */
const dispatch = async (page: Page, event: PageEvent): Promise<void> => {
  const [state, ...names] = transition(page.state, event)
  page.state = state
  await Promise.all(names.map((name) => actions[name](page)))
}

const setActiveRelease = (page: Page, release?: ReleaseId) => {
  page.release = release
  page.onActivePageChange({ route: page.route, release })
}

const openRoot = ({ onError, telemetry }: Page, container: HTMLElement, hydrate: boolean) =>
  openPageRoot({ container, hydrate, onError, onRecovered: telemetry.warn })

const closeFallback = (page: Page) => {
  page.fallbackRoot?.close()
  page.fallbackRoot = undefined
}

const getNotFoundStatus = (page: LoadedPage): 404 | 410 | undefined => {
  if (page.status === 'no-route') return 404
  return page.status === 'loaded' && page.settled.step === 'missing' ? page.settled.status : undefined
}

/** Loads the page of the current address and dispatches the result, unless the visitor has left meanwhile. */
const load = async (page: Page): Promise<void> => {
  const { generation, loader, history, bootPage, serverState } = page
  const href = history.get()
  const loaded = await loader.load(href)
  if (generation !== page.generation) return
  const status = getNotFoundStatus(loaded)
  let event: PageEvent = loaded.status === 'failed' ? 'LOAD_FAILED' : status ? 'NOT_FOUND' : 'LOADED'
  let notFoundView: ReactElement | undefined
  if (status) {
    const countries = serverState && bootPage.state === 'disabled' ? bootPage.countries : undefined
    try {
      notFoundView = await loadNotFoundView(status, countries)
    } catch (error) {
      // The server's markup stays: it says the same.
      if (serverState) return page.onError(error)
      event = 'LOAD_FAILED'
    }
    if (generation !== page.generation) return
  }
  page.loaded = { page: loaded, href, notFoundView }
  await dispatch(page, event)
}

const renderView = async ({ container, root, outlet }: Page, view: ReactElement): Promise<void> => {
  if (!container) return
  outlet.show(container)
  await root?.render(view)
}

/** Renders the result of a load: the next page has arrived then. */
const renderLoaded = async (page: Page, view: ReactElement): Promise<void> => {
  const { generation, loaded, telemetry, outlet } = page
  if (!loaded) return
  const loadedAt = performance.now()
  const release = loaded.page.status === 'loaded' ? loaded.page.release : undefined
  closeFallback(page)
  setActiveRelease(page, release)
  await renderView(page, view)
  if (generation === page.generation) outlet.onPageArrived()
  if (release && page.state !== 'crashed') {
    telemetry.recordMount(release)
    telemetry.recordLoad(release, 'mount', performance.now() - loadedAt)
    telemetry.recordLoad(release, 'total', performance.now() - page.mountedAt)
  }
  page.announcePage(loaded.page, loaded.href)
}

const storeInCache = (page: Page): void => {
  const { root, container, loaded, historyKey, outlet, activeRemotes } = page
  if (!root || !container || loaded?.page.status !== 'loaded') return
  const { page: left } = loaded
  const { activeElement } = document
  const cached = {
    page: left,
    root,
    container,
    key: historyKey,
    focused: activeElement instanceof HTMLElement && container.contains(activeElement) ? activeElement : undefined,
    isUsable: () =>
      activeRemotes.remotes().some(({ name, build }) => name === left.release?.name && build === left.release.build),
    deactivate: () => void dispatch(page, 'DEACTIVATE'),
    close: () => {
      if (page.cached === cached) void dispatch(page, 'EVICT')
      root.close()
      container.remove()
    },
  }
  page.cached = cached
  outlet.store(cached)
}

/** Shows the cached page. Where the visitor went back, the outlet has made it visible already. */
const restoreFromCache = (page: Page): void => {
  const { cached, outlet, history, loader, telemetry } = page
  if (!cached) return
  page.cached = undefined
  ;({ root: page.root, container: page.container } = cached)
  const { release } = cached.page
  setActiveRelease(page, release)
  outlet.show(cached.container)
  cached.root.update(page.views.page(cached.page))
  outlet.onPageArrived()
  if (release) telemetry.recordMount(release)
  const href = history.get()
  void loader.load(href).then((loaded) => page.announcePage(loaded, href))
}

const actions: Record<PageAction, (page: Page) => unknown> = {
  reload: () => location.reload(),
  openRoot(page) {
    const { serverState, pageOutlet, state } = page
    setActiveRelease(page)
    const serverContainer = serverState && pageOutlet.querySelector<HTMLElement>(':scope > div')
    if (serverContainer) {
      page.container = serverContainer
      page.root = openRoot(page, serverContainer, state === 'hydrating')
      return
    }
    const next = page.acquireContainer()
    next.setRenderErrorHandler(page.onError)
    ;({ container: page.container, root: page.root } = next)
  },
  load: (page) => load(page).catch(page.onError),
  loadAfterPaint(page) {
    // The placeholder is painted before the page is asked for, which takes a phone as long again as painting it.
    const { generation } = page
    void waitForNextPaint().then(() => generation === page.generation && actions.load(page))
  },
  clearLoader: ({ loader }) => loader.clear(),
  renderPlaceholder: (page) => renderView(page, page.views.skeleton(true)),
  renderSkeleton: (page) => renderView(page, page.views.skeleton(false)),
  renderPage: (page) => page.loaded?.page.status === 'loaded' && renderLoaded(page, page.views.page(page.loaded.page)),
  renderNotFound: (page) =>
    page.loaded?.notFoundView && renderLoaded(page, page.views.framed(page.loaded.notFoundView)),
  renderFailure: (page) => renderLoaded(page, page.views.failure('page')),
  renderFallbackAbove(page) {
    page.fallbackRoot ??= openRoot(page, document.getElementById('page-fallback') as HTMLElement, false)
    return page.fallbackRoot.render(page.views.failure('slot'))
  },
  renewKey(page) {
    page.viewKey += 1
  },
  close(page) {
    page.root?.close()
    page.container?.remove()
  },
  store: storeInCache,
  restore: restoreFromCache,
  deactivate: ({ cached, views }) => cached?.root.update(views.page(cached.page, true)),
  closeCached(page) {
    const { cached, outlet } = page
    page.cached = undefined
    if (!cached) return
    outlet.take(cached)
    runWhenIdle(cached.close)
  },
}

const createPage = (route: ClientRoute | undefined, settings: PageSettings): Page => {
  const { history, loader, telemetry } = settings
  const views = createPageViews({
    ...settings,
    getKey: () => page.viewKey,
    match(address) {
      const found = page.state === 'cached' ? undefined : loader.match(address)
      if (found?.route !== route) return undefined
      page.historyKey = history.key()
      return found?.params
    },
    retry: () => void dispatch(page, 'RETRY'),
  })
  const page: Page = {
    ...settings,
    route,
    views,
    state: 'idle',
    generation: 0,
    viewKey: 0,
    mountedAt: 0,
    historyKey: '',
    serverState: undefined,
    root: undefined,
    container: undefined,
    fallbackRoot: undefined,
    loaded: undefined,
    release: undefined,
    cached: undefined,
    onError(error, isPageBroken = true) {
      telemetry.recordCrash(error, page.release)
      if (isPageBroken) void dispatch(page, 'RENDER_ERROR')
    },
  }
  return page
}

/** Whether the cached page can be shown here. It can be evicted between Back and the mount, as when releases changed. */
const canRestore = ({ cached, outlet, history }: Page): boolean =>
  cached !== undefined && outlet.take(cached) && cached.key === history.key() && cached.isUsable()

/**
 * What single-spa calls for one route, or for addresses that no page has (`route` is undefined). Neither `mount` nor `unmount` ever
 * rejects.
 */
export const pageLifecycles = (route: ClientRoute | undefined, settings: PageSettings): LifeCycles => {
  const { federation, history, loader } = settings
  const page = createPage(route, settings)
  let stopListening: (() => void) | undefined
  return {
    bootstrap: async () => undefined,
    async mount() {
      const generation = ++page.generation
      page.mountedAt = performance.now()
      page.historyKey = history.key()
      stopListening = route && federation.onRecovered(route.remote, () => void dispatch(page, 'REMOTE_RECOVERED'))
      if (canRestore(page)) return dispatch(page, 'MOUNT_CACHED')
      void dispatch(page, 'EVICT')
      page.serverState = settings.consumeServerMarkup()
      const event = getMountEvent({
        serverState: page.serverState,
        hasRoute: route !== undefined,
        hasPlaceholder: history.placeholder() !== undefined,
        isLoaded: loader.isLoaded(history.get()),
      })
      const mounted = dispatch(page, event)
      await Promise.race([mounted, sleep(event === 'MOUNT_MARKUP' ? maxMountMs : skeletonDelayMs)])
      if (generation === page.generation) await dispatch(page, 'SKELETON_DELAY')
    },
    async unmount() {
      page.generation += 1
      stopListening?.()
      closeFallback(page)
      const isOfRemote = page.loaded?.page.status === 'loaded' && page.loaded.page.release !== undefined
      void dispatch(page, isOfRemote ? 'UNMOUNT_CACHEABLE' : 'UNMOUNT')
      page.root = undefined
      page.container = undefined
    },
  }
}
