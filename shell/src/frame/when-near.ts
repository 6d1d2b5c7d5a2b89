/** How far below the screen something is near: half a screen. */
const nearby = { rootMargin: '50% 0px' }
const signs = ['focusin', 'pointerover', 'touchstart'] as const

/** Calls once something is near the screen, or touched, or has the focus. The answer ends the waiting. */
export const whenNear = (element: HTMLElement, run: () => void): (() => void) => {
  const callOnce = () => {
    stop()
    run()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) callOnce()
  }, nearby)
  const stop = () => {
    observer.disconnect()
    for (const sign of signs) element.removeEventListener(sign, callOnce)
  }
  observer.observe(element)
  for (const sign of signs) element.addEventListener(sign, callOnce, { passive: true })
  return stop
}
