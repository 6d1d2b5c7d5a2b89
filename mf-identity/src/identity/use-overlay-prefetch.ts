import type { OverlayLink } from '@jobspan/shared-kit/routing'
import { useEffect } from 'react'

/** The page is at rest by then; a press before fetches the overlay itself. */
const prefetchDelayMs = 1500

/** Fetches the overlay before a finger comes, which gives no notice as a pointer does; not for visitors who save data. */
export const useOverlayPrefetch = (isOffered: boolean, prefetch: OverlayLink['prefetch'] | undefined): void => {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!isOffered || !prefetch || connection?.saveData) return
    const timer = setTimeout(prefetch, prefetchDelayMs)
    return () => clearTimeout(timer)
  }, [isOffered, prefetch])
}
