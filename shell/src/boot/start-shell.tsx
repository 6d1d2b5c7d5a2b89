import { createApiClient, preloadHttpClient } from '@jobspan/shared-kit/api'
import { findCountry, findLanguage } from '@jobspan/shared-kit/contracts/locales'
import { NotificationBar } from '@jobspan/shared-kit/design'
import { recordFormattedValues } from '@jobspan/shared-kit/i18n'
import type { AppEvents, Platform } from '@jobspan/shared-kit/remote'
import { matchRoute, splitLanguage, urls } from '@jobspan/shared-kit/routing'
import { memberAtom, notify, sessionAtom } from '@jobspan/shared-kit/session'
import { hydrate, QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import mitt from 'mitt'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { BootData } from '../boot-data.ts'
import { createActiveRemotes } from '../federation/active-remotes.ts'
import { createSlots } from '../federation/create-slots.ts'
import { createFederation } from '../federation/federation.ts'
import { Failure } from '../frame/failure.tsx'
import { Footer } from '../frame/footer.tsx'
import { ConnectedFrame } from '../frame/frame-root.tsx'
import { Header } from '../frame/header.tsx'
import { createPageAnnouncer } from '../navigation/announce-page.ts'
import { createHistory } from '../navigation/history.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { createPageLoader, type PageLoader } from '../navigation/page-loader.ts'
import { type PageApplications, registerPages } from '../navigation/register-pages.tsx'
import { syncQueryCache } from '../query-cache/sync-query-cache.ts'
import { runWhenIdle, yieldToMain } from '../scheduling.ts'
import { areCookiesEnabled } from '../session/are-cookies-enabled.ts'
import { persistDeviceId } from '../session/persist-device-id.ts'
import { broadcastSession, createSessionManager } from '../session/session-manager.ts'
import { sessionExpiredPath } from '../sign-in/sign-in-steps.ts'
import { createTelemetryBuffer } from '../telemetry/telemetry-buffer.ts'
import { scheduleDeferredServices } from './schedule-deferred-services.ts'

const element = (id: string) => document.getElementById(id) as HTMLElement

/** Makes the site's services, hydrates header and footer, and registers every page, each in a turn of its own. */
export const startShell = async (boot: BootData, texts: i18n): Promise<void> => {
  const { locale, site } = boot
  recordFormattedValues(locale, boot.formats)
  const deviceId = persistDeviceId(boot.device)
  const store = createStore()
  store.set(sessionAtom, boot.session)
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 15 * 60_000, retry: false, refetchOnWindowFocus: false },
      // Without a connection a change fails at once and says so: kept back, it would look like one that is being sent, for ever.
      mutations: { networkMode: 'always' },
    },
  })
  hydrate(queryClient, boot.queries)
  await yieldToMain()
  const countryId = findCountry(locale.country)?.id ?? 241
  const languageId = findLanguage(locale.language)?.id ?? 1
  const api = createApiClient({
    origin: '',
    headers: () => ({
      'Role-Id': '1',
      'Country-Id': String(countryId),
      'Language-Id': String(languageId),
      device_uuid: deviceId,
      deviceId: 'web',
    }),
    onUnauthorized: () => session.onUnauthorized(),
  })
  const telemetry = createTelemetryBuffer()
  const history = createHistory()
  const federation = createFederation({
    remotes: boot.remotes,
    onFailure: telemetry.recordFailure,
    onLoaded: (release, { entry, expose }) => {
      telemetry.recordLoad(release, 'entry', entry)
      telemetry.recordLoad(release, 'expose', expose)
    },
  })
  // While the site is closed, the server's words stay; every click asks the server again.
  const isClosed = boot.page.state === 'maintenance'
  let loader: PageLoader
  let pages: PageApplications
  const navigation = createNavigation({
    language: locale.language,
    history,
    loader: () => loader,
    isMember: () => store.get(memberAtom) !== null,
    prefetchPage: ({ remote, path }) => {
      preloadHttpClient()
      federation.prefetchPage(remote, path, `texts-${locale.language}.js`)
    },
    restorePage: (key) => pages.restorePage(key),
    onNavigated: ({ sameRoute, samePath }) => {
      // A page that stays mounted tells nobody that its data changed; its head is asked for here.
      const href = history.get()
      if (sameRoute) void loader.load(href).then((opened) => announcePage(opened, href))
      if (!sameRoute && activeRemotes.applyPending()) void pages.update()
      if (samePath) return
      // A page that has just come may have given the focus to a field of its own.
      const isTaken = !sameRoute && document.activeElement?.closest('#page>:not([data-cached-page])')
      if (!pages.restoreFocus() && !isTaken) element('page').focus({ preventScroll: true })
      // As the page did, which did not wait: see `spare-place.ts`.
      runWhenIdle(() => {
        element('header').dataset.displayFont = 'late'
      })
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
    notify: (message, severity) => notify(store, message, severity),
  }
  const announcePage = createPageAnnouncer(platform, history)
  const activeRemotes = createActiveRemotes(boot, (remotes, routes) => ({
    Failure,
    hurry: federation.retryNow,
    hasPage: (path) => !isClosed && matchRoute(routes, path) !== undefined,
    ...createSlots({ remotes, federation, platform, telemetry }),
  }))
  loader = createPageLoader({ routes: () => (isClosed ? [] : activeRemotes.routes()), federation, platform, telemetry })

  const redirectToSignIn = () => {
    const here = history.get()
    if (splitLanguage(here).path.startsWith(urls.getStarted())) return
    void navigation.navigate(sessionExpiredPath(here))
  }
  const session = createSessionManager({
    platform: () => platform,
    guest: {
      country_id: countryId,
      language_id: languageId,
      device_uuid: deviceId,
      device_udid: deviceId,
      device_type: 'web',
    },
    sessionExpiredText: () => texts.t('sessionExpired', { ns: 'shell' }),
    areCookiesEnabled,
    cookiesBlockedText: () => texts.t('cookiesRefused', { ns: 'shell' }),
    redirectToSignIn,
    onChanged: () => {
      loader.clear()
      pages.clearCachedPage()
    },
    warn: telemetry.warn,
  })
  syncQueryCache(platform)
  platform.events.on('session.changed', () => void session.refresh().then((now) => broadcastSession(now, true)))

  const frame = (content: ReactNode) => (
    <ConnectedFrame platform={platform} host={activeRemotes.frame} location={history}>
      {content}
    </ConnectedFrame>
  )
  const options = (prefix: string) => ({
    identifierPrefix: prefix,
    onRecoverableError: telemetry.warn,
    onCaughtError: telemetry.warn,
    onUncaughtError: telemetry.warn,
  })
  await yieldToMain()
  // A transition is taken over in slices, between which the browser can paint and answer.
  const hydrateFrameRoot = (id: string, content: ReactNode) =>
    startTransition(() => void hydrateRoot(element(id), frame(content), options(id.charAt(0))))
  hydrateFrameRoot('header', <Header hasEmployerSite={site.hasEmployerSite} />)
  // Until the footer's turn comes, its links are plain links; messages wait in the store for their bar.
  runWhenIdle(() => hydrateFrameRoot('footer', <Footer {...site} />))
  runWhenIdle(() => createRoot(element('notices'), options('n')).render(frame(<NotificationBar />)))
  if (isClosed) return
  await yieldToMain()
  pages = registerPages({
    activeRemotes,
    loader,
    federation,
    platform,
    history,
    bootPage: boot.page,
    telemetry,
    announcePage,
  })
  await yieldToMain()
  navigation.interceptLinks()
  const tabs = { platform, session, redirectToSignIn }
  scheduleDeferredServices({ boot, activeRemotes, loader, federation, pages, history, queryClient, telemetry, tabs })
}
