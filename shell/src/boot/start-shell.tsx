import { preloadHttpClient } from '@jobspan/shared-kit/api'
import { recordFormattedValues } from '@jobspan/shared-kit/i18n'
import type { AppEvents, Platform } from '@jobspan/shared-kit/remote'
import { matchRoute } from '@jobspan/shared-kit/routing'
import { memberAtom, notify, sessionAtom } from '@jobspan/shared-kit/session'
import { hydrate, QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import mitt from 'mitt'
import type { BootData } from '../boot-data.ts'
import { createActiveRemotes } from '../federation/active-remotes.ts'
import { collectLinks } from '../federation/boot-links.ts'
import { rememberFailedCanary } from '../federation/canary-replacement.ts'
import { createSlots } from '../federation/create-slots.ts'
import { createFederation } from '../federation/federation.ts'
import type { FederationSettings } from '../federation/federation-settings.ts'
import { createSharedModules } from '../federation/shared-modules.ts'
import { Failure } from '../frame/failure.tsx'
import { createPageAnnouncer } from '../navigation/announce-page.ts'
import { createHistory } from '../navigation/history.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { createPageLoader, type PageLoader } from '../navigation/page-loader.ts'
import { type PageApplications, registerPages } from '../navigation/register-pages.tsx'
import { createOverlayIndex, hasOverlay } from '../overlays/overlay-index.ts'
import type { OverlaySettings } from '../overlays/overlay-settings.ts'
import { prefetchOverlay, registerOverlays } from '../overlays/register-overlays.ts'
import { syncQueryCache } from '../query-cache/sync-query-cache.ts'
import { runWhenIdle, yieldToMain } from '../scheduling.ts'
import { persistDeviceId } from '../session/persist-device-id.ts'
import { createTelemetryBuffer } from '../telemetry/telemetry-buffer.ts'
import { createApi } from './create-api.ts'
import { hydrateFrame } from './hydrate-frame.tsx'
import { loadSessionManager } from './load-session-manager.ts'
import { scheduleDeferredServices } from './schedule-deferred-services.ts'

const createQueryClient = ({ queries }: BootData) => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 15 * 60_000, retry: false, refetchOnWindowFocus: false },
      // Without a connection a mutation fails at once. If it waited for the connection, it would look as if it were being sent.
      mutations: { networkMode: 'always' },
    },
  })
  hydrate(queryClient, queries)
  return queryClient
}

const focusPage = (sameRoute: boolean, pages: PageApplications) => {
  // A page that has just been shown may have focused a field of its own.
  const isFocusTaken = !sameRoute && document.activeElement?.closest('#page>:not([data-cached-page])')
  if (!pages.restoreFocus() && !isFocusTaken) document.getElementById('page')?.focus({ preventScroll: true })
}

const getSkeletonAt = ({ page }: BootData): number | undefined => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page.state === 'skeleton' ? entry?.responseStart : undefined
}

const createTelemetryAndFederation = (
  boot: BootData,
  replacing: Pick<FederationSettings, 'mayReplace' | 'onReplaced'>,
) => {
  const telemetry = createTelemetryBuffer()
  const federation = createFederation({
    ...replacing,
    remotes: boot.remotes,
    shared: createSharedModules(JSON.parse(process.env.SHARED_VERSIONS ?? '{}')),
    pageBundles: boot.bundles,
    skeletonAt: getSkeletonAt(boot),
    onFailure: telemetry.recordFailure,
    onLoaded: (release, { entry, expose }) => {
      telemetry.recordLoad(release, 'entry', entry)
      telemetry.recordLoad(release, 'expose', expose)
    },
  })
  return { telemetry, federation }
}

