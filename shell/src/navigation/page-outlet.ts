import { runWhenIdle, waitForNextPaint } from '../scheduling.ts'

/** A page that the visitor left, and that stays in the document for Back. */
export type CachedPage = {
  /** Key of the history entry that it was left at. */
  key: string
  container: HTMLElement
  /** Element that had the focus, such as the link that was followed. */
  focused: HTMLElement | undefined
  /** Whether it can still be shown: its release is active. */
  isUsable(): boolean
  /** Ends the page's effects: timers, listeners, queries. */
  deactivate(): void
  close(): void
}

export type PageOutlet = {
  /** Shows a page and hides the others, in the same task. */
  show(container: HTMLElement): void
  /** Shows the cached page of a history entry, before React renders it again. False where there is none. */
  restore(key: string): boolean
  /** Focuses the element of the restored page that had the focus (WCAG 2.4.3). False where there is none. */
  restoreFocus(): boolean
  /** Caches the page that the visitor leaves. Once the next page has arrived, no other page is cached. */
  store(page: CachedPage): void
  /** The page has arrived. */
  onPageArrived(): void
  /** Removes a page from the cache. False where it was evicted before, and so will be closed when the browser is idle. */
  take(page: CachedPage): boolean
  /** Gives up whatever page is kept. */
  evictAll(): void
}

const isHidden = (container: Element) => container.hasAttribute('data-cached-page')

/**
 * The room of pages inside `main`. A kept page stays in the document by `data-cached-page` (see `document-css.ts`), which clips
 * all of it away: it is not painted and not hit, but its style and layout are there on the way back. `visibility` and `inert`
 * are inherited, so setting or taking either away computes the style of all that is in the page anew: `inert`, which keeps it from
 * being found and focused, comes once the next page is painted, and goes once the page that was brought back is. Nothing
 * of it is read aloud meanwhile. `content-visibility` would skip the page's work as well, but Chromium at times never
 * noticed that it was gone, and the page stayed blank.
 */
export const createPageOutlet = (outlet: HTMLElement): PageOutlet => {
  /** Newest last. Older pages are evicted as soon as the next page is shown; that page can itself come from this list. */
  let cached: CachedPage[] = []
  let elementToFocus: HTMLElement | undefined
  const evict = (pages: readonly CachedPage[]) => {
    for (const page of pages) runWhenIdle(page.close)
  }
  /** Lets the page in sight be used again. */
  const removeInert = () => {
    for (const each of outlet.children) if (!isHidden(each)) (each as HTMLElement).inert = false
  }
  const show: PageOutlet['show'] = (container) => {
    if (container.parentElement !== outlet) outlet.append(container)
    const wasOut = isHidden(container)
    for (const each of outlet.children) {
      each.toggleAttribute('data-cached-page', each !== container)
      each.ariaHidden = each === container ? null : 'true'
    }
    if (wasOut) void waitForNextPaint().then(removeInert)
  }
  return {
    show,
    restore(key) {
      const page = cached.at(-1)
      if (page?.key !== key || !page.isUsable()) return false
      show(page.container)
      elementToFocus = page.focused
      return true
    },
    restoreFocus() {
      const element = elementToFocus
      elementToFocus = undefined
      removeInert()
      element?.focus({ preventScroll: true })
      return element !== undefined && document.activeElement === element
    },
    store(page) {
      cached = [...cached, page]
    },
    onPageArrived() {
      evict(cached.slice(0, -1))
      cached = cached.slice(-1)
      const [page] = cached
      if (!page) return
      // The visitor may be back before that.
      void waitForNextPaint().then(() => {
        page.container.inert = isHidden(page.container)
      })
      runWhenIdle(() => cached.includes(page) && page.deactivate())
    },
    take(page) {
      const isCached = cached.includes(page)
      cached = cached.filter((other) => other !== page)
      return isCached
    },
    evictAll() {
      evict(cached)
      cached = []
    },
  }
}
