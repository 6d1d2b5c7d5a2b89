import { useSyncExternalStore } from 'react'

const condition = '(min-width: 900px)'

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(condition)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for the matrix; a phone gets lists instead. */
export const useIsWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches)