/** Creates the services of the tab, hydrates header and footer, and registers every page. Each step is a task of its own. */
export const startShell = async (boot: BootData, texts: i18n): Promise<void> => {
  // Over 80 lines: this is the one place that connects the services, several of which need one that is created later.
  const { locale, site } = boot
  recordFormattedValues(locale, boot.formats)
  const store = createStore()
  store.set(sessionAtom, boot.session)
  const queryClient = createQueryClient(boot)
  await yieldToMain()
  const { api, guest } = createApi(locale, persistDeviceId(boot.device), () => session.onUnauthorized())
  const overlayIndex = createOverlayIndex(() => activeRemotes.remotes())
  const history = createHistory(overlayIndex.toPage)
  const { telemetry, federation } = createTelemetryAndFederation(boot, {
    async mayReplace(canary, hasParts) {
      if (!hasParts && pages?.activePage().release?.build !== canary.build) return true
      const { hasUnsavedWork } = await import(
        /* webpackChunkName: "after-load" */ '../release-updates/has-unsaved-work.ts'
      )
      return !hasUnsavedWork(queryClient)
    },
    onReplaced(canary, standIn) {
      rememberFailedCanary(canary)
      const remotes = activeRemotes.remotes().map((remote) => (remote.name === canary.name ? standIn : remote))
      activeRemotes.apply({ remoteListId: activeRemotes.remoteListId(), remotes }, undefined)
      loader.clear()
      void pages?.update()
    },
  })
  for (const { name, standsInFor } of boot.remotes) if (standsInFor) rememberFailedCanary({ name, build: standsInFor })
  // During maintenance the server's page stays, and every link asks the server again.
  const isMaintenance = boot.page.state === 'maintenance'
  let loader: PageLoader
  let pages: PageApplications
  const navigation = createNavigation({
    language: locale.language,
    history,
    loader: () => loader,
    isMember: () => store.get(memberAtom) !== null,
    prefetchPage({ remote, path }) {
      preloadHttpClient()
      federation.prefetchPage(remote, path, `texts-${locale.language}.js`)
    },
    overlays: overlayIndex,
    prefetchOverlay: (href) => prefetchOverlay(href, overlaySettings),
    restorePage: (key) => pages.restorePage(key),
    onNavigated({ sameRoute, samePath }) {
      // A page that stays mounted does not report that its data changed, so its head is asked for here.
      const href = history.getPage()
      if (sameRoute) void loader.load(href).then((loaded) => announcePage(loaded, href))
      if (!sameRoute && activeRemotes.applyPending()) void pages.update()
      if (samePath) return
      if (!sameRoute) federation.replaceHeldCanaries()
      slots.leaveFirstPage()
      focusPage(sameRoute, pages)
      // Pages use the late display font at once: see `page-container-pool.ts`.
      runWhenIdle(() => document.getElementById('header')?.setAttribute('data-display-font', 'late'))
    },
  })
  const platform: Platform = {
    queryClient,
    store,
    i18n: texts,
    api,
    events: mitt<AppEvents>(),
    locale,
    site,
    navigate: navigation.navigate,
    prefetch: navigation.prefetch,
    notify: (...message) => notify(store, ...message),
  }
  const announcePage = createPageAnnouncer(platform, history)
  const slots = createSlots({ boot, federation, platform, telemetry })
  const activeRemotes = createActiveRemotes(boot, (remotes, routes) => ({
    Failure,
    retryNow: federation.retryNow,
    hasOverlay: (queryFlag) => hasOverlay(remotes, queryFlag),
    navigation: collectLinks(remotes),
    hasPage: (path) => !isMaintenance && matchRoute(routes, path) !== undefined,
    ...slots.hostOf(remotes),
  }))
  const overlaySettings: OverlaySettings = {
    index: overlayIndex,
    activeRemotes,
    federation,
    history,
    platform,
    telemetry,
  }
  const routes = () => (isMaintenance ? [] : activeRemotes.routes())
  loader = createPageLoader({ routes, federation, platform, telemetry, host: () => activeRemotes.page.get() })

  const onSessionChanged = () => {
    loader.clear()
    pages.clearCachedPage()
  }
  const session = loadSessionManager({ platform, history, guest, onChanged: onSessionChanged, warn: telemetry.warn })
  syncQueryCache(platform)
  platform.events.on('session.changed', () => void session.refresh({ isBroadcast: true }))

  await yieldToMain()
  hydrateFrame({ platform, host: activeRemotes.frame, location: history, site, warn: telemetry.warn })
  if (isMaintenance) return
  await yieldToMain()
  const services = { activeRemotes, loader, federation, history, telemetry }
  pages = registerPages({ ...services, platform, bootPage: boot.page, announcePage })
  registerOverlays(overlaySettings)
  await yieldToMain()
  navigation.interceptLinks()
  scheduleDeferredServices({ ...services, boot, pages, overlayIndex, platform, session })
}
