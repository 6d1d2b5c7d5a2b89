import type { Platform } from '@jobspan/shared-kit/remote'
import { LivePage, openPageRoot, type PageRoot } from '@jobspan/shared-kit/remote/browser'
import type { ReactElement } from 'react'
import { type LifeCycles, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import type { BootPage } from '../boot.ts'
import { FrameRoot } from '../frame/frame-root.tsx'
import { Missing } from '../frame/missing.tsx'
import { Off } from '../frame/off.tsx'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import type { Federation, ReleaseHere } from './federation.ts'
import type { SiteHistory } from './history.ts'
import type { LiveRemotes } from './live-remotes.ts'
import type { ClientRoute, OpenedPage, PageLoader } from './page-loader.ts'
import type { Tracking } from './tracking.ts'

type Settings = {
  live: LiveRemotes
  loader: PageLoader
  federation: Federation
  platform: Platform
  history: SiteHistory
  bootPage: BootPage
  tracking: Tracking
  onOpened(page: OpenedPage): void
}

export type Pages = {
  /** Registers routes that came and takes out those that went. */
  update(): Promise<void>
  /** Route of the page that stands there, and the release that it is of. */
  current(): { route: ClientRoute | undefined; release: ReleaseHere | undefined }
}

/** Milliseconds of the old page's last frame before a skeleton says that something is on its way. */
const patience = 120

/** single-spa complains about mounts of 3 s and more; what takes longer goes on by itself. */
const longestMount = 2500

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const element = (id: string) => document.getElementById(id) as HTMLElement
const nameOf = ({ remote, path }: ClientRoute) => `${remote} ${path}`

/**
 * Registers every page as a single-spa application. Neither loading nor mounting ever rejects, because single-spa gives a
 * broken application up for good: what fails shows a named fallback, and comes back by itself once its remote does.
 */
export const registerPages = (settings: Settings): Pages => {
  const { live, loader, platform, history, federation, tracking, bootPage } = settings
  let serverMarkup: BootPage['state'] | undefined = bootPage.state
  let standing: ReturnType<Pages['current']> = { route: undefined, release: undefined }

  const frame = (view: ReactElement) => (
    <FrameRoot platform={platform} host={live.page.get()} href={history.get()}>
      {view}
    </FrameRoot>
  )

  const lifecycles = (own: ClientRoute | undefined): LifeCycles => {
    let root: PageRoot | undefined
    let rescue: PageRoot | undefined
    let stop: (() => void) | undefined
    let mounted = 0
    /** Nothing of the page stands there, or it crashed: it is shown anew as soon as its remote is back or another. */
    let broken = false
    const match = (href: string) => {
      const found = loader.match(href)
      return found && found.route === own ? found.params : undefined
    }
    const closeRescue = () => {
      rescue?.close()
      rescue = undefined
    }
    const viewOf = (opened: OpenedPage, retry: () => void, isFirst: boolean) => {
      if (opened.step === 'unknown')
        return frame(
          isFirst && bootPage.state === 'off' ? <Off countries={bootPage.countries} /> : <Missing status={404} />,
        )
      const { Failure } = live.page.get()
      if (opened.step === 'failed') return frame(<Failure kind="page" retry={retry} />)
      if (opened.settled.step === 'missing') return frame(<Missing status={opened.settled.status} />)
      return (
        <LivePage
          key={opened.release?.build}
          platform={opened.platform}
          host={live.page}
          namespace={opened.route.remote}
          module={opened.module}
          location={history}
          match={match}
        />
      )
    }
    const onError = (error: unknown) => {
      broken = true
      tracking.crashed(error, standing.release)
    }
    return {
      bootstrap: async () => undefined,
      mount: async () => {
        const begun = performance.now()
        const generation = ++mounted
        const marked = serverMarkup
        serverMarkup = undefined
        // The page of this address went while the visitor was elsewhere; the server says what became of it.
        if (!own && !marked) return location.reload()
        const hydrate = marked === 'rendered' || marked === 'missing' || marked === 'off'
        let untouched = hydrate
        standing = { route: own, release: undefined }
        root = openPageRoot({ container: element('page'), hydrate, onError, onRecovered: tracking.warn })
        // On a busy device a page is on its way into the document for longer than the patience; nothing may come after it.
        let arrived = false
        const show = async () => {
          const opened = await loader.open(history.get())
          if (generation !== mounted || !root) return
          broken = opened.step === 'failed'
          const { Failure } = live.page.get()
          if (broken && untouched) {
            // What the server wrote can still be read and its links work; the fallback stands above it.
            rescue ??= openPageRoot({
              container: element('rescue'),
              hydrate: false,
              onError,
              onRecovered: tracking.warn,
            })
            await rescue.show(frame(<Failure kind="slot" retry={retry} />))
            return
          }
          untouched = false
          closeRescue()
          const release = opened.step === 'shown' ? opened.release : undefined
          standing = { route: own, release }
          const ready = performance.now()
          arrived = true
          await root.show(viewOf(opened, retry, marked !== undefined))
          if (release && !broken) {
            tracking.mounted(release)
            tracking.loaded(release, 'mount', performance.now() - ready)
            tracking.loaded(release, 'total', performance.now() - begun)
          }
          settings.onOpened(opened)
        }
        const retry = () => {
          loader.forget()
          void show().catch(tracking.warn)
        }
        stop = own && federation.onRecovered(own.remote, () => broken && retry())
        const showing = show().catch(onError)
        // The server's markup stays until its page is ready to take it over.
        if (hydrate) return Promise.race([showing, sleep(longestMount)])
        const first = await Promise.race([showing.then(() => 'shown'), sleep(patience)])
        if (first !== 'shown' && !arrived && generation === mounted && marked !== 'skeleton')
          await root?.show(frame(<PageSkeleton />))
      },
      unmount: async () => {
        mounted++
        stop?.()
        closeRescue()
        root?.close()
        root = undefined
      },
    }
  }

  const registered = new Set<ClientRoute>()
  const update = async () => {
    const wanted = new Set(live.routes())
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
        activeWhen: ({ pathname }) => loader.match(pathname)?.route === route,
      })
    }
  }
  void update()
  registerApplication({
    name: 'shell missing',
    app: async () => lifecycles(undefined),
    activeWhen: ({ pathname }) => loader.match(pathname) === undefined,
  })
  return {
    update: () => update().then(triggerAppChange),
    current: () => standing,
  }
}
