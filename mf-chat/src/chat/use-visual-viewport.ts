import { useEffect } from 'react'

/**
 * Tells the document from where to where the screen can be seen, in `--seen-start` and `--seen-end`: the keyboard of a phone covers its foot, and
 * `dvh` does not know of it. While somebody magnifies the page, nothing is told.
 */
export const useVisualViewport = (): void => {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const forget = () => {
      style.removeProperty('--seen-start')
      style.removeProperty('--seen-end')
    }
    const updateViewport = () => {
      if (seen.scale >= 1.01) return forget()
      style.setProperty('--seen-start', `${seen.offsetTop}px`)
      style.setProperty('--seen-end', `${seen.offsetTop + seen.height}px`)
    }
    updateViewport()
    seen.addEventListener('resize', updateViewport)
    seen.addEventListener('scroll', updateViewport)
    return () => {
      seen.removeEventListener('resize', updateViewport)
      seen.removeEventListener('scroll', updateViewport)
      forget()
    }
  }, [])
}
