import { type RefObject, useEffect } from 'react'

/** Pixels of scrolling that count as a direction; less is a trembling thumb. */
const thresholdPx = 8

/**
 * Marks an element `data-hidden` while the visitor scrolls down, and brings it back on the way up, near the top, or when the
 * focus enters it. Writes an attribute instead of rendering, so scrolling costs nothing.
 */
export const useHideOnScroll = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const target = element.current
    if (!target) return
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < thresholdPx && now > 0) return
      const away = now > last && now > 96 && !target.contains(document.activeElement)
      target.toggleAttribute('data-hidden', away)
      last = now
    }
    const onFocus = () => target.removeAttribute('data-hidden')
    window.addEventListener('scroll', onScroll, { passive: true })
    target.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      target.removeEventListener('focusin', onFocus)
    }
  }, [element])
}
