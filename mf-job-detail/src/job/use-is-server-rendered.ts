import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether a view begins with all of it: as the server's markup, and what takes that over, does. A view that the browser opens
 * by itself begins with its head, so that this is painted before the rest is rendered. Hand it to a component that is kept
 * while its properties are the same: what calls this is rendered once more at the end of taking over.
 */
export const useIsServerRendered = (): boolean => {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(isFromServer)
  return first
}
