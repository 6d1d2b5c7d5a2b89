import { type RefObject, useEffect } from 'react'

/**
 * Tells an element from where to where the screen can be seen, in `--seen-start` and `--seen-end`: the keyboard of a phone covers its
 * foot, and neither `dvh` nor what stands fixed knows of it. While somebody magnifies the page, nothing is told.
 */
export const useVisualViewport = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const seen = window.visualViewport
    const own = element.current
    if (!seen || !own) return
    const updateViewport = () => {
      const isWhole = seen.scale < 1.01
      for (const [name, pixels] of [
        ['--seen-start', seen.offsetTop],
        ['--seen-end', seen.offsetTop + seen.height],
      ] as const)
        if (isWhole) own.style.setProperty(name, `${pixels}px`)
        else own.style.removeProperty(name)
    }
    updateViewport()
    seen.addEventListener('resize', updateViewport)
    seen.addEventListener('scroll', updateViewport)
    return () => {
      seen.removeEventListener('resize', updateViewport)
      seen.removeEventListener('scroll', updateViewport)
    }
  }, [element])
}
