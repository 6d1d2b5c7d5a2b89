import { runWhenIdle, waitForNextPaint } from '../scheduling.ts'

/** A page that was left and is kept as it was. */
export type CachedPage = {
  /** Key of the history entry that it was left at. */
  key: string
  container: HTMLElement
  /** What in it had the focus, such as the link that was followed. */
  focused: HTMLElement | undefined
  /** Whether it may still be shown: its release runs here, and it did not break. */
  isUsable(): boolean
  /** Ends what the page does by itself: timers, listeners, queries. */
  deactivate(): void
  close(): void
}

export type PageOutlet = {
  /** Puts a page before the visitor and the others out of sight, in the same turn. */
  show(container: HTMLElement): void
  /** Shows the page that was left at a history entry. False where none is kept; React has yet to be told of it. */
  restore(key: string): boolean
  /** Gives the focus of the page that was brought back to what had it (WCAG 2.4.3). False where there is nothing to give it to. */
  restoreFocus(): boolean
  /** Keeps the page that is being left; once the next has arrived, no other is kept. */
  store(page: CachedPage): void
  /** The page has arrived. */
  onPageArrived(): void
  /** The page is in use again, or outdated. False where it was given up, and so is closed as soon as there is time. */
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
  /** The last one was left last; any before it are given up once its successor stands there, which may be one of them. */
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
      const isKept = cached.includes(page)
      cached = cached.filter((other) => other !== page)
      return isKept
    },
    evictAll() {
      evict(cached)
      cached = []
    },
  }
}
