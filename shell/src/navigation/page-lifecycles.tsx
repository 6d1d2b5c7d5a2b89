import type { Platform } from '@jobspan/shared-kit/remote'
import { ConnectedPage, openPageRoot, type PageRoot } from '@jobspan/shared-kit/remote/browser'
import type { ReactElement } from 'react'
import type { LifeCycles } from 'single-spa'
import type { BootPage } from '../boot-data.ts'
import type { ActiveRemotes, ClientRoute } from '../federation/active-remotes.ts'
import type { Federation, ReleaseId } from '../federation/federation.ts'
import type { TelemetryRecorder } from '../federation/telemetry-recorder.ts'
import { FrameRoot } from '../frame/frame-root.tsx'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import { runWhenIdle, waitForNextPaint } from '../scheduling.ts'
import type { TellArrival } from './announce-page.ts'
import type { SiteHistory } from './history.ts'
import { loadNotFoundView } from './load-not-found-view.tsx'
import type { PageContainer } from './page-container-pool.ts'
import type { OpenedPage, PageLoader } from './page-loader.ts'
import type { CachedPage, PageOutlet } from './page-outlet.ts'

type ShownPage = Extract<OpenedPage, { step: 'shown' }>

/** What stands before the visitor: its route, and the release that it is of. */
export type ActivePage = { route: ClientRoute | undefined; release: ReleaseId | undefined }

export type PageSettings = {
  live: ActiveRemotes
  loader: PageLoader
  platform: Platform
  history: SiteHistory
  federation: Federation
  bootPage: BootPage
  tracking: TelemetryRecorder
  stage: PageOutlet
  room: HTMLElement
  /** How the server left the page; told once, to the page that is mounted first. */
  consumeServerMarkup(): BootPage['state'] | undefined
  takePlace(): PageContainer
  onActivePageChange(activePage: ActivePage): void
  tellArrival: TellArrival
}

/** Milliseconds of the old page's last frame before a skeleton says that something is on its way. */
const skeletonDelayMs = 120

