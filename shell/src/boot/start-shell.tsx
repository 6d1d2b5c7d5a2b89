import { createApiClient, prepareCalls } from '@jobspan/shared-kit/api'
import { findCountry, findLanguage } from '@jobspan/shared-kit/contracts/locales'
import { NotificationBar } from '@jobspan/shared-kit/design'
import { keepFormats } from '@jobspan/shared-kit/i18n'
import type { AppEvents, Platform } from '@jobspan/shared-kit/remote'
import { matchRoute, splitLanguage, urls } from '@jobspan/shared-kit/routing'
import { memberAtom, notify, sessionAtom } from '@jobspan/shared-kit/session'
import { hydrate, QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import mitt from 'mitt'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Boot } from '../boot-data.ts'
import { createLiveRemotes } from '../federation/active-remotes.ts'
import { createSlots } from '../federation/create-slots.ts'
import { createFederation } from '../federation/federation.ts'
import { Failure } from '../frame/failure.tsx'
import { Footer } from '../frame/footer.tsx'
import { LiveFrame } from '../frame/frame-root.tsx'
import { Header } from '../frame/header.tsx'
import { createTellArrival } from '../navigation/announce-page.ts'
import { createHistory } from '../navigation/history.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { createPageLoader, type PageLoader } from '../navigation/page-loader.ts'
import { type Pages, registerPages } from '../navigation/register-pages.tsx'
import { keepQueriesTrue } from '../query-cache/sync-query-cache.ts'
import { nextTurn, whenIdle } from '../scheduling.ts'
import { keepsCookies } from '../session/are-cookies-enabled.ts'
import { keepDevice } from '../session/persist-device-id.ts'
import { createSessionLife, tellSession } from '../session/session-manager.ts'
import { sessionEndedPath } from '../sign-in/sign-in-steps.ts'
import { createTracking } from '../telemetry/telemetry-buffer.ts'
import { afterLoad } from './schedule-deferred-services.ts'

const element = (id: string) => document.getElementById(id) as HTMLElement

/** Makes the site's services, hydrates header and footer, and registers every page, each in a turn of its own. */
export const createSite = async (boot: Boot, texts: i18n): Promise<void> => {
  const { locale, site } = boot
  keepFormats(locale, boot.formats)
  const device = keepDevice(boot.device)
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
  await nextTurn()
  const countryId = findCountry(locale.country)?.id ?? 241
  const languageId = findLanguage(locale.language)?.id ?? 1
  const api = createApiClient({
    origin: '',
    headers: () => ({
      'Role-Id': '1',
      'Country-Id': String(countryId),
      'Language-Id': String(languageId),
      device_uuid: device,
      device: 'web',
    }),
    onUnauthorized: () => session.onUnauthorized(),
  })
  const tracking = createTracking()
  const history = createHistory()
  const federation = createFederation({
    remotes: boot.remotes,
    onFailure: tracking.failed,
    onLoaded: (release, { entry, expose }) => {
      tracking.loaded(release, 'entry', entry)
      tracking.loaded(release, 'expose', expose)
    },
  })
  // While the site is closed, the server's words stay; every click asks the server again.
  const isClosed = boot.page.state === 'closed'
  let loader: PageLoader
  let pages: Pages
  const navigation = createNavigation({
    language: locale.language,
    history,
    loader: () => loader,
    isMember: () => store.get(memberAtom) !== null,
    fetchAhead: ({ remote, path }) => {
      prepareCalls()
      federation.fetchAhead(remote, path, `texts-${locale.language}.js`)
    },
    bringBack: (key) => pages.bringBack(key),
    onArrived: ({ sameRoute, samePath }) => {
      // A page that stays mounted tells nobody that its data changed; its head is asked for here.
      const href = history.get()
      if (sameRoute) void loader.open(href).then((opened) => tellArrival(opened, href))
      if (!sameRoute && live.turn()) void pages.update()
      if (samePath) return
      // A page that has just come may have given the focus to a field of its own.
      const isTaken = !sameRoute && document.activeElement?.closest('#page>:not([data-kept])')
      if (!pages.refocus() && !isTaken) element('page').focus({ preventScroll: true })
      // As the page did, which did not wait: see `spare-place.ts`.
      whenIdle(() => {
        element('header').dataset.face = 'late'
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
    track: () => undefined,
    notify: (message, severity) => notify(store, message, severity),
  }
  const tellArrival = createTellArrival(platform, history)
  const live = createLiveRemotes(boot, (remotes, routes) => ({
    Failure,
    hurry: federation.hurry,
    hasPage: (path) => !isClosed && matchRoute(routes, path) !== undefined,
    ...createSlots({ remotes, federation, platform, tracking }),
  }))
  loader = createPageLoader({ routes: () => (isClosed ? [] : live.routes()), federation, platform, tracking })

  const leadToSignIn = () => {
    const here = history.get()
    if (splitLanguage(here).path.startsWith(urls.getStarted())) return
    void navigation.navigate(sessionEndedPath(here))
  }
  const session = createSessionLife({
    platform: () => platform,
    guest: {
      country_id: countryId,
      language_id: languageId,
      device_uuid: device,
      device_udid: device,
      device_type: 'web',
    },
    endedText: () => texts.t('sessionExpired', { ns: 'shell' }),
    keepsCookies,
    cookiesText: () => texts.t('cookiesRefused', { ns: 'shell' }),
    leadToSignIn,
    onChanged: () => {
      loader.forget()
      pages.forget()
    },
    warn: tracking.warn,
  })
  keepQueriesTrue(platform)
  platform.events.on('session.changed', () => void session.refresh().then((now) => tellSession(now, true)))

  const frame = (content: ReactNode) => (
    <LiveFrame platform={platform} host={live.frame} location={history}>
      {content}
    </LiveFrame>
  )
  const options = (prefix: string) => ({
    identifierPrefix: prefix,
    onRecoverableError: tracking.warn,
    onCaughtError: tracking.warn,
    onUncaughtError: tracking.warn,
  })
  await nextTurn()
  // A transition is taken over in slices, between which the browser can paint and answer.
  const takeOver = (id: string, content: ReactNode) =>
    startTransition(() => void hydrateRoot(element(id), frame(content), options(id.charAt(0))))
  takeOver('header', <Header hasEmployerSite={site.hasEmployerSite} />)
  // Until the footer's turn comes, its links are plain links; messages wait in the store for their bar.
  whenIdle(() => takeOver('footer', <Footer {...site} />))
  whenIdle(() => createRoot(element('notices'), options('n')).render(frame(<NotificationBar />)))
  if (isClosed) return
  await nextTurn()
  pages = registerPages({ live, loader, federation, platform, history, bootPage: boot.page, tracking, tellArrival })
  await nextTurn()
  navigation.listen()
  const tabs = { platform, session, leadToSignIn }
  afterLoad({ boot, live, loader, federation, pages, history, queryClient, tracking, tabs })
}
