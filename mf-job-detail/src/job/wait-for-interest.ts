/** The last alone where assistive technology presses. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'click'] as const

/**
 * Resolves at the first sign of a visitor who reads: they scroll, press, type or move a pointer. Until then a page fetches nothing but what it
 * shows.
 *
 * @param signal ends the wait; it then never resolves
 * @param maxWaitMs after which a page that is still open counts as read
 */
export const waitForInterest = (signal: AbortSignal, maxWaitMs?: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => finish(), maxWaitMs)
    const stop = () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, finish, { capture: true })
      signal.removeEventListener('abort', stop)
    }
    const finish = () => {
      stop()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, finish, { capture: true, passive: true })
    signal.addEventListener('abort', stop)
  })
