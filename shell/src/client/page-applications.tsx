import type { Host, Platform } from '@jobspan/shared-kit/remote'
import { LivePage, openPageRoot, type PageRoot } from '@jobspan/shared-kit/remote/browser'
import type { ReactElement } from 'react'
import { type LifeCycles, registerApplication } from 'single-spa'
import type { BootPage } from '../boot.ts'
import { FrameRoot } from '../frame/frame-root.tsx'
import { Missing } from '../frame/missing.tsx'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import type { Federation } from './federation.ts'
import type { SiteHistory } from './history.ts'
import type { ClientRoute, OpenedPage, PageLoader } from './page-loader.ts'

type Settings = {
  routes: readonly ClientRoute[]
  loader: PageLoader
  federation: Federation
  platform: Platform
  host: Host
  history: SiteHistory
  bootPage: BootPage
  onOpened(page: OpenedPage): void
  onError(error: unknown): void
}

/** Milliseconds of the old page's last frame before a skeleton says that something is on its way. */
const patience = 120

/** single-spa complains about mounts of 3 s and more; what takes longer goes on by itself. */
const longestMount = 2500

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const element = (id: string) => document.getElementById(id) as HTMLElement

/**
 * Registers every page as a single-spa application. Neither loading nor mounting ever rejects, because single-spa gives a
 * broken application up for good: what fails shows a named fallback, and comes back by itself once its remote does.
 */
export const registerPages = (settings: Settings): void => {
  const { routes, loader, platform, host, history, federation, onError } = settings
  let serverMarkup: BootPage['state'] | undefined = settings.bootPage.state

  const frame = (view: ReactElement) => (
    <FrameRoot platform={platform} host={host} href={history.get()}>
      {view}
    </FrameRoot>
  )

  const lifecycles = (own: ClientRoute | undefined): LifeCycles => {
    let root: PageRoot | undefined
    let rescue: PageRoot | undefined
    let stop: (() => void) | undefined
    let mounted = 0
    const match = (href: string) => {
      const found = loader.match(href)
      return found && found.route === own ? found.params : undefined
    }
    const closeRescue = () => {
      rescue?.close()
      rescue = undefined
    }
    const viewOf = (opened: OpenedPage, retry: () => void) => {
      if (opened.step === 'unknown') return frame(<Missing status={404} />)
      if (opened.step === 'failed') return frame(<host.Failure kind="page" retry={retry} />)
      if (opened.settled.step === 'missing') return frame(<Missing status={opened.settled.status} />)
      return (
        <LivePage
          platform={platform}
          host={host}
          namespace={opened.route.remote}
          module={opened.module}
          location={history}
          match={match}
        />
      )
    }
    return {
      bootstrap: async () => undefined,
      mount: async () => {
        const generation = ++mounted
        const marked = serverMarkup
        serverMarkup = undefined
        const hydrate = marked === 'rendered' || marked === 'missing'
        let untouched = hydrate
        root = openPageRoot({ container: element('page'), hydrate, onError })
        const show = async () => {
          const opened = await loader.open(history.get())
          if (generation !== mounted || !root) return
          if (opened.step === 'failed' && untouched) {
            // What the server wrote can still be read and its links work; the fallback stands above it.
            rescue ??= openPageRoot({ container: element('rescue'), hydrate: false, onError })
            await rescue.show(frame(<host.Failure kind="slot" retry={retry} />))
            return
          }
          untouched = false
          closeRescue()
          await root.show(viewOf(opened, retry))
          settings.onOpened(opened)
        }
        const retry = () => {
          loader.forget()
          void show().catch(onError)
        }
        stop = own && federation.onRecovered(own.remote, retry)
        const showing = show().catch(onError)
        // The server's markup stays until its page is ready to take it over.
        if (hydrate) return Promise.race([showing, sleep(longestMount)])
        const first = await Promise.race([showing.then(() => 'shown'), sleep(patience)])
        if (first !== 'shown' && generation === mounted && marked !== 'skeleton')
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

  for (const route of routes) {
    registerApplication({
      name: `${route.remote} ${route.path}`,
      app: async () => lifecycles(route),
      activeWhen: ({ pathname }) => loader.match(pathname)?.route === route,
    })
  }
  registerApplication({
    name: 'shell missing',
    app: async () => lifecycles(undefined),
    activeWhen: ({ pathname }) => loader.match(pathname) === undefined,
  })
}
