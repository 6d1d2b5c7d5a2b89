import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the server's markup and while the browser takes that over, then true: for what the server cannot know, such as the reader's
 * clock, and for what must not be used before a script watches it, such as a form whose password would be in the address.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
