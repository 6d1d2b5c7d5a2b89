import { usePlatform } from '@jobspan/shared-kit/remote'
import { type RefObject, useEffect, useRef } from 'react'

const interactionEvents = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const
const listeners = new Set<() => void>()
let interacted = false

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run)
}

/** The touch itself comes first: it may be the tap that opens a job, which must not wait for thirty cards to get ready. */
const handleFirstInteraction = () => {
  for (const sign of interactionEvents) window.removeEventListener(sign, handleFirstInteraction)
  whenIdle(() => {
    interacted = true
    for (const listener of listeners) listener()
    listeners.clear()
  })
}

/** Calls once the visitor has touched the page, at once where that was before; the answer ends the waiting. */
const onFirstInteraction = (listener: () => void) => {
  if (interacted) listener()
  else {
    for (const sign of interactionEvents) window.addEventListener(sign, handleFirstInteraction, { passive: true })
    listeners.add(listener)
  }
  return () => listeners.delete(listener)
}

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
