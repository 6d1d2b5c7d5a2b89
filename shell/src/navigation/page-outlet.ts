import { nextPaint, whenIdle } from '../scheduling.ts'

/** A page that was left and is kept as it was. */
export type KeptPage = {
  /** Key of the history entry that it was left at. */
  key: string
  place: HTMLElement
  /** What in it had the focus, such as the link that was followed. */
  focused: HTMLElement | undefined
  /** Whether it may still be shown: its release runs here, and it did not break. */
  isUsable(): boolean
  /** Ends what the page does by itself: timers, listeners, queries. */
  park(): void
  close(): void
}

export type PageStage = {
  /** Puts a page before the visitor and the others out of sight, in the same turn. */
  show(place: HTMLElement): void
  /** Shows the page that was left at a history entry. False where none is kept; React has yet to be told of it. */
  bringBack(key: string): boolean
  /** Gives the focus of the page that was brought back to what had it (WCAG 2.4.3). False where there is nothing to give it to. */
  refocus(): boolean
  /** Keeps the page that is being left; once the next has arrived, no other is kept. */
  keep(page: KeptPage): void
  /** The page has arrived. */
  settle(): void
  /** The page is in use again, or outdated. False where it was given up, and so is closed as soon as there is time. */
  release(page: KeptPage): boolean
  /** Gives up whatever page is kept. */
  discard(): void
}

const isOutOfSight = (place: Element) => place.hasAttribute('data-kept')

/**
 * The room of pages inside `main`. A kept page stays in the document by `data-kept` (see `document-css.ts`), which clips
 * all of it away: it is not painted and not hit, but its style and layout are there on the way back. `visibility` and `inert`
 * are inherited, so setting or taking either away computes the style of all that is in the page anew: `inert`, which keeps it from
 * being found and focused, comes once the next page is painted, and goes once the page that was brought back is. Nothing
 * of it is read aloud meanwhile. `content-visibility` would skip the page's work as well, but Chromium at times never
 * noticed that it was gone, and the page stayed blank.
 */
export const createPageStage = (room: HTMLElement): PageStage => {
  /** The last one was left last; any before it are given up once its successor stands there, which may be one of them. */
  let kept: KeptPage[] = []
  let left: HTMLElement | undefined
  const giveUp = (pages: readonly KeptPage[]) => {
    for (const page of pages) whenIdle(page.close)
  }
  /** Lets the page in sight be used again. */
  const awaken = () => {
    for (const each of room.children) if (!isOutOfSight(each)) (each as HTMLElement).inert = false
  }
  const show: PageStage['show'] = (place) => {
    if (place.parentElement !== room) room.append(place)
    const wasOut = isOutOfSight(place)
    for (const each of room.children) {
      each.toggleAttribute('data-kept', each !== place)
      each.ariaHidden = each === place ? null : 'true'
    }
    if (wasOut) void nextPaint().then(awaken)
  }
  return {
    show,
    bringBack(key) {
      const page = kept.at(-1)
      if (page?.key !== key || !page.isUsable()) return false
      show(page.place)
      left = page.focused
      return true
    },
    refocus() {
      const element = left
      left = undefined
      awaken()
      element?.focus({ preventScroll: true })
      return element !== undefined && document.activeElement === element
    },
    keep(page) {
      kept = [...kept, page]
    },
    settle() {
      giveUp(kept.slice(0, -1))
      kept = kept.slice(-1)
      const [page] = kept
      if (!page) return
      // The visitor may be back before that.
      void nextPaint().then(() => {
        page.place.inert = isOutOfSight(page.place)
      })
      whenIdle(() => kept.includes(page) && page.park())
    },
    release(page) {
      const isKept = kept.includes(page)
      kept = kept.filter((other) => other !== page)
      return isKept
    },
    discard() {
      giveUp(kept)
      kept = []
    },
  }
}
