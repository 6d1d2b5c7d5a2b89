/** A page that takes longer to come has been read from its top by then. */
const maxWaitMs = 5000
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where the visitor was. Where the page is not tall enough yet, because its data is still on the way, it does so as
 * soon as it is, unless the visitor has done something before. A further call ends the waiting of the former.
 */
export const createScrollRestorer = (): ((top: number) => void) => {
  let stop = () => {}
  return (top) => {
    stop()
    const go = () => scrollTo({ top, behavior: 'instant' })
    const isTallEnough = () => document.documentElement.scrollHeight - innerHeight >= top
    go()
    if (isTallEnough()) return
    const observer = new ResizeObserver(() => {
      if (!isTallEnough()) return
      stop()
      go()
    })
    const timer = setTimeout(() => stop(), maxWaitMs)
    stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const sign of inputEvents) removeEventListener(sign, stop)
    }
    observer.observe(document.body)
    for (const sign of inputEvents) addEventListener(sign, stop, { passive: true })
  }
}