/** single-spa complains about mounts of 3 s and more; what takes longer goes on by itself. */
const maxMountMs = 2500

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** What single-spa calls for one route, or for addresses that no page has (`own` is undefined). Neither ever rejects. */
export const pageLifecycles = (own: ClientRoute | undefined, settings: PageSettings): LifeCycles => {
  const { live, loader, platform, history, federation, tracking, bootPage, stage, room } = settings
  let root: PageRoot | undefined
  let place: HTMLElement | undefined
  let shown: ShownPage | undefined
  let release: ReleaseId | undefined
  /** The page as it was left. */
  let cached: (CachedPage & { page: ShownPage; root: PageRoot }) | undefined
  /** The entry that the page stands at: by the time it is left, the history is already at the next. */
  let key = ''
  let fallbackRoot: PageRoot | undefined
  let stop: (() => void) | undefined
  let retry = () => {}
  let mounted = 0
  /** Nothing of the page stands there, or it crashed: it is shown anew as soon as its remote is back or another. */
  let isBroken = false

  const frame = (view: ReactElement) => (
    <FrameRoot platform={platform} host={live.page.get()} href={history.get()}>
      {view}
    </FrameRoot>
  )
  const match = (address: string) => {
    const found = cached ? undefined : loader.match(address)
    if (found?.route !== own) return undefined
    key = history.key()
    return found?.params
  }
  const setActiveRelease = (next?: ReleaseId) => {
    release = next
    settings.onActivePageChange({ route: own, release })
  }
  const onError = (error: unknown) => {
    isBroken = true
    tracking.recordCrash(error, release)
  }
  const openRoot = (container: HTMLElement, hydrate: boolean) =>
    openPageRoot({ container, hydrate, onError, onRecovered: tracking.warn })
  const closeFallback = () => {
    fallbackRoot?.close()
    fallbackRoot = undefined
  }
  const pageOf = (opened: ShownPage, parked = false) => (
    <ConnectedPage
      key={opened.release?.build}
      platform={opened.platform}
      host={live.page}
      namespace={opened.route.remote}
      module={opened.module}
      location={history}
      match={match}
      parked={parked}
    />
  )
  const failure = () => {
    const { Failure } = live.page.get()
    return frame(<Failure kind="page" label={history.placeholder()?.title} retry={retry} />)
  }
  const viewOf = async (opened: OpenedPage, isFirst: boolean) => {
    if (opened.step === 'failed') return failure()
    const missing = opened.step === 'shown' && opened.settled.step === 'missing' ? opened.settled.status : 404
    if (opened.step === 'shown' && opened.settled.step !== 'missing') return pageOf(opened)
    try {
      return frame(
        await loadNotFoundView(missing, isFirst && bootPage.state === 'off' ? bootPage.countries : undefined),
      )
    } catch (error) {
      // What the server wrote says the same.
      if (isFirst) throw error
      return failure()
    }
  }

  /** Takes the page up again that was left at this entry. It is in sight already where the visitor went back. */
  const restoreFromCache = (): boolean => {
    if (!cached) return false
    const before = cached
    // One that was given up in between, as when releases changed, is about to be closed under the visitor's eyes.
    const isSame = stage.release(before) && before.key === history.key() && before.isUsable()
    cached = undefined
    if (!isSame) {
      runWhenIdle(before.close)
      return false
    }
    ;({ root, place, page: shown } = before)
    setActiveRelease(shown.release)
    stage.show(before.place)
    root.follow(pageOf(shown))
    stage.onPageArrived()
    if (release) tracking.recordMount(release)
    const href = history.get()
    void loader.open(href).then((opened) => settings.tellArrival(opened, href))
    return true
  }

  const storeInCache = (): boolean => {
    const { release: left } = shown ?? {}
    if (!root || !place || !shown || !left || isBroken) return false
    const leaving = { page: shown, root, place }
    const { activeElement } = document
    const focused = activeElement instanceof HTMLElement && place.contains(activeElement) ? activeElement : undefined
    const isHere = () => live.remotes().some(({ name, build }) => name === left.name && build === left.build)
    cached = {
      ...leaving,
      key,
      focused,
      isUsable: () => !isBroken && isHere(),
      deactivate: () => leaving.root.follow(pageOf(leaving.page, true)),
      close: () => {
        if (cached?.root === leaving.root) cached = undefined
        leaving.root.close()
        leaving.place.remove()
      },
    }
    stage.store(cached)
    return true
  }

  return {
    bootstrap: async () => undefined,
    mount: async () => {
      const begun = performance.now()
      const generation = ++mounted
      key = history.key()
      stop = own && federation.onRecovered(own.remote, () => isBroken && retry())
      if (restoreFromCache()) return
      const serverState = settings.consumeServerMarkup()
      // The page of this address went while the visitor was elsewhere; the server says what became of it.
      if (!own && !serverState) return location.reload()
      const hydrate = serverState === 'rendered' || serverState === 'missing' || serverState === 'off'
      let isServerMarkupIntact = hydrate
      setActiveRelease()
      const serverContainer = serverState && room.querySelector<HTMLElement>(':scope > div')
      if (serverContainer) {
        place = serverContainer
        root = openRoot(serverContainer, hydrate)
      } else {
        const next = settings.takePlace()
        next.setRenderErrorHandler(onError)
        ;({ place, root } = next)
      }
      const here = place
      const renderView = async (view: ReactElement) => {
        if (generation !== mounted) return
        stage.show(here)
        await root?.show(view)
      }
      // On a busy device a page is on its way into the document for longer than the patience; nothing may come after it.
      let arrived = false
      const show = async () => {
        const href = history.get()
        const opened = await loader.open(href)
        if (generation !== mounted || !root) return
        isBroken = opened.step === 'failed'
        const { Failure } = live.page.get()
        if (isBroken && isServerMarkupIntact) {
          // What the server wrote can still be read and its links work; the fallback stands above it.
          fallbackRoot ??= openRoot(document.getElementById('rescue') as HTMLElement, false)
          await fallbackRoot.show(frame(<Failure kind="slot" retry={retry} />))
          return
        }
        isServerMarkupIntact = false
        closeFallback()
        shown = opened.step === 'shown' && opened.settled.step !== 'missing' ? opened : undefined
        setActiveRelease(opened.step === 'shown' ? opened.release : undefined)
        const ready = performance.now()
        const view = await viewOf(opened, serverState !== undefined)
        arrived = true
        await renderView(view)
        if (generation === mounted) stage.onPageArrived()
        if (release && !isBroken) {
          tracking.recordMount(release)
          tracking.recordLoad(release, 'mount', performance.now() - ready)
          tracking.recordLoad(release, 'total', performance.now() - begun)
        }
        settings.tellArrival(opened, href)
      }
      retry = () => {
        loader.forget()
        void show().catch(tracking.warn)
      }
      const placeholder = hydrate || loader.isOpen(history.get()) ? undefined : history.placeholder()
      if (placeholder) {
        // What the link knows stands there before the page is asked for, which costs a phone as much again as painting this.
        await renderView(frame(<PageSkeleton placeholder={placeholder} />))
        void waitForNextPaint()
          .then(() => (generation === mounted ? show() : undefined))
          .catch(onError)
        return
      }
      const showing = show().catch(onError)
      // The server's markup stays until its page is ready to take it over.
      if (hydrate) return Promise.race([showing, sleep(maxMountMs)])
      const first = await Promise.race([showing.then(() => 'shown'), sleep(skeletonDelayMs)])
      if (first !== 'shown' && !arrived && serverState !== 'skeleton') await renderView(frame(<PageSkeleton />))
    },
    unmount: async () => {
      mounted++
      stop?.()
      closeFallback()
      if (!storeInCache()) {
        root?.close()
        place?.remove()
      }
      root = undefined
      place = undefined
      shown = undefined
    },
  }
}
