import type { ReactElement } from 'react'
import type { ClientRoute } from '../federation/active-remotes.ts'
import type { PageCache } from './page-cache.ts'
import type { PageLoading } from './page-loading.ts'
import type { PageSettings } from './page-settings.ts'
import type { PageAction } from './page-state-machine.ts'
import type { PageViews, ShownPage } from './page-views.tsx'
import { type PageElement, type PageVisit, watchVisit } from './page-visit.ts'
import type { ReleaseAttribution } from './release-attribution.ts'
import type { ServerTakeover } from './server-takeover.ts'
import type { StallWatch } from './stall-watch.ts'

type Parts = {
  route: ClientRoute | undefined
  settings: PageSettings
  visit: PageVisit
  views: PageViews
  loading: PageLoading
  cache: PageCache
  takeover: ServerTakeover
  attribution: ReleaseAttribution
  stallWatch: StallWatch
  onError(error: unknown, isPageBroken: boolean): void
}

/** How views get into the element of the page. */
const createRendering = ({ settings, visit, loading, takeover, attribution, stallWatch }: Parts) => {
  const { outlet, announcePage } = settings
  const render = async (view: ReactElement) => {
    const { element } = visit
    if (!element) return
    outlet.show(element.container)
    await element.root.render(view)
  }
  /** Renders the result of a load: the next page has arrived then. */
  const renderLoaded = async (view: ReactElement) => {
    const isCurrent = watchVisit(visit)
    const { page, href } = loading.result()
    const loadedAt = performance.now()
    const release = page.status === 'loaded' ? page.release : undefined
    attribution.setRelease(release)
    visit.element = takeover.end(visit.element, release)
    await render(view)
    if (isCurrent()) outlet.onPageArrived()
    if (isCurrent() && visit.state === 'ready' && visit.element && page.status === 'loaded')
      stallWatch.start({ page, container: visit.element.container, navigatedAt: visit.navigatedAt })
    attribution.recordMount()
    const now = performance.now()
    if (visit.state !== 'crashed') attribution.recordLoad({ mount: now - loadedAt, total: now - visit.mountedAt })
    announcePage(page, href)
  }
  return { render, renderLoaded }
}

/** What the states of a page do: see the table in `page-state-machine.ts`. */
export const createPageActions = (parts: Parts): Record<PageAction, () => unknown> => {
  const { route, settings, visit, views, loading, cache, takeover, attribution } = parts
  const { history, loader, outlet } = settings
  const { render, renderLoaded } = createRendering(parts)
  return {
    reload: () => location.reload(),
    openRoot() {
      attribution.setRelease(undefined)
      visit.element = takeover.open(visit.state === 'hydrating', route?.remote)
      if (visit.element) return
      const next = settings.acquireContainer()
      next.setRenderErrorHandler(parts.onError)
      visit.element = next
    },
    load: loading.load,
    loadReplacement: loading.loadReplacement,
    loadAfterPaint: loading.loadAfterPaint,
    clearLoader: loader.clear,
    renderPlaceholder: () => render(views.skeleton(history.placeholder())),
    renderSkeleton: () => render(views.skeleton()),
    renderPage: () => renderLoaded(views.page(loading.result().page as ShownPage)),
    renderNotFound: () => renderLoaded(views.framed(loading.result().notFoundView)),
    renderFailure: () => renderLoaded(views.failure('page')),
    renderFallbackAbove: () => takeover.showFallback(views.failure('slot')),
    renewKey() {
      visit.viewKey += 1
    },
    close() {
      visit.element?.root.close()
      visit.element?.container.remove()
    },
    store: () =>
      cache.store({
        ...(visit.element as PageElement),
        page: loading.result().page as ShownPage,
        key: visit.historyKey,
      }),
    // Where the visitor went back, the outlet has made the page visible already.
    restore() {
      const { page, container, root } = cache.consume()
      visit.element = { container, root }
      loading.setPage(page)
      attribution.setRelease(page.release)
      outlet.show(container)
      root.update(views.page(page))
      outlet.onPageArrived()
      attribution.recordMount()
      const href = history.getPage()
      void loader.load(href).then((loaded) => settings.announcePage(loaded, href))
    },
    deactivate() {
      const cached = cache.get()
      cached?.root.update(views.page(cached.page, true))
    },
    closeCached: cache.close,
  }
}
