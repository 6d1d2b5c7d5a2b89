import { usePlatform } from '@jobspan/shared-kit/remote'
import { type RefObject, useEffect } from 'react'

/** The page is at rest by then; a press before fetches the overlay itself. */
const prefetchDelayMs = 1500

/**
 * Fetches the overlay at `to` before a finger comes, which gives no notice as a pointer does: once the button to it has been in sight for a moment.
 * Not for visitors who save data.
 */
export const useOverlayPrefetch = (button: RefObject<HTMLElement | null>, to: string | undefined): void => {
  const { prefetch } = usePlatform()
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!button.current || to === undefined || connection?.saveData) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(prefetch, prefetchDelayMs, to)
    })
    observer.observe(button.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [button, prefetch, to])
}
