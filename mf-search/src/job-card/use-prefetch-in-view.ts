import { usePlatform } from '@jobspan/shared-kit/remote'
import { type RefObject, useEffect, useRef } from 'react'
import { onFirstInteraction } from '../lazy-part/first-interaction.ts'

/**
 * Fetches the page behind a link that comes into sight, once the visitor has touched the page: what only serves the next page
 * does not slow the first. It happens beside React, because rendering thirty cards anew for it held the first tap up.
 */
export const usePrefetchInView = (to: string): RefObject<HTMLAnchorElement | null> => {
  const { prefetch } = usePlatform()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer?.disconnect()
        prefetch(to)
      })
      if (link.current) observer.observe(link.current)
    }
    const stop = onFirstInteraction(watch)
    return () => {
      stop()
      observer?.disconnect()
    }
  }, [prefetch, to])
  return link
}
