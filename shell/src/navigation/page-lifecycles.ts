import { openPageRoot } from '@jobspan/shared-kit/remote/browser'
import { sleep } from '@jobspan/shared-kit/timing'
import type { LifeCycles } from 'single-spa'
import type { ClientRoute } from '../federation/active-remotes.ts'
import { createPageActions } from './page-actions.ts'
import { createPageCache } from './page-cache.ts'
import { createPageLoading } from './page-loading.ts'
import type { PageSettings } from './page-settings.ts'
import { getMountEvent, type PageAction, type PageEvent, transition } from './page-state-machine.ts'
import { createPageViews, type ShownPage } from './page-views.tsx'
import { type PageVisit, watchVisit } from './page-visit.ts'
import { createReleaseAttribution } from './release-attribution.ts'
import { createServerTakeover } from './server-takeover.ts'
import { createStallWatch } from './stall-watch.ts'

/** For this long the last frame of the page before stays, until a skeleton says that something is loading. */
const skeletonDelayMs = 120

/** single-spa warns about mounts of 3 s and more. A mount that takes longer goes on by itself. */
const maxMountMs = 2500

/** Puts the parts of one page application together. */
const createPageApplication = (route: ClientRoute | undefined, settings: PageSettings) => {
  const { loader, history, telemetry } = settings
  const visit: PageVisit = {
    state: 'idle',
    generation: 0,
    mountedAt: 0,
    navigatedAt: 0,
    historyKey: '',
    viewKey: 0,
    element: undefined,
  }
  /** Moves to the next state and runs the actions. Resolves when they are done. */
  const dispatch = (event: PageEvent): Promise<unknown> => {
    const [next, ...names] = transition(visit.state, event)
    visit.state = next
    return Promise.all(names.map((name) => actions[name]()))
  }
  const attribution = createReleaseAttribution(route, settings)
  const onError = (error: unknown, isPageBroken = true) => {
    if (isPageBroken) void dispatch('crashed')
    attribution.recordCrash(error, isPageBroken)
  }
  const onStalled = ({ route: stalled, release, settled }: ShownPage, error: Error) => {
    if (visit.state !== 'ready') return
    const isCurrent = watchVisit(visit)
    loading.setPage({ status: 'failed', route: stalled })
    void dispatch('stalled')
    if (settled.step === 'late') void settled.head.then(() => isCurrent() && dispatch('recovered'))
    attribution.recordStall(error, release)
  }
  const openRoot = (container: HTMLElement, hydrate: boolean) =>
    openPageRoot({ container, hydrate, onError, onRecovered: telemetry.warn })
  const takeover = createServerTakeover({ ...settings, openRoot })
  const stallWatch = createStallWatch(onStalled)
  const cache = createPageCache({ ...settings, dispatch })
  const loading = createPageLoading({ loader, history, visit, takeover, dispatch, onError })
  const views = createPageViews({
    ...settings,
    getKey: () => visit.viewKey,
    match(address) {
      const found = visit.state === 'cached' ? undefined : loader.match(address)
      if (found?.route !== route) return undefined
      visit.historyKey = history.key()
      return found?.params
    },
    retry: () => void dispatch('retry'),
  })
  const parts = { route, settings, visit, views, loading, cache, takeover, attribution, stallWatch, onError }
  const actions: Record<PageAction, () => unknown> = createPageActions(parts)
  return { ...parts, dispatch }
}

/**
 * What single-spa calls for one route, or for addresses that no page has (`route` is undefined). Neither `mount` nor `unmount` ever
 * rejects. What happens when is decided by the table in `page-state-machine.ts`.
 */
export const pageLifecycles = (route: ClientRoute | undefined, settings: PageSettings): LifeCycles => {
  const { loader, history, federation } = settings
  const { visit, loading, cache, takeover, attribution, stallWatch, dispatch } = createPageApplication(route, settings)
  let unsubscribe: (() => void) | undefined

  const subscribe = (remote: string) => {
    const stops = [
      federation.onRecovered(remote, () => void dispatch('recovered')),
      federation.onCanaryReplaced((canary, hasParts) => {
        const isShown = visit.state === 'ready' && (hasParts || attribution.isOf(canary))
        if (isShown) void dispatch('replaced')
        return isShown
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return {
    bootstrap: async () => undefined,
    async mount() {
      visit.generation += 1
      visit.mountedAt = performance.now()
      visit.historyKey = history.key()
      const isCurrent = watchVisit(visit)
      unsubscribe = route && subscribe(route.remote)
      if (cache.take(visit.historyKey)) {
        await dispatch('mountCached')
        return
      }
      void dispatch('evict')
      const serverState = takeover.begin()
      visit.navigatedAt = serverState ? 0 : visit.mountedAt
      const event = getMountEvent({
        serverState,
        hasRoute: route !== undefined,
        hasPlaceholder: history.placeholder() !== undefined,
        isLoaded: loader.isLoaded(history.getPage()),
      })
      await Promise.race([dispatch(event), sleep(event === 'mountMarkup' ? maxMountMs : skeletonDelayMs)])
      if (isCurrent()) await dispatch('skeletonDelay')
    },
    async unmount() {
      visit.generation += 1
      unsubscribe?.()
      stallWatch.stop()
      takeover.closeFallback()
      const { page } = loading.result()
      void dispatch(page.status === 'loaded' && page.release ? 'unmountCacheable' : 'unmount')
      visit.element = undefined
    },
  }
}
