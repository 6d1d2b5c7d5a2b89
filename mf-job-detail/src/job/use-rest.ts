import { useDeferredValue, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the first turn of a view that the browser opens by itself, so that its head is painted before the rest is
 * rendered. The server, and what takes over its markup, have all of it at once.
 */
export const useRest = (): boolean => {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(isFromServer)
  return useDeferredValue(true, first)
}
