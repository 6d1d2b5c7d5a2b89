import { preloadHttpClient } from '@jobspan/shared-kit/api'
import { recordFormattedValues } from '@jobspan/shared-kit/i18n'
import type { AppEvents, Platform } from '@jobspan/shared-kit/remote'
import { matchRoute } from '@jobspan/shared-kit/routing'
import { memberAtom, notify, sessionAtom, setDocumentSession } from '@jobspan/shared-kit/session'
import { hydrate, QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import mitt from 'mitt'
import type { BootData } from '../boot-data.ts'
import { type ActiveRemotes, createActiveRemotes } from '../federation/active-remotes.ts'
import { collectLinks } from '../federation/boot-links.ts'
import { rememberFailedCanary } from '../federation/canary-replacement.ts'
import { createSlots, type Slots } from '../federation/create-slots.ts'
import { createFederation, type Federation } from '../federation/federation.ts'
import { createSharedModules } from '../federation/shared-modules.ts'
import { Failure } from '../frame/failure.tsx'
import { type AnnouncePage, createPageAnnouncer } from '../navigation/announce-page.ts'
import { createHistory, type SiteHistory } from '../navigation/history.ts'
import { createNavigation, type Navigation } from '../navigation/navigation.ts'
import { createPageLoader, type PageLoader } from '../navigation/page-loader.ts'
import { type PageApplications, registerPages } from '../navigation/register-pages.tsx'
import { createOverlayIndex, hasOverlay, type OverlayIndex } from '../overlays/overlay-index.ts'
import type { OverlaySettings } from '../overlays/overlay-settings.ts'
import { prefetchOverlay, registerOverlays } from '../overlays/register-overlays.ts'
import { syncQueryCache } from '../query-cache/sync-query-cache.ts'
import { yieldToMain } from '../scheduling.ts'
import { persistDeviceId } from '../session/persist-device-id.ts'
import { createTelemetryBuffer, type TelemetryBuffer } from '../telemetry/telemetry-buffer.ts'
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

const focusPage = (sameRoute: boolean, pages: PageApplications | undefined) => {
  // A page that has just been shown may have focused a field of its own.
  const isFocusTaken = !sameRoute && document.activeElement?.closest('#page>:not([data-cached-page])')
  if (!pages?.restoreFocus() && !isFocusTaken) document.getElementById('page')?.focus({ preventScroll: true })
}

const getSkeletonAt = ({ page }: BootData): number | undefined => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page.state === 'skeleton' ? entry?.responseStart : undefined
}

/** The services of the tab. Each is created with this object, and uses the others only once all of them are there. */
type Tab = Pick<Platform, 'queryClient' | 'store'> & {
  boot: BootData
  history: SiteHistory
  overlayIndex: OverlayIndex
  telemetry: TelemetryBuffer
  federation: Federation
  loader: PageLoader
  /** Undefined before pages are registered, and during maintenance. */
  pages: PageApplications | undefined
  activeRemotes: ActiveRemotes
  slots: Slots
  announcePage: AnnouncePage
  overlaySettings: OverlaySettings
}

/** During maintenance the server's page stays, and every link asks the server again. */
const isMaintenance = ({ page }: BootData) => page.state === 'maintenance'

const createTabFederation = (tab: Tab): Federation =>
  createFederation({
    remotes: tab.boot.remotes,
    shared: createSharedModules(JSON.parse(process.env.SHARED_VERSIONS ?? '{}')),
    pageBundles: tab.boot.bundles,
    skeletonAt: getSkeletonAt(tab.boot),
    onFailure: tab.telemetry.recordFailure,
    onLoaded: (release, { entry, expose }) => {
      tab.telemetry.recordLoad(release, 'entry', entry)
      tab.telemetry.recordLoad(release, 'expose', expose)
    },
    async mayReplace(canary, hasParts) {
      if (!hasParts && tab.pages?.activePage().release?.build !== canary.build) return true
      const { hasUnsavedWork } = await import(
        /* webpackChunkName: "after-load" */ '../release-updates/has-unsaved-work.ts'
      )
      return !hasUnsavedWork(tab.queryClient)
    },
    onReplaced(canary, fallbackRelease) {
      rememberFailedCanary(canary)
      const { activeRemotes } = tab
      const remotes = activeRemotes.remotes().map((remote) => (remote.name === canary.name ? fallbackRelease : remote))
      activeRemotes.apply({ remoteListId: activeRemotes.remoteListId(), remotes }, undefined)
      tab.loader.clear()
      void tab.pages?.update()
    },
  })

