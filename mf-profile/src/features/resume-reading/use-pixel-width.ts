import { type RefObject, useEffect, useState } from 'react'

/** A denser screen shows no more than this. */
const maxPixelRatio = 3
/** A window that is being resized comes to rest first. */
const restMs = 150

/** How many pixels of the screen an element is wide; 0 while it is not shown. */
export const usePixelWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    let last = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      last = Math.round(shown.clientWidth * Math.min(window.devicePixelRatio, maxPixelRatio))
      setWidth(last)
    }
    const measureSoon = () => {
      clearTimeout(timer)
      if (last === 0) measure()
      else timer = setTimeout(measure, restMs)
    }
    const observer = new ResizeObserver(measureSoon)
    observer.observe(shown)
    // Zooming changes how many pixels a width has.
    window.addEventListener('resize', measureSoon)
    measure()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('resize', measureSoon)
    }
  }, [element])
  return width
}
