import { type RefObject, useEffect, useState } from 'react'

/** Also beyond the edge of a part of the page that scrolls by itself, where browsers can. */
const nearby: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: '50% 0px', scrollMargin: '50% 0px' }

/** Whether an element is in view, or half a screen from it. */
export const useIsNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setNear(last.isIntersecting)
    }, nearby)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
