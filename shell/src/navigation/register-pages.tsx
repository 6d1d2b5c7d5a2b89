import type { Platform } from '@jobspan/shared-kit/remote'
import { registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import type { BootPage } from '../boot-data.ts'
import type { ActiveRemotes, ClientRoute } from '../federation/active-remotes.ts'
import type { Federation } from '../federation/federation.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'
import type { AnnouncePage } from './announce-page.ts'
import type { SiteHistory } from './history.ts'
import { createPageContainerPool } from './page-container-pool.ts'
import { pageLifecycles } from './page-lifecycles.ts'
import type { PageLoader } from './page-loader.ts'
import { createPageOutlet } from './page-outlet.ts'
import type { ActivePage } from './page-settings.ts'

type Settings = {
  activeRemotes: ActiveRemotes
  loader: PageLoader
  federation: Federation
  platform: Platform
  history: SiteHistory
  bootPage: BootPage
  telemetry: TelemetryRecorder
  announcePage: AnnouncePage
}

export type PageApplications = {
  /** Registers routes that came and takes out those that went. */
  update(): Promise<void>
  /** Route of the page that stands there, and the release that it is of. */
  activePage(): ActivePage
  /** Shows the page again that was left at a history entry; false where it is not kept. */
  restorePage(key: string): boolean
  /** Gives the focus of the page that was brought back to what had it; false where there is nothing to give it to. */
  restoreFocus(): boolean
  /** Gives up the page that is kept for the way back, as another visitor's. */
  clearCachedPage(): void
}

const nameOf = ({ remote, path }: ClientRoute) => `${remote} ${path}`

/**
 * Registers every page as a single-spa application. Neither loading nor mounting ever rejects, because single-spa gives a
 * broken application up for good: what fails shows a named fallback, and comes back by itself once its remote does.
 */
export const registerPages = (settings: Settings): PageApplications => {
  const { activeRemotes, loader, history, bootPage } = settings
  // By the address that the navigation is at. `window.location`, which single-spa offers, is a step ahead where Forward follows Back at once: the page
  // that was left would not be unmounted, though another one is shown in its place.
  const match = () => loader.match(history.get())
  let serverMarkup: BootPage['state'] | undefined = bootPage.state
  let activePage: ActivePage = { route: undefined, release: undefined }
  const pageOutlet = document.getElementById('page') as HTMLElement
  const outlet = createPageOutlet(pageOutlet)
  const acquireContainer = createPageContainerPool(settings.telemetry.warn)
  const lifecycles = (route: ClientRoute | undefined) =>
    pageLifecycles(route, {
      ...settings,
      outlet,
      pageOutlet,
      acquireContainer,
      consumeServerMarkup: () => {
        const marked = serverMarkup
        serverMarkup = undefined
        return marked
      },
      onActivePageChange: (next) => {
        activePage = next
      },
    })

  const registered = new Set<ClientRoute>()
  const update = async () => {
    // Another list: what is kept may be of a release that went.
    outlet.evictAll()
    const wanted = new Set(activeRemotes.routes())
    for (const route of registered) {
      if (wanted.has(route)) continue
      registered.delete(route)
      await unregisterApplication(nameOf(route))
    }
    for (const route of wanted) {
      if (registered.has(route)) continue
      registered.add(route)
      registerApplication({
        name: nameOf(route),
        app: async () => lifecycles(route),
        activeWhen: () => match()?.route === route,
      })
    }
  }
  void update()
  registerApplication({
    name: 'shell missing',
    app: async () => lifecycles(undefined),
    activeWhen: () => match() === undefined,
  })
  return {
    update: () => update().then(triggerAppChange),
    activePage: () => activePage,
    restorePage: outlet.restore,
    restoreFocus: outlet.restoreFocus,
    clearCachedPage: outlet.evictAll,
  }
}
