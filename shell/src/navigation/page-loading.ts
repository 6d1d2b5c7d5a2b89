import type { ReactElement } from 'react'
import { waitForNextPaint } from '../scheduling.ts'
import { loadNotFoundView } from './load-not-found-view.tsx'
import type { LoadedPage } from './page-loader.ts'
import type { PageSettings } from './page-settings.ts'
import type { PageEvent } from './page-state-machine.ts'
import { type PageVisit, watchVisit } from './page-visit.ts'
import type { ServerTakeover } from './server-takeover.ts'

type Settings = Pick<PageSettings, 'loader' | 'history'> & {
  visit: PageVisit
  takeover: ServerTakeover
  dispatch(event: PageEvent): Promise<unknown>
  onError(error: unknown): void
}

/** What was loaded last for the address of a page. */
type LoadResult = { page: LoadedPage; href: string; notFoundView: ReactElement | undefined }

const getNotFoundStatus = (page: LoadedPage): 404 | 410 | undefined => {
  if (page.status === 'no-route') return 404
  return page.status === 'loaded' && page.settled.step === 'missing' ? page.settled.status : undefined
}

/** Loads the page of the current address and dispatches how that ended, unless the visitor has left meanwhile. */
export const createPageLoading = ({ loader, history, visit, takeover, dispatch, onError }: Settings) => {
  let result: LoadResult = { page: { status: 'no-route' }, href: '', notFoundView: undefined }

  const loadOnce = async () => {
    const isCurrent = watchVisit(visit)
    const href = history.getPage()
    // Back shows the page that was left before single-spa unmounts this one: rendered then, this one would take its place, and its scroll position.
    const isLeft = () => loader.match(history.getPage())?.route !== loader.match(href)?.route
    const page = await loader.load(href)
    const status = getNotFoundStatus(page)
    let event: PageEvent = page.status === 'failed' ? 'failed' : status ? 'notFound' : 'loaded'
    let { notFoundView } = result
    if (status && isCurrent()) {
      try {
        notFoundView = await loadNotFoundView(status, takeover.enabledCountries())
      } catch (error) {
        // The server's markup stays: it says the same.
        if (takeover.hasMarkup()) return onError(error)
        event = 'failed'
      }
    }
    if (!isCurrent() || isLeft()) return
    result = { page, href, notFoundView }
    await dispatch(event)
  }
  const load = () => loadOnce().catch(onError)

  return {
    result: () => result,
    /** Another page than the loaded one is shown: the cached one, or none. */
    setPage(page: LoadedPage) {
      result = { ...result, page }
    },
    load,
    /** The placeholder is painted before the page is asked for, which takes a phone as long again as painting it. */
    loadAfterPaint() {
      const isCurrent = watchVisit(visit)
      void waitForNextPaint().then(() => (isCurrent() ? load() : undefined))
    },
    /** Loads the page again while it is shown; a failure changes nothing. */
    loadReplacement() {
      const isCurrent = watchVisit(visit)
      const href = history.getPage()
      void loader.load(href).then((page) => {
        if (!isCurrent() || page.status !== 'loaded') return
        result = { ...result, page, href }
        void dispatch('reloaded')
      })
    },
  }
}

export type PageLoading = ReturnType<typeof createPageLoading>