const createTabNavigation = (tab: Tab): Navigation => {
  const { boot, history, federation, overlayIndex } = tab
  const { language } = boot.locale
  return createNavigation({
    language,
    history,
    loader: () => tab.loader,
    isMember: () => tab.store.get(memberAtom) !== null,
    prefetchPage({ remote, path }) {
      preloadHttpClient()
      federation.prefetchPage(remote, path, `texts-${language}.js`)
    },
    overlays: overlayIndex,
    prefetchOverlay: (href) => prefetchOverlay(href, tab.overlaySettings),
    restorePage: (key) => tab.pages?.restorePage(key) ?? false,
    onNavigated({ sameRoute, samePath }) {
      // A page that stays mounted does not report that its data changed, so its head is asked for here.
      const href = history.getPage()
      if (sameRoute) void tab.loader.load(href).then((loaded) => tab.announcePage(loaded, href))
      if (!sameRoute && tab.activeRemotes.applyPending()) void tab.pages?.update()
      if (samePath) return
      if (!sameRoute) federation.replaceHeldCanaries()
      tab.slots.leaveFirstPage()
      focusPage(sameRoute, tab.pages)
    },
  })
}

const createTabRemotes = ({ boot, federation, slots }: Tab): ActiveRemotes =>
  createActiveRemotes(boot, (remotes, routes) => ({
    Failure,
    retryNow: federation.retryNow,
    hasOverlay: (queryFlag) => hasOverlay(remotes, queryFlag),
    navigation: collectLinks(remotes),
    hasPage: (path) => !isMaintenance(boot) && matchRoute(routes, path) !== undefined,
    ...slots.hostOf(remotes),
  }))

/** Creates the services of the tab, hydrates header and footer, and registers every page. Each step is a task of its own. */
export const startShell = async (boot: BootData, texts: i18n): Promise<void> => {
  const { locale, site } = boot
  recordFormattedValues(locale, boot.formats)
  const store = createStore()
  store.set(sessionAtom, boot.session)
  setDocumentSession(boot.session)
  const tab = { boot, store, queryClient: createQueryClient(boot) } as Tab
  await yieldToMain()
  const { api, guest } = createApi(locale, persistDeviceId(boot.device), () => session.onUnauthorized())
  tab.overlayIndex = createOverlayIndex(() => tab.activeRemotes.remotes())
  tab.history = createHistory(tab.overlayIndex.toPage)
  tab.telemetry = createTelemetryBuffer()
  tab.federation = createTabFederation(tab)
  for (const { name, fallbackFor } of boot.remotes) if (fallbackFor) rememberFailedCanary({ name, build: fallbackFor })
  const navigation = createTabNavigation(tab)
  const { history, telemetry, federation, queryClient } = tab
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
  tab.announcePage = createPageAnnouncer(platform, history)
  tab.slots = createSlots({ boot, federation, platform, telemetry })
  const activeRemotes = createTabRemotes(tab)
  tab.activeRemotes = activeRemotes
  tab.overlaySettings = { index: tab.overlayIndex, activeRemotes, federation, history, platform, telemetry }
  const routes = () => (isMaintenance(boot) ? [] : activeRemotes.routes())
  const loader = createPageLoader({ routes, federation, platform, telemetry, host: () => activeRemotes.page.get() })
  tab.loader = loader

  const onSessionChanged = () => {
    loader.clear()
    tab.pages?.clearCachedPage()
  }
  const session = loadSessionManager({ platform, history, guest, onChanged: onSessionChanged, warn: telemetry.warn })
  syncQueryCache(platform)
  platform.events.on('session.changed', () => void session.refresh({ isBroadcast: true }))

  await yieldToMain()
  hydrateFrame({ platform, host: activeRemotes.frame, location: history, site, warn: telemetry.warn })
  if (isMaintenance(boot)) return
  await yieldToMain()
  const services = { activeRemotes, loader, federation, history, telemetry }
  const pages = registerPages({ ...services, platform, bootPage: boot.page, announcePage: tab.announcePage })
  tab.pages = pages
  registerOverlays(tab.overlaySettings)
  await yieldToMain()
  navigation.interceptLinks()
  scheduleDeferredServices({ ...services, boot, pages, overlayIndex: tab.overlayIndex, platform, session })
}
