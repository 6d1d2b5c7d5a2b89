import type { ShownPage } from './page-views.tsx'

/** From the navigation on; then a page that shows nothing has failed. */
const maxBlankMs = 4000
/** A page that was late itself has this long to show something. */
const minShowMs = 1500

/** Whether nothing can be read there, nor seen, nor is announced as loading. */
const isBlank = (container: HTMLElement): boolean =>
  container.textContent?.trim() === '' && !container.querySelector('img,svg,video,canvas,[aria-busy=true]')

type Watched = { page: ShownPage; container: HTMLElement; navigatedAt: number }

/** Finds a page that shows nothing: what hangs while it renders, or waits for data for ever, throws nothing. */
export const createStallWatch = (onStalled: (page: ShownPage, error: Error) => void) => {
  let timer = 0
  return {
    start({ page, container, navigatedAt }: Watched) {
      const waitMs = Math.max(minShowMs, maxBlankMs - (performance.now() - navigatedAt))
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        const isLate = page.settled.step === 'late' && container.querySelector('[aria-busy=true]') !== null
        if (!isLate && !isBlank(container)) return
        const error = new Error(`the page showed nothing within ${maxBlankMs} ms`)
        error.name = 'PageTimeoutError'
        onStalled(page, error)
      }, waitMs)
    },
    stop: () => clearTimeout(timer),
  }
}

export type StallWatch = ReturnType<typeof createStallWatch>
